import { put, type Rng, type Seat, type Step, seatsOf, type Viewer } from '@reseau/core';
import { type Character, otherSide } from '../../characters.ts';
import { MISSIONS } from '../../data/tables.ts';
import type { WhisperedFact } from '../../facts.ts';
import type { Known, ResistanceKind, Secret, Table } from '../../known.ts';
import type { Look, Module, ModuleMaker, TableRules } from '../../module.ts';
import { slice } from '../../slice.ts';
import { beats } from './beats.ts';
import { type DefectorOpen, type DefectorWhisper, facts } from './facts.ts';
import { LOYALTY_DECK, type LoyaltyDeck, loyaltyCards, OPEN_LOYALTY_DECK } from './loyalty-decks.ts';
import { type Part, script } from './script.ts';

/** By round, whether it began with a switch; undefined where no card was turned, or none that this viewer saw. */
type Switches = readonly (boolean | undefined)[];

export interface Shown {
  readonly turned: Switches;
  /** Rounds whose card was drawn face down. */
  readonly drawn: readonly number[];
  readonly laidOut: readonly boolean[];
}

const shown = slice<Shown, DefectorOpen>(
  'defector',
  { turned: [], drawn: [], laidOut: [] },
  {
    'defector.turned': (state, { round, switches }) => ({ ...state, turned: put(state.turned, round, switches) }),
    'defector.drawn': (state, { round }) => ({ ...state, drawn: [...state.drawn, round] }),
    'defector.laidOut': (state, { cards }) => ({ ...state, laidOut: cards }),
    'defector.unveiled': (state, { rounds }) => ({
      ...state,
      turned: rounds.reduce<Switches>((switches, round) => put(switches, round, true), state.turned),
    }),
  },
);

export interface Hidden {
  readonly deck: readonly boolean[];
  readonly told: Switches;
}

const hidden = slice<Hidden, DefectorWhisper>(
  'defector',
  { deck: [], told: [] },
  {
    'defector.deck': (state, { cards }) => ({ ...state, deck: cards }),
    'defector.told': (state, { round, switches }) => ({ ...state, told: put(state.told, round, switches) }),
  },
);

export const isDefector = (character: Character | undefined): boolean =>
  character === 'resistanceDefector' || character === 'spyDefector';

/** How often the Defectors had changed sides by then, as far as this knowledge goes. */
const switchesBy = ({ table, secret }: Known, round: number): number => {
  const { turned } = shown.of(table);
  const { told } = hidden.of(secret);
  return MISSIONS.filter((one) => one <= round && (turned[one] ?? told[one]) === true).length;
};

const DEFECTORS_LOOK: Look = {
  line: 'defectors',
  shows: (who, whom) => isDefector(who) && isDefector(whom),
};

/** Choices of which a table takes one at most. */
const VARIANTS = ['defectorsKnown', 'secretSwitch', 'openSwitch'] as const;

/** Two who may change sides; the spies know theirs, and theirs knows nobody. */
export const defector: ModuleMaker<Part, 'twoSwitchVariants'> = {
  id: 'defector',
  facts,
  beats,
  script,
  mixing: [{ problem: 'twoSwitchVariants', breaks: (has) => VARIANTS.filter(has).length > 1 }],
  phrases: ['mayHaveSwitched'],
  make: (rules) => {
    const isStill = rules.extras.has('defectorsKnown');
    return {
      id: 'defector',
      characters: ['resistanceDefector', 'spyDefector'],
      lines: isStill ? [DEFECTORS_LOOK] : [],
      slice: shown,
      secret: hidden,
      modifiers: {
        sees: (yes, line, who) => yes && !(line === 'spies' && who === 'spyDefector'),
        side: (side, character, known, round) =>
          isDefector(character) && switchesBy(known, round) % 2 === 1 ? otherSide(side) : side,
        unveiled: (facts, { secret }) => (rules.extras.has('secretSwitch') ? [...facts, unveiling(secret)] : facts),
      },
      ...(isStill ? {} : decks(rules)),
    };
  },
};

/** One card for each round. */
const laidOutOf = <C>(cards: readonly C[]): readonly C[] => cards.slice(0, MISSIONS.length);

const unveiling = (secret: Secret) => ({
  type: 'defector.unveiled' as const,
  to: 'all' as const,
  rounds: MISSIONS.filter((round) => hidden.of(secret).told[round] === true),
});

/** The part that has a deck: laying it out, turning a card, and imagining its order. */
function decks({ extras }: TableRules): Partial<Module> {
  const isOpen = extras.has('openSwitch');
  const isSecret = extras.has('secretSwitch');
  const deck = isOpen ? OPEN_LOYALTY_DECK : LOYALTY_DECK;
  const isDue = (table: Table): boolean => table.round >= deck.from;
  const cardNow = ({ table, secret }: Known): boolean => hidden.of(secret).deck[table.round - deck.from] ?? false;
  const turn: Step<ResistanceKind> = {
    id: 'defector.turn',
    reveals: (known, _moves, viewer) => {
      if (!isDue(known.table)) return undefined;
      return !isSecret || isDefector(ownCard(known, viewer)) ? cardNow(known) : undefined;
    },
    decide: (known) => {
      if (!isDue(known.table)) return [];
      const round = known.table.round;
      const switches = cardNow(known);
      if (!isSecret) return [{ type: 'defector.turned', to: 'all', round, switches }];
      return [
        { type: 'defector.drawn', to: 'all', round },
        { type: 'defector.told', to: defectorsIn(known), round, switches },
      ];
    },
  };
  return {
    steps: [{ after: 'round', step: turn }],
    deck: {
      cards: loyaltyCards(deck),
      told: (order) => {
        const cards = order.map(Boolean);
        const secret = { type: 'defector.deck', to: [], cards } as const;
        return isOpen ? [secret, { type: 'defector.laidOut', to: 'all', cards: laidOutOf(cards) }] : [secret];
      },
      faceUp: (cards) => (isOpen ? laidOutOf(cards) : []),
      of: (secret) => hidden.of(secret).deck,
    },
    imagining: { hidden: (known, _viewer, rng) => imagined(known, rng, deck) },
  };
}

const ownCard = ({ secret }: Known, viewer: Viewer): Character | undefined =>
  viewer === 'table' ? undefined : secret.characters[viewer];

const defectorsIn = ({ table, secret }: Known): readonly Seat[] =>
  seatsOf(table.seats).filter((seat) => isDefector(secret.characters[seat]));

/** An order of the deck that fits every card this viewer has seen. */
function imagined({ table, secret }: Known, rng: Rng, deck: LoyaltyDeck): readonly WhisperedFact[] {
  const { turned, drawn, laidOut } = shown.of(table);
  const { told } = hidden.of(secret);
  const all = loyaltyCards(deck);
  const seen = all.map((_card, index) => laidOut[index] ?? turned[index + deck.from] ?? told[index + deck.from]);
  const rest = [...all];
  for (const card of seen) if (card !== undefined) rest.splice(rest.indexOf(card), 1);
  const unseen = rng.shuffle(rest);
  const cards = seen.map((card) => card ?? unseen.pop() ?? false);
  const whispers: readonly DefectorWhisper[] = [
    { type: 'defector.deck', to: [], cards },
    ...drawn.map(
      (round) => ({ type: 'defector.told', to: [], round, switches: cards[round - deck.from] ?? false }) as const,
    ),
  ];
  return whispers;
}
