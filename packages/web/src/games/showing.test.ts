import {
  type FactOf,
  heardBy,
  isOpen,
  type Kind,
  type Known,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  type Seat,
  sample,
  start,
  submit,
  type Viewer,
} from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import * as insurrection from '@reseau/games/insurrection';
import type * as project from '@reseau/games/project';
import type * as resistance from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../session/telling.ts';
import { en as insurrectionWords } from './insurrection/i18n/en.ts';
import { scenes as insurrectionScenes } from './insurrection/scenes.ts';
import { en as projectWords } from './project/i18n/en.ts';
import { scenes as projectScenes } from './project/scenes.ts';
import { scenes as resistanceScenes } from './resistance/scenes.ts';
import { TABLES } from './resistance/testing/random-games.ts';
import { en } from './resistance/words.en.ts';

type Table = readonly [game: GameId, seats: number, options: object];

const ALL_TABLES: readonly Table[] = [
  ...TABLES.map(([seats, setup]): Table => ['resistance', seats, setup]),
  ['resistance', 5, { modules: [], extras: [] }],
  ['insurrection', 2, { side: 'base' }],
  ['insurrection', 4, { side: 'advanced' }],
  ['insurrection', 6, { side: 'base' }],
  ['project', 1, { difficulty: 'hard', clock: 'actions', actionsPerStep: 1, lastTurn: 12 }],
  ['project', 3, { difficulty: 'initiation', clock: 'actions', lastTurn: 8 }],
];

/** What one decision told, and how each viewer stood before it. */
interface Told {
  readonly facts: readonly FactOf<Kind>[];
  before(viewer: Viewer): Known<Kind>;
}

/** A whole game at random: everything after which somebody is still asked. */
function played([id, seats, options]: Table, seed: string): readonly Told[] {
  const made = GAMES[id].setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded(seed);
  const dealt = start(made.game, seed);
  let match: Match<Kind> = dealt.match;
  const told: Told[] = [{ facts: dealt.entry.facts, before: () => made.game.empty }];
  while (match.outcome === undefined) {
    const before = match;
    const { must, may, question } = before.turn;
    const actor = must.find((seat) => before.sealed[seat] === undefined) ?? rng.choose(may);
    const ends = actor !== 'clock' && must.length === 0 && rng.below(6) === 0;
    const legal = optionsFor(before, actor);
    if (legal.length === 0) continue;
    const answer = submit(before, { actor, question, move: ends ? { type: 'done' } : sample(legal, rng) });
    if (!answer.ok) continue;
    ({ match } = answer);
    told.push({ facts: answer.entry.facts, before: (viewer) => knownTo(before, viewer) });
  }
  return told.slice(0, -1);
}

/** The scenes that this viewer's client plays. */
function clientScenes([id, seats, options]: Table, told: Told, viewer: Viewer): readonly Scene[] {
  const before = told.before(viewer);
  const facts = heardBy(told.facts, viewer);
  switch (id) {
    case 'resistance':
      return resistanceScenes(
        before as resistance.Known,
        facts as readonly resistance.Fact[],
        () => en,
        options as resistance.Setup,
      );
    case 'insurrection': {
      const made = insurrection.setUp(seats, options);
      if (!made.ok) throw new Error(made.problem);
      const heard = facts as readonly insurrection.Fact[];
      return insurrectionScenes(
        before as insurrection.Known,
        heard,
        made.game.cards,
        () => insurrectionWords,
        ({ en: name }) => name,
      );
    }
    case 'project':
      return projectScenes(before as project.Known, facts as readonly project.Fact[], () => projectWords);
  }
}

describe.each(ALL_TABLES)('what the server waits for at a table of %s for %i, %o', (...table) => {
  const told = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => played(table, seed));
  const [id, seats] = table;

  test.each(['table', 0 as Seat, 1 as Seat] as const)('is what the client of %s plays, beat by beat', (viewer) => {
    if (typeof viewer === 'number' && viewer >= seats) return;
    let scenes = 0;
    for (const one of told) {
      const played = clientScenes(table, one, viewer).map(({ beats }) => beats.map(({ ms }) => ms));
      const open = one.facts.filter(isOpen);
      expect(GAMES[id].showing(open)).toEqual(played);
      scenes += played.length;
    }
    expect(scenes).toBeGreaterThan(5);
  });
});
