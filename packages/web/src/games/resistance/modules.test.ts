import { resistance } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { ASKS } from './asks.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { chronicle } from './log.ts';
import { isPlayable, mended, PRESET_NAMES, PRESETS, problemOf } from './mixing.ts';
import { CHOICES, castOf, choicesIn, OFFERED } from './modules.ts';
import { scriptOf } from './script.ts';
import { NAMES, play, TABLES } from './testing/random-games.ts';
import { sizeAt } from './view.ts';

const SILENT = /^(at|round|laid|voted|recognised)$|[.](deck|told|chance)$/;

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

test('every character but the plain two comes with some module, and with one only', () => {
  const all = OFFERED.flatMap((module) => castOf(module, choicesIn(module)));
  const named = resistance.CHARACTERS.filter((character) => character !== 'resistance' && character !== 'spy');
  expect(all.toSorted()).toEqual(named.toSorted());
});

test.each(TABLES)('%i players, %o: help explains exactly the characters that can be dealt', (seats, setup) => {
  const dealt = ['a', 'b', 'c'].flatMap((seed) =>
    play(seats, setup, seed).facts.flatMap((fact) =>
      fact.type === 'character' && 'character' in fact ? [fact.character] : [],
    ),
  );
  const explained = setup.modules.flatMap((id) =>
    castOf(
      id,
      choicesIn(id).filter((extra) => setup.extras.includes(extra)),
    ),
  );
  const named = [...new Set(dealt)].filter((character) => character !== 'resistance' && character !== 'spy');
  expect(named.toSorted()).toEqual(explained.toSorted());
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
