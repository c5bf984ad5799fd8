import {
  type FactOf,
  heardBy,
  isOpen,
  knownTo,
  type Match,
  Rng,
  type Seat,
  sample,
  start,
  submit,
  type Viewer,
} from '@reseau/core';
import { DEED_BEATS, type Fact, type InsurrectionKind, isDeed, type Known, setUp } from '@reseau/games/insurrection';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../keys-of.ts';
import type { DeedScene } from './deeds.ts';
import { en } from './i18n/en.ts';
import { scenes } from './scenes.ts';

const SEATS = 4;
const NAMES = ['Ada', 'Ben', 'Cho', 'Dee'];
const made = setUp(SEATS, { side: 'advanced', locations: 'any' });
if (!made.ok) throw new Error(made.problem);
const { game } = made;

interface Told {
  readonly facts: readonly FactOf<InsurrectionKind>[];
  before(viewer: Viewer): Known;
}

/** A whole game at random. */
function played(seed: string): readonly Told[] {
  const rng = Rng.seeded(seed);
  let match: Match<InsurrectionKind> = start(game, seed).match;
  const told: Told[] = [];
  for (;;) {
    const before = match;
    const actor = before.turn.must.find((seat) => before.sealed[seat] === undefined);
    if (before.outcome !== undefined || actor === undefined) return told;
    const move = sample(game.options(knownTo(before, actor), actor), rng);
    const answer = submit(before, { actor, question: before.turn.question, move });
    if (!answer.ok) throw new Error(answer.code);
    ({ match } = answer);
    told.push({ facts: answer.entry.facts, before: (viewer) => knownTo(before, viewer) });
  }
}

const staged = ({ facts, before }: Told, viewer: Viewer): readonly DeedScene[] =>
  scenes(
    before(viewer),
    heardBy(facts, viewer) as readonly Fact[],
    game.cards,
    () => en,
    ({ en: name }) => name,
  ).filter((scene) => scene.kind === 'deed');

/** What somebody sees of it, in full. */
const seen = (scene: DeedScene) => ({ ...scene, beats: scene.beats.map(({ ms }) => ms), tell: scene.tell(NAMES) });

const games = Array.from({ length: 40 }, (_, number) => played(`deeds ${number}`));
const all = games.flat();

describe('what players do with cards before all', () => {
  test.each(keysOf(DEED_BEATS))('“%s” has a scene that says who did it', (type) => {
    const told = all.filter(({ facts }) => facts.some((fact) => fact.type === type));
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) {
      const scene = staged(one, 'table').find(({ deed }) => deed === type);
      expect(scene?.tell(NAMES)).toContain(NAMES[scene?.seat ?? -1]);
      expect(scene?.passing).toBe(true);
      expect(scene?.carried.length).toBeGreaterThan(0);
    }
  });

  test('[IN13] only the one who looks sees the card; to all others every look is the same', () => {
    let looks = 0;
    const others = new Set<string>();
    for (const one of all) {
      const looked = one.facts.find((fact) => fact.type === 'looked');
      if (looked?.type !== 'looked') continue;
      looks += 1;
      const saw = one.facts.find((fact) => fact.type === 'saw');
      for (const viewer of ['table', ...NAMES.map((_, seat) => seat as Seat)] as const) {
        const [scene] = staged(one, viewer);
        const isOwn = viewer === looked.seat;
        expect(scene?.carried[0]?.card).toBe(isOwn && saw?.type === 'saw' ? saw.card : undefined);
        if (scene !== undefined && !isOwn) others.add(JSON.stringify({ ...seen(scene), seat: 0, tell: '' }));
      }
    }
    expect(looks).toBeGreaterThan(10);
    expect(others.size).toBe(1);
  });

  test('beats rest on what all were told', () => {
    for (const one of all) {
      const open = one.facts.filter(isOpen).filter(isDeed);
      expect(staged(one, 'table').map(({ beats }) => beats.map(({ ms }) => ms))).toEqual(
        open.map(({ type }) => [...DEED_BEATS[type]]),
      );
    }
  });

  test('nobody but the one who looked is shown a card that not all were told of', () => {
    const unknown = all.flatMap((one) => {
      const named = JSON.stringify(one.facts.filter(isOpen));
      const { played: lying } = one.before('table').table;
      const cards = staged(one, 'table').flatMap(({ carried }) => carried.flatMap(({ card }) => card ?? []));
      return cards.filter((card) => !named.includes(`"${card}"`) && !lying.includes(card));
    });
    expect(unknown).toEqual([]);
  });
});
