import {
  type Actor,
  type FactOf,
  type Game,
  goto,
  type Moves,
  type Options,
  run,
  type Seat,
  type Step,
  stay,
  type Told,
  type Worlds,
} from '@reseau/core';
import { ascending } from '../ascending.ts';
import {
  type Card,
  CITIES,
  type City,
  DECK,
  empty,
  learn,
  type RaidKind,
  type RaidKnown,
  type RaidMove,
  type RaidOpen,
  type RaidSecret,
  type RaidTable,
  type RaidWhisper,
  SEATS,
  see,
  without,
} from './kind.ts';
import { twin } from './twin.ts';

const CAP = 2;
const ROUNDS = 2;
const TICKS_PER_SPEED = 3;
const LAST_TICK = 9;

type Obstacle = readonly [code: string, stands: (table: RaidTable, seat: Seat, city: City) => boolean];

/** Legality and reasons are one table: an action is offered when no obstacle stands; a refusal names the first that does. */
const TO_SEARCH: readonly Obstacle[] = [
  ['chooseFirst', ({ waiting }, seat) => (waiting[seat] ?? 0) > 0],
  ['noActionsLeft', ({ left }, seat) => (left[seat] ?? 0) === 0],
  ['cityExhausted', ({ searches }, _seat, city) => searches[city] >= CAP],
];

const obstacle = (table: RaidTable, seat: Seat, city: City): string | undefined =>
  TO_SEARCH.find(([, stands]) => stands(table, seat, city))?.[0];

function offers({ table, secret }: RaidKnown, seat: Seat): Options<RaidMove> {
  const drawn = secret.drawn[seat] ?? [];
  if (drawn.length > 0) return [{ type: 'keep', card: { one: [...new Set(drawn)] } }];
  const cities = CITIES.filter((city) => obstacle(table, seat, city) === undefined);
  return [{ type: 'search', city: { one: cities } }, { type: 'nap' }, { type: 'done' }];
}

const mover = (table: RaidTable, moves: Moves<RaidMove>): Actor | undefined =>
  [...unfinished(table), 'clock' as const].find((actor) => moves.get(actor) !== undefined);

const unfinished = ({ done }: RaidTable): readonly Seat[] => SEATS.filter((seat) => !done.includes(seat));

const players: Step<RaidKind> = {
  id: 'players',
  ask: (table) => ({ must: [], may: [...unfinished(table), 'clock'], progress: 'none' }),
  options: (known, actor) => (actor === 'clock' ? [{ type: 'tick' }] : offers(known, actor)),
  why: ({ table }, actor, raw) => {
    const city = CITIES.find((name) => typeof raw === 'object' && raw !== null && 'city' in raw && raw.city === name);
    return (city !== undefined && actor !== 'clock' ? obstacle(table, actor, city) : undefined) ?? 'illegal';
  },
  reveals: ({ table, secret }, moves, viewer) => {
    const actor = mover(table, moves);
    const move = actor === undefined ? undefined : moves.get(actor);
    if (actor === viewer && move?.type === 'search') return [move, secret.deck.slice(0, 2)];
    return move?.type === 'keep' ? 'keep' : move;
  },
  decide: ({ table, secret }, moves, rng) => {
    const actor = mover(table, moves);
    const move = actor === undefined ? undefined : moves.get(actor);
    if (actor === undefined || move === undefined) return [];
    if (actor === 'clock') return ticked(table);
    switch (move.type) {
      case 'search':
        return [...searched(secret, actor, move.city), stay];
      case 'keep': {
        const rest = without(secret.drawn[actor], move.card);
        return [
          { type: 'kept', to: 'all', seat: actor },
          { type: 'took', to: [actor], seat: actor, card: move.card },
          { type: 'deck', to: [], cards: rng.shuffle([...secret.deck, ...rest]) },
          stay,
        ];
      }
      case 'done':
        return unfinished(table).length > 1
          ? [{ type: 'done', to: 'all', seat: actor }, stay]
          : [{ type: 'done', to: 'all', seat: actor }];
      case 'nap':
        // Dreams: chance that nobody hears of, and that the record must count all the same.
        rng.next();
        return [stay];
      case 'tick':
      case 'lay':
      case 'timeUp':
        return [stay];
    }
  },
};

function searched({ deck }: RaidSecret, seat: Seat, city: City): readonly FactOf<RaidKind>[] {
  const cards = deck.slice(0, 2);
  return [
    { type: 'searched', to: 'all', seat, city, drew: cards.length },
    { type: 'drew', to: [seat], seat, cards },
    { type: 'deck', to: [], cards: deck.slice(2) },
  ];
}

function ticked({ ticks }: RaidTable): Told<RaidKind> {
  const ticked: RaidOpen = { type: 'ticked', to: 'all' };
  const facts = (ticks + 1) % TICKS_PER_SPEED === 0 ? [ticked, { type: 'sped', to: 'all' } as const] : [ticked];
  return ticks + 1 < LAST_TICK ? [...facts, stay] : facts;
}

/** Whoever still has to choose from drawn cards when the turn ends keeps none of them. */
const tidy: Step<RaidKind> = {
  id: 'tidy',
  decide: ({ secret }, _moves, rng) => [
    { type: 'tidied', to: 'all' },
    ...SEATS.map((seat): RaidWhisper => ({ type: 'drew', to: [seat], seat, cards: [] })),
    { type: 'deck', to: [], cards: rng.shuffle([...secret.deck, ...secret.drawn.flatMap((cards) => cards ?? [])]) },
  ],
};

const choose: Step<RaidKind> = {
  id: 'choose',
  ask: () => ({ must: SEATS, may: ['clock'], progress: 'none' }),
  options: ({ secret }, actor) => {
    if (actor === 'clock') return [{ type: 'timeUp' }];
    const hand = secret.hands[actor] ?? [];
    return [{ type: 'lay', card: { one: hand.length > 0 ? [...new Set(hand)] : [0] } }];
  },
  decide: ({ table, secret }, moves) =>
    SEATS.map((seat) => {
      const move = moves.get(seat);
      const card = move?.type === 'lay' ? move.card : (secret.hands[seat]?.[0] ?? 0);
      return { type: 'laid', to: [seat], round: table.round, seat, card };
    }),
};

const faceUp = ({ table, secret }: RaidKnown): readonly (Card | 0)[] =>
  SEATS.map((seat) => secret.laid[table.round]?.[seat] ?? 0).toSorted(ascending);

const turnUp: Step<RaidKind> = {
  id: 'turnUp',
  reveals: faceUp,
  decide: (known) => [{ type: 'turned', to: 'all', cards: faceUp(known) }],
};

const roll: Step<RaidKind> = {
  id: 'roll',
  decide: (_known, _moves, rng) => [{ type: 'rolled', to: 'all', die: rng.below(6) + 1 }],
};

const ends: Step<RaidKind> = {
  id: 'ends',
  decide: ({ table }) => (table.round < ROUNDS ? [] : [{ type: 'over', to: 'all' }]),
};

const next: Step<RaidKind> = { id: 'next', decide: () => [{ type: 'next', to: 'all' }, goto('players')] };

const steps = run<RaidKind>({ table: [players, tidy, choose, turnUp, roll, ends, next] });

/**
 * A free turn for all at once, with a clock: moves cross, cities run out, ticks come in between; then a sealed choice
 * under a time limit of which nothing shows before it is decided. Cards are drawn from a deck that only the server knows.
 */
export const raid: Game<RaidKind> & Worlds<RaidKind> = {
  seats: SEATS,
  empty,
  deal: (rng) => [{ type: 'deck', to: [], cards: rng.shuffle(DECK) }, steps.begin],
  see,
  learn,
  turn: steps.turn,
  options: steps.options,
  why: steps.why,
  decide: steps.decide,
  outcome: ({ over, turned }) => {
    if (!over) return undefined;
    const sum = turned.flat().reduce<number>((total, card) => total + card, 0);
    return { degrees: SEATS.map(() => (sum > 6 ? 'won' : 'lost')), reason: 'raid' };
  },
  shown: steps.shown,
  reveals: steps.reveals,
  dealt: () => 'nothing',
  twin,
};
