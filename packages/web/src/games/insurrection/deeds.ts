import type { Seat } from '@reseau/core';
import {
  type Card,
  type CardSet,
  DEED_BEATS,
  type Deed,
  type Fact,
  infoOf,
  type Names,
  type PileName,
} from '@reseau/games/insurrection';
import type { Beat, Scene } from '../../session/telling.ts';
import type { GameWords } from './i18n/en.ts';
import { toldBy } from './log.ts';

/** Where a card comes from or goes to. */
export type Spot = 'centre' | 'hand' | 'graveyard' | PileName;

/** One card on its way; face down without its name. One that is looked at rests between two places. */
export interface Carried {
  readonly card: Card | undefined;
  readonly from?: Spot;
  readonly to?: Spot;
}

/** What one player does with cards, before all and in passing. */
export interface DeedScene extends Scene {
  readonly kind: 'deed';
  readonly passing: true;
  readonly deed: Deed['type'];
  readonly seat: Seat;
  readonly carried: readonly Carried[];
  tell(names: readonly string[]): string;
}

interface Staging {
  readonly set: CardSet;
  /** By seat, what lies in front of it. */
  readonly played: readonly (Card | undefined)[];
  /** All that this viewer was told with it. */
  readonly facts: readonly Fact[];
  readonly words: () => GameWords;
  readonly named: (names: Names) => string;
}

/** A light sound for a light deed; an elimination falls like a stamp. */
const SOUNDS: Readonly<Partial<Record<Deed['type'], readonly Beat['sound'][]>>> = { eliminated: ['card', 'stamp'] };

/** From the beat on which it has happened. */
export const DONE = 1;

export function deedScene(deed: Deed, staging: Staging): DeedScene {
  const { set, played, words, named } = staging;
  const tell = (names: readonly string[]) => toldBy(deed, { set, played }, words(), names, named);
  const sounds = SOUNDS[deed.type];
  const beats = DEED_BEATS[deed.type].map((ms, index): Beat => {
    const sound = sounds === undefined ? 'card' : sounds[index];
    // Spoken only where it weighs: the narrator would fall behind a table that takes card after card.
    const say = deed.type === 'eliminated' && index === 0 ? { say: tell } : {};
    return { ms, ...(sound === undefined ? {} : { sound }), ...say };
  });
  return {
    kind: 'deed',
    passing: true,
    deed: deed.type,
    seat: deed.seat,
    carried: carriedBy(deed, staging),
    beats,
    tell,
  };
}

function carriedBy(deed: Deed, { set, played, facts }: Staging): readonly Carried[] {
  const pileOf = (card: Card): PileName => infoOf(set, card).pile;
  switch (deed.type) {
    case 'took': {
      const own = played[deed.seat];
      const left: readonly Carried[] =
        own === undefined || own === deed.card ? [] : [{ card: own, from: 'hand', to: 'centre' }];
      return [{ card: deed.card, from: 'centre', to: 'hand' }, ...left];
    }
    case 'eliminated':
      return [{ card: deed.card, from: 'centre', to: 'graveyard' }];
    case 'looked': {
      // Whoever looked was told what it is; to all others it stays face down.
      const saw = facts.find((fact) => fact.type === 'saw');
      return [{ card: saw?.type === 'saw' ? saw.card : undefined, from: 'people' }];
    }
    case 'put':
      return deed.where === 'centre'
        ? [{ card: deed.card, from: 'people', to: 'centre' }]
        : [{ card: undefined, to: 'people' }];
    case 'mustered':
      return [{ card: deed.card, from: 'people', to: 'centre' }];
    case 'raised':
      return [{ card: deed.card, from: 'graveyard', to: 'centre' }];
    case 'cleansed':
      return [{ card: deed.card, from: 'centre', to: pileOf(deed.card) }];
    case 'swore':
      return [
        { card: deed.card, from: 'hand', to: pileOf(deed.card) },
        { card: undefined, from: 'leaders', to: 'hand' },
      ];
    case 'traded':
    case 'swapped':
      return [
        { card: deed.take, from: 'centre', to: 'hand' },
        { card: deed.give, from: 'hand', to: 'centre' },
      ];
    case 'gained':
      return [{ card: deed.card, from: 'centre', to: 'hand' }];
  }
}
