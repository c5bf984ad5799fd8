import type { Fact, Known, OpenFact } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { playerScenes, sayFind } from './find-scene.ts';
import { still } from './gallery/stills.ts';
import { HALFWAY } from './gallery/tables.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { knownIn } from './narrowed.ts';

const before = (): Known => knownIn(still({ opening: HALFWAY }).known);
const told = (...facts: readonly object[]): readonly Fact[] =>
  facts.map((fact) => ({ to: 'all', ...fact }) as unknown as OpenFact);
const sceneOf = (...facts: readonly object[]) => playerScenes(before(), told(...facts), () => en);

const DREW = { type: 'drew', leader: 0, deck: 'clue', cards: ['ne', 'fail'], keep: 1 };
const KEPT = { type: 'kept', leader: 0, card: 'ne', worn: false };
const SABOTAGED = [
  { type: 'acted', leader: 1, action: 'sabotage', cost: 1 },
  { type: 'sabotaged', leader: 1, city: 27 },
  { type: 'killed', city: 27, count: 1, by: 'sabotage' },
  { type: 'gained', leader: 0, by: 'sabotage' },
];

describe('what the players do on stage', () => {
  test('a base destroyed has the stage, with what came of it', () => {
    const [scene] = sceneOf(...SABOTAGED);
    expect(scene).toMatchObject({ kind: 'feat', earned: [0], freed: [{ city: 27, count: 1 }] });
    expect(scene?.light).toBeUndefined();
    expect(scene?.beats.map(({ sound }) => sound)).toEqual(['hush', 'blast', 'good']);
  });

  test('a card is seen in passing', () => {
    expect(sceneOf(DREW)).toMatchObject([{ kind: 'find', light: true, cards: ['ne', 'fail'] }]);
    const after = playerScenes(before(), told(DREW, KEPT), () => en);
    expect(after).toMatchObject([{ find: { type: 'kept' }, cards: ['ne'] }]);
  });

  test('what is neither found nor destroyed has no scene', () => {
    expect(sceneOf({ type: 'moved', leader: 0, city: 16, by: 'road' }, { type: 'undone', leader: 0 })).toEqual([]);
  });

  test.each([
    ['en', en],
    ['fr', fr],
    ['ja', ja],
  ] as const)('it is told in %s', (_language, words) => {
    for (const fact of [
      DREW,
      { ...DREW, cards: ['fail', 'fail'] },
      { type: 'met', leader: 0, city: 29, ally: 'quist' },
      { type: 'foundToken', leader: 0, city: 3 },
      { type: 'crafted', leader: 0 },
      { type: 'retrieved', leader: 0, deck: 'object', card: 'timer' },
      { type: 'recruited', leader: 0, city: 29, ally: 'quist', skill: 'military' },
    ]) {
      const [scene] = sceneOf(fact);
      if (scene?.kind !== 'find') throw new Error(`no scene of ${fact.type}`);
      expect(sayFind(scene, words)).toMatch(/\S/);
      expect(sayFind(scene, words)).not.toMatch(/undefined|NaN/);
    }
  });
});
