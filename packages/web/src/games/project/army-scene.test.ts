import { type FactOf, heardBy, knownTo, type Match, optionsFor, Rng, sample, start, submit } from '@reseau/core';
import { type ProjectKind as Kind, type Known, setUp } from '@reseau/games/project';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ArmyScene, armyScenes, frameAt, sayCause, summary } from './army-scene.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { logLines } from './log.ts';

/** What one decision told everybody, and what was known before it. */
interface Batch {
  readonly before: Known;
  readonly facts: readonly FactOf<Kind>[];
  readonly after: Known;
}

/** A whole game of two at random who never give up, quick to its end, as a client hears it. */
function played(seed: string): readonly Batch[] {
  const made = setUp(2, { difficulty: 'hard', clock: 'actions', actionsPerStep: 1, lastTurn: 12 });
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded(seed);
  const dealt = start<Kind>(made.game, seed);
  let match: Match<Kind> = dealt.match;
  const heard: Batch[] = [
    { before: made.game.empty, facts: heardBy(dealt.entry.facts, 'table'), after: knownTo(match, 'table') },
  ];
  while (match.outcome === undefined) {
    const actor = rng.choose(match.turn.may);
    const options = optionsFor(match, actor).filter(({ type }) => type !== 'giveUp');
    if (options.length === 0) continue;
    const move = rng.below(6) === 0 ? { type: 'done' } : sample(options, rng);
    const before = knownTo(match, 'table');
    const answer = submit(match, { actor, question: match.turn.question, move });
    if (!answer.ok) continue;
    ({ match } = answer);
    heard.push({ before, facts: heardBy(answer.entry.facts, 'table'), after: knownTo(match, 'table') });
  }
  return heard;
}

let told: readonly Batch[];
beforeAll(() => {
  told = ['one', 'two', 'three'].flatMap(played);
});

const stagesOf = ({ before, facts }: Batch): readonly ArmyScene[] => armyScenes(before, facts, () => en);

describe("the army's turn on stage", () => {
  test('is one scene for each turn of the army, and nothing else is', () => {
    for (const one of told) {
      const turns = one.facts.filter(({ type }) => type === 'armyBegan').length;
      expect(stagesOf(one).length).toBe(turns);
    }
    expect(told.filter((one) => stagesOf(one).length > 0).length).toBeGreaterThan(10);
  });

  test('shows every step with its cause, and ends on the island as it then is', () => {
    for (const one of told) {
      for (const scene of stagesOf(one)) {
        expect(scene.beats.length).toBe(scene.frames.length);
        const last = scene.frames.at(-1);
        expect(last?.table.reds).toEqual(one.after.table.reds);
        expect(last?.table.blacks).toEqual(one.after.table.blacks);
        expect(last?.action).toBeLessThanOrEqual(scene.actions);
        expect(frameAt(scene, 999)).toBe(last);
      }
    }
  });

  test('counts the soldiers that came', () => {
    for (const one of told) {
      for (const { added } of stagesOf(one)) {
        const came = one.facts.reduce(
          (sum, fact) => (fact.type === 'added' && 'count' in fact ? sum + fact.count : sum),
          0,
        );
        expect(added).toBe(came);
      }
    }
  });
});

describe.each([
  ['en', en],
  ['fr', fr],
  ['ja', ja],
] as const)('in %s', (_language, words) => {
  const isSaid = (text: string) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text);

  test('every moment of the army is told', () => {
    for (const one of told) {
      for (const scene of stagesOf(one)) {
        for (const { cause } of scene.frames) expect(sayCause(cause, words)).toSatisfy(isSaid);
        const last = scene.frames.at(-1);
        expect(last === undefined ? '' : summary(last, scene.added, words)).toSatisfy(isSaid);
      }
    }
  });

  test('every line of the log is told', () => {
    for (const { before, facts } of told) {
      for (const { tell } of logLines(before.table, facts)) expect(tell(words, ['Ada', 'Léa'])).toSatisfy(isSaid);
    }
  });

  test('the log names who acts and where', () => {
    const lines = told
      .flatMap(({ before, facts }) => logLines(before.table, facts))
      .map(({ tell }) => tell(words, ['Ada', 'Léa']));
    expect(lines.some((line) => line.includes(words.cities[0] ?? ''))).toBe(true);
    expect(lines.some((line) => line.includes('Léa'))).toBe(true);
  });
});
