import { expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import type { RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';

const five = () => new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start();

/** Stood in for and back again, so many times. */
const toAndFro = (member: string, times: number): readonly RoomEvent[] =>
  Array.from({ length: times }, (): readonly RoomEvent[] => [
    { type: 'stoodIn', at: 0, member, level: 'medium', due: [] },
    { type: 'returned', at: 0, member },
  ]).flat();

test('whoever says goodbye again and again is told in the end that it is enough, and the match goes on', () => {
  const script = five();
  const said: string[] = [];
  while (said.length < 30) {
    said.push(script.do('m2', { do: 'leave' }));
    script.comes('m2');
  }
  expect(said.filter((answer) => answer === 'ok')).toHaveLength(20);
  expect(said.slice(20)).toEqual(Array.from({ length: 10 }, () => 'tooMany'));
  expect(script.do('m3', { do: 'leave' })).toBe('ok');
});

test('of those who went and were back the latest are told, of those who came into a seat all', () => {
  const script = five().goes('m2').wait(30_000);
  script.join('Flo');
  expect(script.do('m6', { do: 'claim', member: 'm2' })).toBe('ok');
  expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
  const room = foldRoom(toAndFro('m3', 400), foldRoom([...script.events, ...toAndFro('m4', 3)]));
  const sittings = room.proceedings?.sittings.map(({ view: { who, name } }) => `${who} ${name}`) ?? [];
  expect(sittings).toHaveLength(101);
  expect([sittings[0], sittings.at(-1)]).toEqual(['another Flo', 'back Cy']);
  expect(sittings).not.toContain('standIn Di');
});

test('a note stays where it was among those who sat down', () => {
  const { events } = five();
  const host: RoomEvent = { type: 'hostPassed', at: 0, member: 'm2' };
  const room = foldRoom([...events, ...toAndFro('m3', 40), host, ...toAndFro('m3', 40)]);
  expect(room.proceedings?.sittings).toHaveLength(100);
  expect(room.proceedings?.notes).toEqual([{ told: expect.any(Number), after: 20, what: 'host', name: 'Bob' }]);
});

test('a place that is handed to and fro is told once', () => {
  const script = five();
  for (let times = 0; times < 300; times += 1) {
    expect(script.do('m1', { do: 'makeHost', member: 'm2' })).toBe('ok');
    expect(script.do('m2', { do: 'makeHost', member: 'm1' })).toBe('ok');
  }
  expect(script.room.proceedings?.notes.map(({ what, name }) => [what, name])).toEqual([['host', 'Ann']]);
});
