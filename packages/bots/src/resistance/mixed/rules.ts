import type { Seat } from '@reseau/core';
import {
  type Card,
  CHARACTERS,
  type Character,
  isFail,
  type Known,
  type Mission,
  type ResistanceGame,
  type SeatCount,
  type Secret,
  type Side,
  type Table,
} from '@reseau/games/resistance';
import { eligible } from '../eligible.ts';
import type { SeatSet } from '../seat-set.ts';
import { codeOf, type Kinds, kindsOf } from './kinds.ts';
import type { Hopes, OddCard, OnMission, Reading } from './reading.ts';
import { HOME, type Turns } from './turns.ts';

/** An odd card, with how often it is laid by the code of a character. */
interface CodedOddCard extends OddCard {
  readonly rates: readonly (number | undefined)[];
}

/** What is special about one table, read off the game itself and what its modules say. */
export interface Rules {
  readonly seats: SeatCount;
  readonly deck: readonly Character[];
  /** The characters in the deck, each once. */
  readonly kinds: readonly Character[];
  size(mission: Mission): number;
  /** Those whom this leader may take along on the mission. */
  eligible(table: Table, leader: Seat, mission: Mission): SeatSet;
  /** The side that a seat is on now, if its card is known. */
  sideNow(known: Known, seat: Seat): Side | undefined;
  /** The lines of the reveal by which the one character is shown the other. */
  shown(who: Character, whom: Character): string;
  /** The mission cards of a character while it is on its printed side. */
  hand(kind: Character): readonly Card[];
  /** Those with an ordinary Fail, and those with one that shows whose it is. */
  readonly failers: Kinds;
  readonly markers: Kinds;
  readonly couldBe: Reading['couldBe'];
  readonly outdates: Reading['outdates'];
  readonly turncoats: Kinds;
  turns(known: Known): readonly Turns[];
  /** Codes of those who know the spies. */
  readonly insiders: readonly number[];
  readonly odd: readonly CodedOddCard[];
  /** Whether a card may be set aside at this table. */
  readonly setsAside: boolean;
  readonly setAside: OnMission;
  readonly swapped: OnMission;
  readonly faceUp: OnMission;
  readonly hopes: Hopes;
  readonly resultsTell: number;
  readonly overturns: boolean;
}

const PLAIN_HOPES: Hopes = { harmless: 0.97, caught: [], saved: 0 };

/** The game and what these modules say of it, as one. */
export function rulesFor(game: ResistanceGame, readings: readonly Partial<Reading>[]): Rules {
  const { deck } = game;
  const all = <V>(of: (reading: Partial<Reading>) => V | undefined): readonly V[] =>
    readings.map(of).filter((value) => value !== undefined);
  const [turns = () => [HOME]] = all(({ turns }) => turns);
  const [couldBe, outdates, setAside] = [
    all(({ couldBe }) => couldBe),
    all(({ outdates }) => outdates),
    all(({ setAside }) => setAside),
  ];
  const kinds = [...new Set(deck)];
  const hand = handsIn(game);
  const having = (has: (card: Card) => boolean): Kinds => kindsOf(kinds.filter((kind) => hand(kind).some(has)));
  return {
    seats: game.empty.table.seats,
    deck,
    kinds,
    size: (mission) => game.teamSize(mission),
    eligible: (table, leader, mission) => eligible(game, table, leader, mission),
    sideNow: (known, seat) => game.sideNow(known, seat),
    shown: shownBy(game),
    hand,
    failers: having((card) => card === 'fail'),
    markers: having((card) => isFail(card) && card !== 'fail'),
    couldBe: (known, seat, kind) => couldBe.every((could) => could(known, seat, kind)),
    outdates: (table, seat) => outdates.some((outdated) => outdated(table, seat)),
    turncoats: kindsOf(all(({ turncoats }) => turncoats).flat()),
    turns,
    insiders: all(({ insiders }) => insiders)
      .flat()
      .map(codeOf),
    odd: all(({ odd }) => odd).map((one) => ({ ...one, rates: CHARACTERS.map((kind) => one.laid[kind]) })),
    setsAside: setAside.length > 0,
    setAside: firstOf(setAside),
    swapped: firstOf(all(({ swapped }) => swapped)),
    faceUp: firstOf(all(({ faceUp }) => faceUp)),
    hopes: all(({ hopes }) => hopes).reduce((hopes, change) => change(hopes, deck), PLAIN_HOPES),
    resultsTell: all(({ resultsTell }) => resultsTell).reduce((product, share) => product * share, 1),
    overturns: all(({ overturns }) => overturns).some((overturn) => overturn(deck)),
  };
}

const firstOf =
  (asked: readonly OnMission[]): OnMission =>
  (table, mission) => {
    for (const ask of asked) {
      const seat = ask(table, mission);
      if (seat !== undefined) return seat;
    }
    return undefined;
  };

/** Asked of the rules with the first two seats in mind, once for each pair of characters. */
function shownBy(game: ResistanceGame): Rules['shown'] {
  const remembered = new Map<string, string>();
  const { table, secret } = game.empty;
  return (who, whom) => {
    const key = `${who} ${whom}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const dealt = game.dealt({ table, secret: { ...secret, characters: [who, whom] } }, table.leader);
    const lines = (dealt as { readonly shown: Secret['recognised'] }).shown.map(({ line }) => line).join();
    remembered.set(key, lines);
    return lines;
  };
}

/** Asked of the rules with the first seat in mind, alone on the first mission. */
function handsIn(game: ResistanceGame): Rules['hand'] {
  const remembered = new Map<Character, readonly Card[]>();
  const { table, secret } = game.empty;
  const seat = table.leader;
  const going = { mission: 1, leader: seat, team: [seat], votes: [], approved: true } as const;
  const playing = { ...table, proposals: [going], at: { question: 0, stack: [{ step: 'play' }] } };
  return (kind) => {
    const known = remembered.get(kind);
    if (known !== undefined) return known;
    const options = game.options({ table: playing, secret: { ...secret, characters: [kind] } }, seat);
    const cards = options.flatMap((option) => (option.type === 'play' ? option.card.one : []));
    remembered.set(kind, cards);
    return cards;
  };
}
