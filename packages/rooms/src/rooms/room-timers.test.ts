import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIG } from '../config.ts';
import { SILENT } from '../testing/silent-log.ts';
import type { Room } from './room.ts';
import { RoomTimers } from './room-timers.ts';

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a deadline that is further away than a timer can wait is waited for without haste', () => {
  const strikes: number[] = [];
  const roomTimers = new RoomTimers({
    log: SILENT,
    timings: CONFIG.timings,
    ring: () => strikes.push(Date.now()),
  });
  const play = { deadline: 40 * DAY, isOver: false };
  const timers = vi.spyOn(globalThis, 'setTimeout');
  roomTimers.attend({ code: 'ABCD', matches: 1, play, away: {} } as unknown as Room);
  vi.advanceTimersByTime(1000);
  expect(timers.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(39 * DAY);
  expect(strikes).toEqual([]);
  vi.advanceTimersByTime(DAY);
  expect(strikes).toEqual([40 * DAY]);
});
