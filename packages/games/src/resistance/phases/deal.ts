import type { Rng, Seat } from '@reseau/core';
import { seatsOf } from '@reseau/core';
import { CHARACTERS, type Character, sideOf } from '../characters.ts';
import { type SeatCount, SPIES } from '../data/tables.ts';
import type { Fact, WhisperedFact } from '../facts.ts';
import type { Bends } from '../module.ts';

/** Shuffles the Character cards and draws the first leader. */
export function deal(seats: SeatCount, bends: Bends, rng: Rng): readonly Fact[] {
  const characters = rng.shuffle(cards(seats));
  const leader = rng.below(seats) as Seat;
  return [{ type: 'led', to: 'all', leader }, ...dealt(characters, bends)];
}

export const DEAL_PROBLEMS = ['badDeal', 'leaderNotSeated', 'wrongCharacters'] as const;
type DealProblem = (typeof DEAL_PROBLEMS)[number];

/** A deal laid out by hand: `{ leader, characters }`, one Character for each seat. */
export function arrange(seats: SeatCount, bends: Bends, raw: unknown): readonly Fact[] | DealProblem {
  if (typeof raw !== 'object' || raw === null || Object.keys(raw).length !== 2) return 'badDeal';
  if (!('leader' in raw && 'characters' in raw && Array.isArray(raw.characters))) return 'badDeal';
  const leader = seatsOf(seats).find((seat) => seat === raw.leader);
  if (leader === undefined) return 'leaderNotSeated';
  const characters = raw.characters.filter((name): name is Character => CHARACTERS.includes(name));
  const spies = characters.filter((character) => sideOf(character) === 'spy').length;
  if (raw.characters.length !== seats || characters.length !== seats || spies !== SPIES[seats])
    return 'wrongCharacters';
  return [{ type: 'led', to: 'all', leader }, ...dealt(characters, bends)];
}

const cards = (seats: SeatCount): readonly Character[] =>
  seatsOf(seats).map((seat) => (seat < SPIES[seats] ? 'spy' : 'resistance'));

/** What everybody is told of these cards: their own, and whom the reveal shows them. */
export function dealt(characters: readonly Character[], bends: Bends): readonly WhisperedFact[] {
  const told: WhisperedFact[] = [];
  characters.forEach((character, index) => {
    const seat = index as Seat;
    told.push({ type: 'character', to: [seat], seat, character });
    const about = shownTo(characters, seat, bends);
    if (about.length > 0) told.push({ type: 'learned', to: [seat], about, side: 'spy' });
  });
  return told;
}

/** Whom the reveal shows to this seat as spies. */
export function shownTo(characters: readonly (Character | undefined)[], seat: Seat, bends: Bends): readonly Seat[] {
  const own = characters[seat];
  if (own === undefined) return [];
  return seatsOf(characters.length).filter((other) => {
    const character = characters[other];
    return other !== seat && character !== undefined && recognises(bends, own, character);
  });
}

const recognises = (bends: Bends, who: Character, whom: Character): boolean =>
  bends.recognises(sideOf(who) === 'spy' && sideOf(whom) === 'spy', who, whom);
