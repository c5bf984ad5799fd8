// @vitest-environment happy-dom
import { sideOf } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { openRecord } from '../../../replay/record.ts';
import { hiddenAt, ReplayMatch } from '../../../replay/replay-match.svelte.ts';
import { randomRecord } from '../../../testing/records.ts';
import { openAppWords } from '../../../words/app.ts';
import { loadGame } from '../../load.ts';
import { knownIn } from '../narrowed.ts';
import { viewOf } from '../questions.ts';
import { sideBehind } from '../view.ts';

test('every card is told of whoever played it, whoever sits there by now', async () => {
  await openAppWords();
  const raw = randomRecord('resistance', 5, { modules: [] }, 'taken over') as {
    readonly entries: readonly { readonly facts: readonly { readonly type: string; readonly mission?: number }[] }[];
    readonly beside: object;
  };
  const of = (index: number) => ({ name: `Former ${index}` });
  /** Once the first mission is told, everybody's seat is somebody else's. */
  const after = 1 + raw.entries.findIndex(({ facts }) => facts.some(({ type }) => type === 'revealed'));
  const people = [0, 1, 2, 3, 4].map((index) => ({ name: `Later ${index}` }));
  const sittings = people.map(({ name }, seat) => ({ after, phrases: 0, seat, who: 'another', name, of: of(seat) }));
  const read = await openRecord({ ...raw, beside: { people, sittings } }, loadGame);
  if (!read.ok) throw new Error('no record');
  const player = new ReplayMatch(read.record);
  player.go(player.last);
  const missions = hiddenAt(player).find(({ title }) => title === 'Who played what')?.lines ?? [];
  expect(missions.length).toBeGreaterThan(2);
  expect(missions.map((line) => [line.includes('Former'), line.includes('Later')])).toEqual(
    missions.map((_, index) => [index === 0, index > 0]),
  );
  player.go(0);
  expect(
    hiddenAt(player)
      .flatMap((part) => part.lines)
      .some((line) => line.includes('Later')),
  ).toBe(false);
});

const player = async () => {
  const record = randomRecord('resistance', 7, { modules: ['defector'] }, 'sides');
  const read = await openRecord(record, loadGame);
  if (!read.ok) throw new Error('no record');
  return new ReplayMatch(read.record);
};

test('what is told first belongs to this moment: who was who by then, and the cards of missions that are over come last', async () => {
  await openAppWords();
  const past = await player();
  const titles = Array.from({ length: past.last + 1 }, (_, at) => {
    past.go(at);
    return hiddenAt(past).map(({ title }) => title);
  });
  expect(new Set(titles.map(([first]) => first))).toEqual(new Set(['At this moment', 'Who was who']));
  const over = titles.filter((all) => all.includes('Who played what'));
  expect(over.length).toBeGreaterThan(5);
  expect(new Set(over.map((all) => all.at(-1)))).toEqual(new Set(['Who played what']));
});

test('unmasked, every seat shows the side it was on at that moment, and masked none', async () => {
  const past = await player();
  const sides = () => past.record.game.seats.map((seat) => sideBehind(viewOf(past.sight), seat));
  const switched: number[] = [];
  for (let at = 0; at <= past.last; at += 1) {
    past.go(at);
    past.unmasked = false;
    expect(sides()).toEqual(past.record.game.seats.map(() => undefined));
    past.unmasked = true;
    const characters = knownIn(past.record.past[at]?.all ?? past.sight.known).secret.characters;
    const others = sides().flatMap((side, seat) => {
      const character = characters[seat];
      return character === undefined || side === sideOf(character) ? [] : [character];
    });
    expect(others.every((character) => character.endsWith('Defector'))).toBe(true);
    if (others.length > 0) switched.push(at);
  }
  expect(switched.length).toBeGreaterThan(0);
  expect(switched.length).toBeLessThan(past.last);
});
