import type { Beats, Showing } from '@reseau/core';
import type { Fact } from './facts.ts';
import { scriptOf, timeToRead } from './script.ts';
import type { Setup } from './setup.ts';

/** How long each scene is shown. The client plays them by this, and bots and the clock wait by it. */
export const BEATS = {
  vote: [1000, 1100, 2400],
  stepOut: [1500, 3600],
  strike: [1900, 1600, 3600],
  accusedRightly: [1900, 1500, 3400],
  /** With a beat more: the mission is turned over. */
  accusedWrongly: [1900, 1500, 2200, 3200],
  blame: [1900, 3600],
  loyalty: [1500, 2800],
  look: [1200, 2600],
  plot: [1200, 2600],
  rogue: [1500, 1300, 3400],
} as const satisfies Readonly<Record<string, Beats>>;

const HUSH = 1100;
const TURNED_UP = 850;
/** Before the last card all hold their breath. */
const BREATH = 1700;
const VERDICT = 2800;

/** The cards are turned up one by one. */
export const missionBeats = (cards: number): Beats => [
  HUSH,
  ...Array.from({ length: cards }, (_, index) => (index === cards - 2 ? BREATH : TURNED_UP)),
  VERDICT,
];

/** The script on a screen, line by line. */
const scriptBeats = (seats: number, setup: Setup): Beats => scriptOf(seats, setup).map(timeToRead);

/** The facts of modules that have a scene of their own, but for an accusation, which may go either way. */
const SCENE_OF: Readonly<Partial<Record<string, Beats>>> = {
  'assassin.steppedOut': BEATS.stepOut,
  'hunter.steppedOut': BEATS.stepOut,
  'hunter.blamed': BEATS.blame,
  'defector.turned': BEATS.loyalty,
  'defector.drawn': BEATS.loyalty,
  'inquisitor.looked': BEATS.look,
  'plot.looked': BEATS.look,
  'plot.used': BEATS.plot,
};

/** The scenes of what everybody was just told, but for those with which a match ends: nobody is asked after them. */
export function showing(told: readonly Fact[], { seats, options, onScreen }: Showing): readonly Beats[] {
  const isDeal = told.some((fact) => fact.type === 'round' && 'round' in fact && fact.round === 1);
  const scenes: (Beats | undefined)[] = [isDeal && onScreen ? scriptBeats(seats, options as Setup) : undefined];
  let voted = false;
  for (const fact of told) {
    if (fact.type === 'voted') voted = true;
    if (fact.type === 'approved' || fact.type === 'rejected') {
      // A rejection without votes is the doing of a plot card, which has a scene of its own.
      if (voted) scenes.push(BEATS.vote);
      voted = false;
    } else scenes.push(sceneOf(fact));
  }
  return scenes.filter((beats) => beats !== undefined);
}

function sceneOf(fact: Fact): Beats | undefined {
  if (fact.type === 'revealed' && 'cards' in fact) return missionBeats(fact.cards.length);
  if (fact.type === 'hunter.accused')
    return 'right' in fact && fact.right === true ? BEATS.accusedRightly : BEATS.accusedWrongly;
  return SCENE_OF[fact.type];
}
