import type { Beats } from '@reseau/core';
import { type BeatsOf, COMMON_BEATS, missionBeats } from './beats.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Fact } from './facts.ts';

const BEATS: ReadonlyMap<string, BeatsOf> = new Map(CATALOGUE.flatMap(({ beats }) => Object.entries(beats)));

/** The scenes of what everybody was just told, but for those with which a match ends: nobody is asked after them. */
export function showing(told: readonly Fact[]): readonly Beats[] {
  const scenes: (Beats | undefined)[] = [];
  let voted = false;
  for (const fact of told) {
    if (fact.type === 'voted') voted = true;
    if (fact.type === 'approved' || fact.type === 'rejected') {
      // A rejection without votes is the doing of a plot card, which has a scene of its own.
      if (voted) scenes.push(COMMON_BEATS.vote);
      voted = false;
    } else scenes.push(beatsOf(fact));
  }
  return scenes.filter((beats) => beats !== undefined);
}

function beatsOf(fact: Fact): Beats | undefined {
  if (fact.type === 'revealed' && 'cards' in fact) return missionBeats(fact.cards.length);
  const beats = BEATS.get(fact.type);
  return typeof beats === 'function' ? beats(fact) : beats;
}
