import { readRulebook, rulesOf } from '@reseau/games';
import * as insurrectionGame from '@reseau/games/insurrection';
import insurrectionSpec from '@reseau/games/insurrection/SPEC.md?raw';
import * as projectGame from '@reseau/games/project';
import projectSpec from '@reseau/games/project/SPEC.md?raw';
import * as resistanceGame from '@reseau/games/resistance';
import resistanceSpec from '@reseau/games/resistance/SPEC.md?raw';
import { describe, expect, test } from 'vitest';
import { RULE_INDEX as insurrection } from '../games/insurrection/rule-index.ts';
import { RULE_INDEX as project } from '../games/project/rule-index.ts';
import { MODULES } from '../games/resistance/catalogue.ts';
import type { ModuleRules } from '../games/resistance/client-module.ts';
import { ASKS } from '../games/resistance/questions.ts';
import { cardRules, RULE_INDEX as resistance } from '../games/resistance/rule-index.ts';
import { en } from '../games/resistance/words.en.ts';
import { anchorOf } from './chapters.ts';

const numbersIn = (spec: string): readonly string[] => rulesOf(readRulebook(spec)).map(({ number }) => number);

describe.each([
  ['The Resistance', resistance, resistanceGame, resistanceSpec],
  ['Insurrection', insurrection, insurrectionGame, insurrectionSpec],
  ['Project: Resistance', project, projectGame, projectSpec],
] as const)('why can’t I? in %s', (_title, index, { REASONS, SETUP_PROBLEMS }, spec) => {
  const known = numbersIn(spec);

  test('every refusal of a move and every problem of a table names rules that there are', () => {
    const named = [
      ...REASONS.map((code) => [code, index.reason(code)] as const),
      ...SETUP_PROBLEMS.map((code) => [code, index.problem(code)] as const),
    ];
    expect(named.filter(([, rules]) => rules.length === 0 || rules.some((rule) => !known.includes(rule)))).toEqual([]);
  });

  test('a refusal that nobody knows still leads somewhere', () => {
    expect(
      [index.reason('no such code'), index.problem('no such code')].flat().every((one) => known.includes(one)),
    ).toBe(true);
  });
});

describe('the modules of The Resistance', () => {
  const known = numbersIn(resistanceSpec);
  const all: readonly (readonly [string, ModuleRules])[] = Object.entries(MODULES).map(([id, { rules }]) => [
    id,
    rules,
  ]);

  test('every number that a module gives is one of a rule', () => {
    const given = all.flatMap(([id, { asks, reasons, problems, cards, noFail }]) =>
      [asks, reasons, problems, cards, noFail]
        .flatMap((part) => Object.values(part ?? {}).flat())
        .map((number) => `${id}: ${number}`),
    );
    expect(given.filter((one) => !known.includes(one.split(': ')[1] ?? ''))).toEqual([]);
  });

  test('every step that asks has the rule that says whom or what', () => {
    const asks = all.flatMap(([, rules]) => Object.keys(rules.asks ?? {}));
    expect(asks.toSorted()).toEqual(ASKS.toSorted());
  });

  test('every chapter but those of all tables is that of one module', () => {
    const chapters = readRulebook(resistanceSpec).chapters.map(anchorOf);
    const letters = all.map(([, rules]) => rules.letters);
    expect(new Set(letters).size).toBe(letters.length);
    expect(chapters.filter((one) => !letters.includes(one))).toEqual(['RE', 'RS', 'CO', 'HO']);
    expect(letters.filter((one) => !chapters.includes(one))).toEqual([]);
    expect(resistance.idle({ modules: ['rogue'], extras: ['spyRogue'] })).toEqual(
      letters.filter((one) => one !== 'RO'),
    );
  });

  test('every card and every spy without a Fail has its rule', () => {
    const nobody = { known: { secret: { characters: [] } }, me: undefined } as unknown as Parameters<
      typeof cardRules
    >[0];
    const cards = Object.keys(en.cards) as (keyof typeof en.cards)[];
    expect(cards.filter((card) => !cardRules(nobody, card).some((number) => known.includes(number)))).toEqual([]);
    const without = all.flatMap(([, rules]) => Object.keys(rules.noFail ?? {}));
    expect(without.toSorted()).toEqual(Object.keys(en.noFail).toSorted());
  });
});
