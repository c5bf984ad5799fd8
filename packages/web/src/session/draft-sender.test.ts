import { type Seat, seatsOf } from '@reseau/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Drafted, DraftSender } from './draft-sender.ts';

const SEATS = seatsOf(5);
const some = (...seats: readonly number[]): readonly Seat[] => SEATS.filter((seat) => seats.includes(seat));
const drafted = (question: number, ...seats: readonly number[]): Drafted => ({
  match: 1,
  question,
  seats: some(...seats),
});

let sent: (readonly Seat[])[];
let sender: DraftSender;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  sender = new DraftSender(({ seats }) => sent.push(seats));
});

test('at most four a second go out, and the last always does', () => {
  for (let tap = 0; tap < 40; tap += 1) {
    sender.show(drafted(1, tap % 5));
    vi.advanceTimersByTime(25);
  }
  expect(sent.length).toBeLessThanOrEqual(4);
  vi.advanceTimersByTime(1000);
  expect(sent.at(-1)).toEqual([4]);
  expect(sent.length).toBeLessThanOrEqual(5);
});

test('nothing goes out while nothing changes, nor before anybody is chosen', () => {
  sender.show(drafted(1));
  sender.show(drafted(1, 2));
  vi.advanceTimersByTime(1000);
  sender.show(drafted(1, 2));
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([[2]]);
  sender.show(drafted(1));
  expect(sent).toEqual([[2], []]);
});

test('the same seats for the next question, or in the next match, are told anew', () => {
  sender.show(drafted(1, 2));
  vi.advanceTimersByTime(1000);
  sender.show(drafted(2));
  sender.show(drafted(2, 2));
  vi.advanceTimersByTime(1000);
  sender.show({ ...drafted(2, 2), match: 2 });
  expect(sent).toEqual([[2], [2], [2]]);
});
