import { CHARACTERS, castOf, EXTRAS, MODULE_IDS, moduleOf, type SeatCount, type Setup } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { logLines } from './log.ts';
import { isPlayable } from './mixing.ts';
import { choicesIn, OFFERED } from './modules.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';
import { ASKS } from './questions.ts';
import { scriptOf } from './script.ts';
import { emptyTable, NAMES, play, TABLES } from './testing/random-games.ts';
import { sizeAt } from './view.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

const SILENT = /^(at|round|laid|voted|recognised)$|[.](deck|told|chance)$/;

describe.each(TABLES)('%i players, %o', (seats, setup) => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => play(seats, setup, seed));

  test('every fact has words in every language', () => {
    const empty = emptyTable(seats, setup);
    for (const fact of games.flatMap(({ facts }) => facts)) {
      for (const words of [en, fr, ja]) {
        const lines = logLines(empty, [fact], setup).map(({ tell }) => tell(words, NAMES));
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
    for (const { mission, team } of proposed) {
      expect(team.length).toBe(sizeAt({ options: setup }, seats as SeatCount, mission));
    }
  });
});

test('all modules are on offer, and the choices stand under their modules', () => {
  expect([...OFFERED].toSorted()).toEqual([...MODULE_IDS].toSorted());
  expect(OFFERED.flatMap(choicesIn).toSorted()).toEqual([...EXTRAS].toSorted());
  for (const module of OFFERED) {
    for (const extra of choicesIn(module)) expect(moduleOf(extra)).toBe(module);
  }
});

test('every character but the plain two comes with some module, and with one only', () => {
  const all = OFFERED.flatMap((module) => castOf(module, choicesIn(module)));
  const named = CHARACTERS.filter((character) => character !== 'resistance' && character !== 'spy');
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

describe('the script of the reveal', () => {
  const { close, open, shut, ...say } = en.script;

  test.each<[seats: number, ...mix: (readonly string[])[]]>([
    [7, ['assassin'], ['bodyGuard', 'blindSpy'], [`${say.spies} ${say.blindSpy}`, say.commander, say.bodyGuard]],
    [
      7,
      ['assassin', 'rogue'],
      ['deepCover', 'spyRogue'],
      [`${say.spies} ${say.rogue}`, `${say.commander} ${say.deepCover} ${say.rogueHidden}`],
    ],
    [5, ['assassin'], ['blindSpy'], [say.commander]],
    [5, ['assassin', 'defector'], [], [`${say.spy} ${say.spyDefector}`, say.commander]],
    [7, ['hunter'], ['coordinator'], [say.spies, say.spyChief, say.coordinatorToOne]],
    [8, ['hunter'], ['coordinator'], [say.spies, say.spyChief, say.resistanceChiefs, say.coordinator]],
    [10, ['hunter'], [], [say.spies, say.spyChiefs, say.resistanceChiefs]],
  ])('%i players, %o with %o, is read line by line', (seats, modules, extras, lines) => {
    const read = (lines ?? []).map((line, index, all) => (index < all.length - 1 ? `${line} ${shut}` : line));
    expect(scriptOf(seats, { modules, extras } as Setup, en.script)).toEqual([close, ...read, open]);
  });

  test.each<[number, Setup]>([
    [7, { modules: ['blindSpies'], extras: [] }],
    [5, { modules: ['rogue'], extras: ['spyRogue'] }],
  ])('%i players, %o: where nobody is shown anybody there is nothing to read', (seats, setup) => {
    expect(scriptOf(seats, setup, en.script)).toEqual([say.none]);
  });
});
