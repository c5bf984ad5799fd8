import {
  type Arranged,
  call,
  type Frame,
  type Game,
  goto,
  type Moves,
  type Options,
  run,
  type Seat,
  type Step,
  type Worlds,
} from '@reseau/core';
import {
  CARDS,
  type Card,
  empty,
  handOf,
  type LookKind,
  type LookKnown,
  type LookMove,
  type LookOpen,
  type LookTable,
  type LookWhisper,
  learn,
  SEATS,
  see,
  WHERE,
} from './kind.ts';
import { twin } from './twin.ts';

const HAND = 2;
const CENTRE = 2;
const ROUNDS = 3;

const seatOf = ({ seat }: Frame): Seat => {
  if (seat === undefined) throw new Error('look: a frame without a seat');
  return seat;
};
const moveOf = (moves: Moves<LookMove>, frame: Frame): LookMove | undefined => moves.get(seatOf(frame));

/** Everybody draws one. Whoever has left a card on top of the deck knows who gets it, and is told so. */
const draw: Step<LookKind> = {
  id: 'draw',
  reveals: ({ table, secret }, _moves, viewer) =>
    SEATS.flatMap((seat, index) =>
      seat === viewer || (index === 0 && table.top === viewer) ? [[seat, secret.deck[index]]] : [],
    ),
  decide: ({ table, secret }) => {
    const facts = SEATS.flatMap((seat, index): (LookOpen | LookWhisper)[] => {
      const knows = index === 0 && table.top !== undefined && table.top !== seat ? [table.top] : [];
      return [
        { type: 'drew', to: 'all', seat },
        { type: 'card', to: [seat, ...knows], seat, card: secret.deck[index] ?? 0 },
      ];
    });
    return [...facts, { type: 'deck', to: [], cards: secret.deck.slice(SEATS.length) }];
  },
};

const lay: Step<LookKind> = {
  id: 'lay',
  shown: true,
  ask: () => ({ must: SEATS, may: [], progress: 'seats' }),
  options: (known, actor) => (actor === 'clock' ? [] : [{ type: 'lay', card: { one: handOf(known, actor) } }]),
  decide: (_known, moves) => {
    const laid = SEATS.flatMap((seat) => {
      const move = moves.get(seat);
      return move?.type === 'lay' ? [{ seat, card: move.card }] : [];
    });
    const first = laid.toSorted((a, b) => b.card - a.card).map(({ seat }): Frame => ({ step: 'turn', seat }));
    return [...laid.map(({ seat, card }): LookOpen => ({ type: 'laid', to: 'all', seat, card })), call(...first)];
  },
};

const mayLook = ({ now, hasLooked }: LookTable, seat: Seat): boolean => {
  const card = now[seat];
  return card !== undefined && card % 2 === 0 && !hasLooked.includes(seat);
};

/** Look first, if you may and like; the card is put back before the turn goes on. */
const turn: Step<LookKind> = {
  id: 'turn',
  shown: true,
  ask: (_table, frame) => ({ must: [seatOf(frame)], may: [], progress: 'seats' }),
  options: ({ table }, _actor, frame) => {
    const take: Options<LookMove> = [{ type: 'take', card: { one: table.centre } }];
    return mayLook(table, seatOf(frame)) ? [{ type: 'look' }, ...take] : take;
  },
  reveals: ({ secret }, moves, viewer, frame) =>
    viewer === frame.seat && moveOf(moves, frame)?.type === 'look' ? secret.deck[0] : undefined,
  decide: ({ secret }, moves, _rng, frame) => {
    const seat = seatOf(frame);
    const move = moveOf(moves, frame);
    if (move?.type === 'take') return [{ type: 'took', to: 'all', seat, card: move.card }];
    return [
      { type: 'looked', to: 'all', seat },
      { type: 'saw', to: [seat], seat, card: secret.deck[0] ?? 0 },
      call({ step: 'put', seat }, frame),
    ];
  },
};

/** Where the card goes is for all to see; its face only in the centre. */
const put: Step<LookKind> = {
  id: 'put',
  shown: true,
  ask: (_table, frame) => ({ must: [seatOf(frame)], may: [], progress: 'seats' }),
  options: () => [{ type: 'put', where: { one: WHERE } }],
  reveals: ({ secret }, moves, _viewer, frame) => (whereOf(moves, frame) === 'centre' ? secret.deck[0] : undefined),
  decide: ({ table, secret: { deck } }, moves, _rng, frame) => {
    const seat = seatOf(frame);
    const [card = 0, ...rest] = deck;
    switch (whereOf(moves, frame)) {
      case 'top':
        return [{ type: 'put', to: 'all', seat, where: 'top' }];
      case 'bottom':
        return [
          { type: 'put', to: 'all', seat, where: 'bottom' },
          { type: 'buried', to: [seat], seat, card, number: table.buried.length },
          { type: 'deck', to: [], cards: [...rest, card] },
        ];
      case 'centre':
        return [
          { type: 'put', to: 'all', seat, where: 'centre', card },
          { type: 'deck', to: [], cards: rest },
        ];
    }
  },
};

const whereOf = (moves: Moves<LookMove>, frame: Frame) => {
  const move = moveOf(moves, frame);
  return move?.type === 'put' ? move.where : 'top';
};

const handsOf = (known: LookKnown): readonly (readonly Card[])[] => SEATS.map((seat) => handOf(known, seat));

const ends: Step<LookKind> = {
  id: 'ends',
  reveals: (known) => (known.table.round < ROUNDS ? undefined : handsOf(known)),
  decide: (known) => (known.table.round < ROUNDS ? [] : [{ type: 'over', to: 'all', hands: handsOf(known) }]),
};

const next: Step<LookKind> = { id: 'next', decide: () => [{ type: 'next', to: 'all' }, goto('draw')] };

const steps = run<LookKind>({ table: [draw, lay, ends, next], nested: [turn, put] });

/** The hands seat by seat, then the centre, then the deck. */
const dealt = (cards: readonly Card[]): readonly (LookOpen | LookWhisper)[] => {
  const rest = cards.slice(SEATS.length * HAND);
  return [
    ...SEATS.flatMap((seat) =>
      cards.slice(seat * HAND, (seat + 1) * HAND).flatMap((card): (LookOpen | LookWhisper)[] => [
        { type: 'drew', to: 'all', seat },
        { type: 'card', to: [seat], seat, card },
      ]),
    ),
    { type: 'centre', to: 'all', cards: rest.slice(0, CENTRE) },
    { type: 'deck', to: [], cards: rest.slice(CENTRE) },
    steps.begin,
  ];
};

/**
 * Turns in the order of the cards laid, as frames; a card drawn in secret and shown to one seat in the middle of its turn,
 * and a choice where to put it, stacked on the turns that still wait. What lies where stays known to whoever put it there.
 */
export const look: Game<LookKind> & Worlds<LookKind> & Arranged<LookKind> = {
  seats: SEATS,
  empty,
  deal: (rng) => dealt(rng.shuffle(CARDS)),
  see,
  learn,
  turn: steps.turn,
  options: steps.options,
  why: steps.why,
  decide: steps.decide,
  outcome: ({ over }) => {
    if (over === undefined) return undefined;
    const sums = over.map((hand) => hand.reduce((a, b) => a + b, 0));
    return { degrees: sums.map((sum) => (sum === Math.max(...sums) ? 'won' : 'lost')), reason: 'sum' };
  },
  shown: steps.shown,
  reveals: steps.reveals,
  dealt: (known, viewer) => [known.table.centre, viewer === 'table' ? [] : (known.secret.drawn[viewer] ?? [])],
  twin,
  arrange: (cards) => (Array.isArray(cards) && cards.length === CARDS.length ? dealt(cards) : 'badDeal'),
  layout: ({ table, secret }) => [...secret.drawn.flat(), ...table.centre, ...secret.deck],
};
