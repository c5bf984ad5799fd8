import { type Match, optionsFor, Rng, sample, start, submit } from '@reseau/core';
import { resistance } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { ASKS } from './asks.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { chronicle } from './log.ts';
import { isPlayable, mended, PRESET_NAMES, PRESETS, problemOf } from './mixing.ts';
import { CHOICES, choicesIn, OFFERED } from './modules.ts';
import { scriptOf } from './script.ts';
import { sizeAt } from './view.ts';

const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];
const SILENT = /^(at|round|laid|voted|recognised)$|[.](deck|told|chance)$/;

type Played = { readonly facts: readonly resistance.Fact[]; readonly steps: ReadonlySet<string> };

/** A whole game of chance at a table with these. */
function play(seats: number, setup: resistance.Setup, seed: string): Played {
  const made = resistance.setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded(seed);
  let { match, entry } = start(made.game, seed);
  const facts: resistance.Fact[] = [...entry.facts];
  const steps = new Set<string>();
  while (made.game.outcome(match.table) === undefined) {
    steps.add(match.table.at.stack.at(-1)?.step ?? '');
    const moved = step(match, rng);
    match = moved.match;
    facts.push(...moved.facts);
  }
  return { facts, steps };
}

function step(match: Match<resistance.ResistanceKind>, rng: Rng) {
  const seat = match.turn.must.find((one) => match.sealed[one] === undefined);
  if (seat === undefined) throw new Error('nobody is asked');
  const move = sample(optionsFor(match, seat), rng);
  const answer = submit(match, { actor: seat, question: match.turn.question, move });
  if (!answer.ok) throw new Error(answer.code);
  return { match: answer.match, facts: answer.entry.facts };
}

const TABLES: readonly (readonly [number, resistance.Setup])[] = [
  [5, { modules: ['targeting', 'blindSpies', 'inquisitor', 'trapper'], extras: [] }],
  [7, { modules: ['reverser', 'rogue', 'plot'], extras: ['spyReverser', 'resistanceRogue'] }],
  [8, { modules: ['sergeant', 'plot'], extras: [] }],
  [10, { modules: ['assassin', 'plot'], extras: ['bodyGuard', 'falseCommander', 'deepCover', 'blindSpy'] }],
  [6, { modules: ['defector'], extras: ['secretSwitch'] }],
  [6, { modules: ['defector'], extras: ['openSwitch'] }],
  [6, { modules: ['defector'], extras: [] }],
  [10, { modules: ['hunter', 'trapper'], extras: ['dummyAgent', 'coordinator', 'deepAgent', 'blame'] }],
  [5, { modules: ['hunter'], extras: [] }],
];

describe.each(TABLES)('%i players, %o', (seats, setup) => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => play(seats, setup, seed));

  test('every fact has words in every language', () => {
    for (const fact of games.flatMap(({ facts }) => facts)) {
      for (const words of [en, fr, ja]) {
        const lines = chronicle(0 as never, [fact]).map(({ tell }) => tell(words, NAMES));
        expect([fact.type, lines.length]).toEqual([fact.type, SILENT.test(fact.type) ? 0 : 1]);
        expect(lines.join()).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test('every question is one that the docks know', () => {
    const known: readonly string[] = ['propose', 'vote', 'play', ...ASKS];
    expect(games.flatMap(({ steps }) => [...steps]).filter((step) => !known.includes(step))).toEqual([]);
  });

  test('teams are as large as the track says', () => {
    const proposed = games.flatMap(({ facts }) => facts).filter((fact) => fact.type === 'proposed');
    for (const { mission, team } of proposed as Extract<resistance.Fact, { type: 'proposed'; team: unknown }>[]) {
      expect(team.length).toBe(sizeAt({ options: setup }, seats as resistance.SeatCount, mission));
    }
  });
});

test('all modules are on offer, and the choices stand under their modules', () => {
  expect([...OFFERED].toSorted()).toEqual([...resistance.MODULE_IDS].toSorted());
  expect(Object.values(CHOICES).flat().toSorted()).toEqual([...resistance.EXTRAS].toSorted());
  for (const module of OFFERED) {
    for (const extra of choicesIn(module)) expect(resistance.moduleOf(extra)).toBe(module);
  }
});

test('every ready-made table can be played by some number of players', () => {
  expect(PRESET_NAMES.filter((name) => !isPlayable(PRESETS[name]))).toEqual([]);
});

test.each<[number, resistance.Setup]>([
  [7, { modules: ['assassin', 'hunter'], extras: [] }],
  [5, { modules: ['reverser'], extras: [] }],
  [6, { modules: ['assassin'], extras: ['falseCommander'] }],
  [5, { modules: ['hunter'], extras: ['deepAgent', 'blame'] }],
])('%i players: an illegal mix has a legal one near it: %o', (seats, setup) => {
  expect(problemOf(seats, setup)).toBeDefined();
  const near = mended(seats, setup);
  expect(near && problemOf(seats, near.setup)).toBeUndefined();
  expect(near?.changes.length).toBeLessThanOrEqual(2);
});

test('the reveal is read line by line', () => {
  expect(scriptOf({ modules: ['assassin'], extras: ['bodyGuard', 'blindSpy'] }, en.script)).toEqual([
    en.script.close,
    `${en.script.spies} ${en.script.blindSpy}`,
    en.script.commander,
    en.script.bodyGuard,
    en.script.open,
  ]);
});
