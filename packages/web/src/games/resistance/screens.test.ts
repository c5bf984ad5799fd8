import {
  heardBy,
  type Known as KnownOf,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  sample,
  seatsOf,
  start,
  submit,
  type Viewer,
} from '@reseau/core';
import { ENDINGS, type Fact, type Known, type ResistanceKind, setUp } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../../session/game-client.ts';
import { MODULE_LIST, moduleById } from './catalogue.ts';
import { endingOf, signOf } from './ending.ts';
import { handOf, layingWords, obstacleTo } from './hand.ts';
import { historyOf } from './history.ts';
import { askWords } from './i18n/ask-words.ts';
import type { GameWords } from './i18n/game-words.ts';
import { notesOf } from './knowledge.ts';
import { logLines } from './log.ts';
import { choicesIn, OFFERED, variantsIn } from './modules.ts';
import { ASKS, questionOf, screenOf, viewOf } from './questions.ts';
import { rounds } from './rounds.ts';
import { type ResistanceScene, scenes } from './scenes.ts';
import { situation } from './situation.ts';
import { drawnMixes, type Mix, mixName, plainMixes } from './testing/mixes.ts';
import { NAMES } from './testing/random-games.ts';
import { tokensOf } from './tokens.ts';
import { BASE_QUESTIONS } from './view.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

const LANGUAGES: readonly (readonly [string, GameWords])[] = [
  ['en', en],
  ['fr', fr],
  ['ja', ja],
];

function gameOf({ seats, setup }: Mix) {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

/** What a step that asks lacks on the screens, by name. */
function gapsAt(step: string): readonly string[] {
  const gaps: string[] = [];
  const needs = (what: string, look: () => unknown) => {
    try {
      look();
    } catch {
      gaps.push(`${step}: ${what}`);
    }
  };
  needs('no screen', () => screenOf(step));
  if (BASE_QUESTIONS.some((base) => base === step)) return gaps;
  for (const [language, words] of LANGUAGES) needs(`no words in ${language}`, () => askWords(words, step));
  return gaps;
}

describe('whatever can be asked', () => {
  const mixes = [...plainMixes(), ...drawnMixes(150, 'asked')];
  const asking = new Set(mixes.flatMap((mix) => gameOf(mix).asking));

  test.each([...asking])('%s has a screen, with words in every language', (step) => {
    expect(gapsAt(step)).toEqual([]);
  });

  test('is all that the screens ask', () => {
    expect(ASKS.filter((step) => !asking.has(step))).toEqual([]);
  });

  test('a step without a screen is no proposal: it throws', () => {
    expect(() => screenOf('nobody.asks')).toThrow('nobody.asks');
    expect(() => questionOf('nobody.asks')).toThrow('nobody.asks');
  });
});

test('every way to end has its reason', () => {
  const told: readonly string[] = [
    'missions',
    'rejections',
    ...MODULE_LIST.flatMap(({ ends }) => Object.keys(ends?.by ?? {})),
  ];
  expect(ENDINGS.filter((ending) => !told.includes(ending))).toEqual([]);
});

test('a choice that adds a rule and no character has an example in every language', () => {
  const variants = variantsIn(OFFERED.flatMap(choicesIn));
  const gaps = LANGUAGES.flatMap(([language, { extras }]) =>
    variants.filter((extra) => extras[extra].example === undefined).map((extra) => `${extra} in ${language}`),
  );
  expect(gaps).toEqual([]);
});

/** What the client of one viewer makes of a table, all of it. */
function look(known: KnownOf<ResistanceKind>, { seats, setup }: Mix, viewer: Viewer, words: GameWords): object {
  const names = NAMES.slice(0, seats);
  const me = viewer === 'table' ? undefined : viewer;
  const view = viewOf({ known, shown: known, options: setup, me, names } as unknown as Sight);
  const { table } = view;
  const hand = handOf(view).map(({ value }) => value);
  for (const option of view.options) {
    if (option.type === 'play') expect(hand).toEqual(expect.arrayContaining([...option.card.one]));
  }
  return {
    situation: situation(view, words),
    asked: view.ask === undefined ? [] : [questionOf(view.ask).pass?.(words), questionOf(view.ask).waiting?.(words)],
    tokens: seatsOf(seats).map((seat) => tokensOf(view, seat, words)),
    history: rounds(table).map((round) => historyOf(round, { table, names, words })),
    laying: layingWords(view, words).seal,
    hand: me === undefined ? [] : hand.map((card) => obstacleTo(view, card, words) ?? ''),
    notes: me === undefined ? [] : notesOf({ options: setup, known, me, names, words }),
    ending: table.ended === undefined ? [] : [endingOf(view, words), signOf(table.ended)],
  };
}

function isStaged(scene: ResistanceScene): boolean {
  if (!('module' in scene)) return true;
  return moduleById(scene.module).stage?.[scene.kind] !== undefined;
}

interface Step {
  readonly match: Match<ResistanceKind>;
  readonly facts: readonly Fact[];
}

function next({ match }: Step, rng: Rng): Step {
  const seat = match.turn.must.find((one) => match.sealed[one] === undefined);
  if (seat === undefined) throw new Error('nobody is asked');
  const answer = submit(match, {
    actor: seat,
    question: match.turn.question,
    move: sample(optionsFor(match, seat), rng),
  });
  if (!answer.ok) throw new Error(answer.code);
  return { match: answer.match, facts: answer.entry.facts };
}

/** A whole game at random, seen by every seat and by the table. */
function watch(mix: Mix, seed: string, words: GameWords): void {
  const game = gameOf(mix);
  const rng = Rng.seeded(seed);
  const viewers: readonly Viewer[] = ['table', ...seatsOf(mix.seats)];
  const dealt = start(game, seed);
  let before: ((viewer: Viewer) => Known) | undefined;
  let step: Step = { match: dealt.match, facts: dealt.entry.facts };
  for (;;) {
    const { match, facts } = step;
    for (const viewer of viewers) {
      const heard = heardBy(facts, viewer);
      const known = before?.(viewer) ?? game.empty;
      const shown = scenes(known, heard, () => words, mix.setup);
      expect(shown.filter((scene) => !isStaged(scene))).toEqual([]);
      const told = [
        look(knownTo(match, viewer), mix, viewer, words),
        logLines(known.table, heard, mix.setup).map(({ tell }) => tell(words, NAMES)),
        shown.flatMap(({ beats }) => beats.map(({ say }) => say?.(NAMES) ?? '')),
      ];
      expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|\[object/);
    }
    if (match.outcome !== undefined) return;
    before = (viewer) => knownTo(match, viewer);
    step = next(step, rng);
  }
}

describe('the client goes through whole games without a gap, in every seat', () => {
  const mixes = [
    ...plainMixes().filter(({ setup }, index) => setup.modules.length === 1 && index % 9 === 0),
    ...drawnMixes(14, 'seen'),
  ];

  test.each(mixes.map((mix, index) => [mixName(mix), mix, LANGUAGES[index % 3]] as const))(
    '%s',
    (name, mix, spoken) => {
      if (spoken === undefined) throw new Error('no language');
      watch(mix, name, spoken[1]);
    },
  );
});
