import { heardBy, type Seat, seatsOf, type Viewer } from '@reseau/core';
import { resistance } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';
import { type ResistanceScene, scenes } from './scenes.ts';
import { NAMES, play, TABLES } from './testing/random-games.ts';

type Fact = resistance.Fact;

const EMPTY = { characters: [], recognised: [], learned: [], played: [], saw: [], slices: {} };
const known = (table: resistance.Table): resistance.Known => ({ table, secret: EMPTY });

const tell = (type: string, data: object): Fact => ({ type, to: 'all', ...data }) as unknown as Fact;
const stage = (...facts: readonly Fact[]): readonly ResistanceScene[] => {
  const made = resistance.setUp(5, { modules: [], extras: [] });
  if (!made.ok) throw new Error(made.problem);
  return scenes(made.game.empty, facts, () => en, undefined);
};

const spoken = (scene: ResistanceScene | undefined): readonly string[] =>
  (scene?.beats ?? []).flatMap(({ say }) => (say === undefined ? [] : [say(NAMES)]));

describe.each(TABLES)('%i players, %o', (seats, setup) => {
  const games = ['a', 'b', 'c', 'd'].map((seed) => play(seats, setup, seed));
  const told = games.flatMap((game) => game.told.slice(1));

  test('every scene ends, and what it says it says in every language', () => {
    for (const words of [en, fr, ja]) {
      for (const { before, facts } of told) {
        for (const scene of scenes(known(before), facts, () => words, setup)) {
          expect(scene.beats.every(({ ms }) => ms > 0 && ms < 10_000)).toBe(true);
          expect(spoken(scene).join()).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });

  test('the stage shows the same to every seat and to the table', () => {
    const shownTo = (viewer: Viewer) =>
      told.map(({ before, facts }) =>
        scenes(known(before), heardBy(facts, viewer), () => en, setup).map(({ beats, ...scene }) => ({
          ...scene,
          beats: beats.length,
        })),
      );
    const toTable = shownTo('table');
    for (const seat of seatsOf(seats)) expect(shownTo(seat)).toEqual(toTable);
  });
});

describe('what the modules put on stage', () => {
  const CAST: readonly resistance.Character[] = ['commander', 'resistance', 'resistance', 'assassin', 'spy'];
  const ended = (data: object, characters = CAST) => [tell('ended', data), tell('unmasked', { characters })];

  test('the Assassin steps out, and the spies are told to talk', () => {
    const [scene] = stage(tell('assassin.steppedOut', { seat: 3 }));
    expect(scene).toMatchObject({ kind: 'stepOut', seat: 3, character: 'assassin' });
    expect(spoken(scene).at(-1)).toContain(en.stage.stepOut.assassin.how);
  });

  test.each([
    [0, true, 'commander'],
    [1, false, 'resistance'],
  ])('a strike at seat %i: hit %o', (named, hit, character) => {
    const [scene] = stage(tell('assassin.named', { seat: 3, named }), ...ended({ winner: 'spy', ending: 'missions' }));
    expect(scene).toMatchObject({ kind: 'strike', named, hit, character });
  });

  test('a wrong accusation has one beat more: the mission is turned over', () => {
    const accused = { side: 'spy', seat: 4, named: 2, mission: 3, early: false };
    const [wrong] = stage(tell('hunter.accused', { ...accused, right: false }));
    expect([wrong?.kind, wrong?.beats.length, spoken(wrong).at(-1)]).toEqual(['accusation', 4, en.told.turned(3)]);
    const [right] = stage(tell('hunter.accused', { ...accused, right: true }), ...ended({ winner: 'spy' }));
    expect(right).toMatchObject({ kind: 'accusation', caught: 'resistance', beats: { length: 3 } });
  });

  test('an early accusation does not change how the mission before it is shown', () => {
    const [mission] = stage(
      tell('revealed', { mission: 1, cards: ['success', 'fail'] }),
      tell('result', { mission: 1, success: false }),
      tell('hunter.accused', { side: 'spy', seat: 4, named: 2, mission: 1, right: false, early: true }),
      tell('result', { mission: 1, success: true }),
    );
    expect(mission).toMatchObject({ kind: 'mission', success: false });
  });

  test('a loyalty card that is drawn face down stays so on every stage', () => {
    const whisper = { type: 'defector.told', to: [2 as Seat], seat: 2, round: 3, switches: true } as unknown as Fact;
    const [scene, more] = stage(tell('defector.drawn', { round: 3 }), whisper);
    expect([scene, more]).toMatchObject([{ kind: 'loyalty', round: 3, switches: undefined }, undefined]);
  });

  test('No Confidence has a scene of its own, and there is none of a vote that nobody cast', () => {
    const shown = stage(
      tell('proposed', { mission: 1, team: [0, 1] }),
      tell('plot.used', { card: 'noConfidence', seat: 1 }),
      tell('rejected', { rejections: 2 }),
    );
    expect(shown).toMatchObject([{ kind: 'plot', seat: 1, card: 'noConfidence', rejections: 2 }]);
  });

  test('a Rogue wins alone, or in part with the own side', () => {
    const rogues: readonly resistance.Character[] = ['resistanceRogue', 'resistance', 'spyRogue', 'spy', 'resistance'];
    const alone = stage(...ended({ winner: 'spy', ending: 'rogue', alone: 2 }, rogues));
    expect(alone).toMatchObject([{ kind: 'rogue', seat: 2, character: 'spyRogue', alone: true }]);
    const part = stage(...ended({ winner: 'resistance', ending: 'missions' }, rogues));
    expect(part).toMatchObject([{ kind: 'rogue', seat: 0, character: 'resistanceRogue', alone: false }]);
  });

  test('the card that the Trapper set aside is told with the others', () => {
    const [scene] = stage(
      tell('trapper.trapped', { mission: 2, seat: 3 }),
      tell('revealed', { mission: 2, cards: ['success', 'success'] }),
      tell('result', { mission: 2, success: true }),
    );
    expect(scene).toMatchObject({ kind: 'mission', aside: 3 });
  });
});
