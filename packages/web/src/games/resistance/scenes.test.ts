import { heardBy, type Seat, seatsOf, type Viewer } from '@reseau/core';
import {
  type Character,
  type Fact,
  type Known,
  type Made,
  type OpenFact,
  setUp,
  type Table,
} from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { type ResistanceScene, scenes } from './scenes.ts';
import { NAMES, play, TABLES } from './testing/random-games.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

const EMPTY = { characters: [], recognised: [], learned: [], played: [], saw: [], slices: {} };
const known = (table: Table): Known => ({ table, secret: EMPTY });

const tell = (type: string, data: object): Fact => ({ type, to: 'all', ...data }) as unknown as Fact;
const stage = (...facts: readonly Fact[]): readonly ResistanceScene[] => {
  const made = setUp(5, { modules: [], extras: [] });
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

  test('a vote on stage has the votes of all, and they make its verdict', () => {
    const voted = told.flatMap(({ before, facts }) =>
      scenes(known(before), facts, () => en, setup).filter((scene) => scene.kind === 'vote'),
    );
    expect(voted.length).toBeGreaterThan(0);
    for (const { votes, approved } of voted) {
      expect(votes).toHaveLength(seats);
      expect(votes.filter(Boolean).length * 2 > seats).toBe(approved);
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
  const CAST: readonly Character[] = ['commander', 'resistance', 'resistance', 'assassin', 'spy'];
  const ended = (data: object, characters = CAST) => [tell('ended', data), tell('unmasked', { characters })];

  test('the Assassin steps out, and the spies are told to talk', () => {
    const [scene] = stage(tell('assassin.steppedOut', { seat: 3 }));
    expect(scene).toMatchObject({ kind: 'stepOut', seat: 3, character: 'assassin' });
    expect(spoken(scene).at(-1)).toContain(en.modules.assassin.stage.stepOut.how);
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

  const AT = tell('at', { at: { question: 1, stack: [{ step: 'vote' }] } });
  const ballots = (...cast: readonly (readonly [number, boolean])[]) =>
    cast.map(([seat, approve]) => tell('voted', { seat, approve }));

  test('the votes of Opinion Makers stand in the reveal with the others, and as cast before', () => {
    const early = [tell('proposed', { mission: 1, team: [0, 1] }), ...ballots([1, true], [3, true]), AT];
    const rest = [...ballots([0, true], [2, false], [4, false]), tell('approved', {})];
    const wanted = { kind: 'vote', votes: [true, true, false, true, false], early: [1, 3], approved: true };
    const [scene] = stage(...early, ...rest);
    expect(scene).toMatchObject(wanted);
    expect(spoken(scene)).toEqual(['The team is approved: 3 for, 2 against.']);

    const { game } = setUp(5, { modules: ['plot'], extras: [] }) as Extract<Made, { ok: true }>;
    const before = game.see(game.empty.table, early as readonly OpenFact[]);
    expect(scenes(known(before), rest, () => en, undefined)).toMatchObject([wanted]);
  });

  test('two teams told at once have their own votes each', () => {
    const all = (approve: boolean) => ballots([0, approve], [1, approve], [2, approve], [3, approve], [4, approve]);
    const shown = stage(
      tell('proposed', { mission: 1, team: [0, 1] }),
      ...all(false),
      tell('rejected', { rejections: 1 }),
      tell('proposed', { mission: 1, team: [1, 2] }),
      ...ballots([2, false]),
      AT,
      ...ballots([0, true], [1, true], [3, true], [4, true]),
      tell('approved', {}),
    );
    expect(shown).toMatchObject([
      { votes: [false, false, false, false, false], early: [], rejections: 1 },
      { votes: [true, true, false, true, true], early: [2], rejections: 0 },
    ]);
  });

  test('a team that No Confidence may still turn down is not said to go', () => {
    const asks = (step: string) => tell('at', { at: { question: 2, stack: [{ step }] } });
    const approved = [tell('proposed', { mission: 1, team: [0, 1] }), ...ballots([0, true]), tell('approved', {})];
    const [open] = stage(...approved, asks('plot.noConfidence'), asks('plot.noConfidence.chance'));
    expect(open).toMatchObject({ approved: true, contested: true });
    const [sure] = stage(...approved, asks('plot.noConfidence'), asks('play'));
    expect(sure).toMatchObject({ approved: true, contested: false });
  });

  test('No Confidence has a scene of its own, and there is none of a vote that nobody cast', () => {
    const shown = stage(
      tell('proposed', { mission: 1, team: [0, 1] }),
      tell('plot.used', { card: 'noConfidence', seat: 1 }),
      tell('rejected', { rejections: 2 }),
    );
    expect(shown).toMatchObject([{ kind: 'plot', seat: 1, card: 'noConfidence', rejections: 2 }]);
  });

  test('a plot card that is used on somebody says on whom', () => {
    const spotlight = stage(
      tell('plot.used', { card: 'spotlight', seat: 1 }),
      tell('plot.spotlit', { mission: 1, seat: 3 }),
      tell('at', { at: { question: 9, stack: [] } }),
    );
    expect(spotlight).toMatchObject([{ kind: 'plot', seat: 1, aim: { effect: 'spotlit', at: 3 } }]);
    expect(spoken(spotlight[0]).join()).toContain(en.modules.plot.told.spotlit(NAMES[3] ?? ''));
    const eye = stage(
      tell('plot.used', { card: 'closeEye', seat: 1 }),
      tell('plot.eyed', { mission: 1, seat: 1, of: 2 }),
    );
    expect(eye).toMatchObject([{ kind: 'plot', aim: { effect: 'eyed', at: 2 } }]);
    expect(spoken(eye[0]).join()).toContain(en.modules.plot.told.eyed(NAMES[1] ?? '', NAMES[2] ?? ''));
  });

  test('a Rogue wins alone, or in part with the own side', () => {
    const rogues: readonly Character[] = ['resistanceRogue', 'resistance', 'spyRogue', 'spy', 'resistance'];
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

test('the votes that the clock has cast are marked on stage', () => {
  const made = setUp(5, { modules: [], extras: [] });
  if (!made.ok) throw new Error(made.problem);
  const { empty } = made.game;
  const facts = [
    tell('proposed', { mission: 1, team: [0, 1] }),
    tell('at', { at: { question: 7, stack: [] } }),
    ...[true, true, true, false, false].map((approve, seat) => tell('voted', { seat, approve })),
    tell('approved', {}),
    tell('at', { at: { question: 8, stack: [] } }),
  ];
  const late = (question: number) => (question === 7 ? { question, seats: [1, 2] as Seat[] } : undefined);
  expect(scenes(empty, facts, () => en, undefined, late)).toMatchObject([{ kind: 'vote', late: [1, 2] }]);
  expect(scenes(empty, facts, () => en, undefined)).toMatchObject([{ kind: 'vote', late: [] }]);
});
