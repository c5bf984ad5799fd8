// @vitest-environment happy-dom
import { knownTo, startWith } from '@reseau/core';
import { type Base, type City, HOUSE_BOX, isolations, setUp, type Table } from '@reseau/games/project';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Sight, SightProps } from '../../session/game-client.ts';
import { askedIn } from '../../testing/asked.ts';
import { lastBase } from '../../testing/project/deals.ts';
import { openAppWords } from '../../words/app.ts';
import Board from './Board.svelte';
import { numbered } from './cities.ts';
import Screen from './Screen.svelte';
import { basesToFind, viewOf } from './view.ts';
import { game } from './words.ts';

const { options, deal } = lastBase();

/** A table laid out by hand, with this changed on it. */
function sightWith(change: Partial<Table>): Sight {
  const made = setUp(3, options);
  if (!made.ok) throw new Error(made.problem);
  const facts = made.game.arrange(deal);
  if (typeof facts === 'string') throw new Error(facts);
  const { match } = startWith(made.game, facts, 'told');
  const [asked] = askedIn(made.game, { seats: 3, options, seed: 'told', from: match, most: 1 });
  if (asked === undefined) throw new Error('nobody is asked');
  const known = knownTo(match, 0 as never);
  const changed = { ...known, table: { ...known.table, ...change } };
  return { ...asked.sight, known: changed, shown: changed };
}

let shown: Record<string, unknown> | undefined;
function show(part: Component<SightProps>, sight: Sight): string {
  shown = mount(part, { target: document.body, props: { sight } });
  flushSync();
  return document.body.textContent ?? '';
}

beforeAll(() => Promise.all([openAppWords(), game.open()]));
afterEach(() => {
  if (shown !== undefined) void unmount(shown);
});

describe.each([
  ['phone', Board],
  ['television', Screen],
] as const)('at the end, on the %s', (_where, part) => {
  test('all are told where each base was, and what became of it', () => {
    const bases: readonly Base[] = [
      { city: 10 as City, destroyed: true },
      { city: 3 as City, destroyed: false },
    ];
    const sight = sightWith({ ended: 'gaveUp', bases, clues: [] });
    const told = show(part, sight);
    const { end } = game.words;
    expect(told).toContain(end.where);
    for (const { city, destroyed } of bases)
      expect(told).toMatch(new RegExp(`${numbered(city, game.words)}\\s*${destroyed ? end.destroyed : end.stands}`));
    expect(told).toContain(end.unfound(basesToFind(viewOf(sight)) - bases.length));
  });

  test('a city that the clues had given away is named', () => {
    const sight = sightWith({ ended: 'gaveUp', bases: [] });
    const { clues } = viewOf(sight).table;
    const given = [...new Set(isolations(HOUSE_BOX, clues).map(({ city }) => numbered(city, game.words)))];
    expect(given).not.toEqual([]);
    expect(show(part, sight)).toContain(game.words.end.overlooked(game.words.list(given)));
  });
});

test('on the television every percentage and ring of the map is explained', () => {
  const sight = sightWith({});
  const told = show(Screen, sight);
  const dangers = new Set(
    [...document.querySelectorAll<SVGElement>('[data-danger]')].map((one) => one.dataset['danger']),
  );
  expect(dangers.size).toBeGreaterThan(0);
  const { percent, rings } = game.words.risk;
  expect(told).toContain(percent);
  for (const [danger, words] of Object.entries(rings)) expect(told.includes(words)).toBe(dangers.has(danger));
});
