import {
  type Arranged,
  described,
  type Game,
  insert,
  Rng,
  run,
  type Seat,
  type Step,
  type StepDescription,
  seatAt,
  seatsOf,
  type Worlds,
} from '@reseau/core';
import { CARDS, type Card, type Character, type Side, sideOf } from './characters.ts';
import { type Mission, SEAT_COUNTS, type SeatCount, teamSize } from './data/tables.ts';
import { finalSides, outcome } from './ending.ts';
import { EMPTY_SECRET, emptyTable, type Known, learn, type ResistanceKind, see, type Table } from './known.ts';
import { composeModifiers, type Maker, type RevealLine, type RuleModifiers, type TableRules } from './module.ts';
import type { Extra } from './module-ids.ts';
import { characterDeck, layOut, layoutOf, looksOf, parseLayout, revealLines } from './phases/deal.ts';
import { cardsIn, play, reveal } from './phases/mission.ts';
import { propose } from './phases/propose.ts';
import { after, verdict } from './phases/verdict.ts';
import { vote } from './phases/vote.ts';
import { folder } from './slice.ts';
import { sideNow } from './steps.ts';
import { strays } from './strays.ts';
import { dealtTo, imagine } from './worlds.ts';

export type ResistanceGame = Game<ResistanceKind> & Worlds<ResistanceKind> & Arranged<ResistanceKind> & Described;

interface Described {
  /** All steps, in the order of play. */
  readonly steps: readonly StepDescription[];
  /** Every step that asks somebody, those that others call among them: each needs a screen, and bots that answer. */
  readonly asking: readonly string[];
  /** The Character cards in the deal. */
  readonly deck: ReturnType<typeof characterDeck>;
  /** Every mission card that somebody at this table may hold. */
  readonly cards: readonly Card[];
  /** The lines of the reveal that show somebody something, in the order of the script. */
  readonly reveal: readonly RevealLine[];
  /** How many go on a mission at this table. */
  teamSize(mission: Mission): number;
  /** The side that a seat is on now, where the viewer knows its card. */
  sideNow(known: Known, seat: Seat): Side | undefined;
  /** The side that each seat ended on, once the game is over. */
  sides(table: Table): readonly Side[];
}

/** The steps of the base game, in the order of the booklet. Those without content are places for modules to stand after. */
const base = (table: TableRules): readonly Step<ResistanceKind>[] => [
  { id: 'round' },
  { id: 'newLeader' },
  { id: 'leader' },
  propose(table),
  { id: 'proposed' },
  { id: 'voting' },
  vote(table.seats),
  { id: 'approved' },
  { id: 'departure' },
  { id: 'ready' },
  play(table),
  { id: 'laid' },
  reveal(table),
  { id: 'recorded' },
  { id: 'ends' },
  verdict(table),
  { id: 'aftermath' },
  after,
];

/** The modules made for one table, with the modifiers that they share. */
function assemble(seats: SeatCount, makers: readonly Maker[], extras: readonly Extra[]) {
  // Filled in below: each module is made with the modifiers of all, itself among them.
  const modifiers = {} as RuleModifiers;
  const table: TableRules = { seats, extras: new Set(extras), modifiers };
  const modules = makers.map((maker) => maker.make(table));
  Object.assign(modifiers, composeModifiers(modules));
  return { table, modules };
}

/** The Character cards that these modules would deal. */
export const castFor = (seats: SeatCount, makers: readonly Maker[], extras: readonly Extra[]) =>
  characterDeck(seats, assemble(seats, makers, extras).modules);

/** The Characters that these modules bring along, each once. */
export const namedBy = (makers: readonly Maker[], extras: readonly Extra[]): readonly Character[] => [
  ...new Set(assemble(SEAT_COUNTS[0], makers, extras).modules.flatMap(({ characters = [] }) => characters)),
];

/** The mission cards in the hands of these Characters when the game begins. */
const cardsAmong = (deck: readonly Character[], rules: TableRules): readonly Card[] => {
  const [table, seat, mission] = [emptyTable(rules.seats), seatAt(0), 1] as const;
  const held = deck.flatMap((character) =>
    cardsIn({ table, seat, mission, character, side: sideOf(character) }, rules),
  );
  return CARDS.filter((card) => held.includes(card));
};

/** Base and modules, put together once per table. The makers come in the order of the catalogue. */
export function compose(seats: SeatCount, makers: readonly Maker[], extras: readonly Extra[]): ResistanceGame {
  const { table, modules } = assemble(seats, makers, extras);
  const { modifiers } = table;
  const deck = characterDeck(seats, modules);
  const looks = looksOf(modules);
  const show = { looks, modifiers };
  const order = insert(
    base(table),
    modules.flatMap((module) => module.steps ?? []),
  );
  const nested = modules.flatMap((module) => module.nested ?? []);
  const steps = run<ResistanceKind>({ table: order, nested });
  const seeSlices = folder(modules.flatMap((module) => module.slice ?? []));
  const learnSlices = folder(modules.flatMap((module) => module.secret ?? []));
  return {
    seats: seatsOf(seats),
    steps: order.map(described),
    asking: [...order, ...nested].filter(({ ask }) => ask !== undefined).map(({ id }) => id),
    deck,
    cards: cardsAmong(deck, table),
    reveal: revealLines(deck, show),
    teamSize: (mission) => modifiers.teamSize(teamSize(seats, mission), mission),
    sideNow: (known, seat) => known.secret.characters[seat] && sideNow(known, seat, modifiers),
    sides: (ended) => finalSides(ended, table),
    empty: { table: emptyTable(seats), secret: EMPTY_SECRET },
    deal: (rng) => {
      const characters = rng.shuffle(deck);
      const leader = seatAt(rng.below(seats));
      return [...layOut({ leader, characters, decks: {} }, modules, show, rng), steps.begin];
    },
    see: (before, told) => see(before, told, seeSlices),
    learn: (before, told) => learn(before, told, learnSlices),
    outcome: (now) => outcome(now, table),
    turn: steps.turn,
    options: steps.options,
    why: (known, actor, raw) => (strays(steps.options(known, actor), raw) ? 'malformed' : steps.why(known, actor, raw)),
    decide: steps.decide,
    shown: steps.shown,
    reveals: steps.reveals,
    dealt: (known, viewer) => dealtTo(known, viewer, show, modules),
    twin: (known, viewer, rng) => {
      const whispers = imagine({ known, viewer, rng, play: table, deck, reveal: show, modules }, learnSlices);
      return learn(EMPTY_SECRET, whispers, learnSlices);
    },
    layout: (known) => layoutOf(known, modules),
    arrange: (raw) => {
      const layout = parseLayout(deck, modules, raw);
      if (typeof layout === 'string') return layout;
      return [...layOut(layout, modules, show, Rng.seeded('arranged')), steps.begin];
    },
  };
}
