import {
  type Arranged,
  clockwise,
  type Game,
  goto,
  type Options,
  type Rng,
  run,
  type Seat,
  type Step,
  seatAt,
  type Worlds,
} from '@reseau/core';
import {
  type CellKind,
  type CellKnown,
  type CellMove,
  type CellOpen,
  empty,
  learn,
  type Role,
  SEATS,
  see,
} from './kind.ts';
import { someMoles, twin, whispersOf } from './twin.ts';

export type CellGame = Game<CellKind> & Worlds<CellKind> & Arranged<CellKind>;

const ROUNDS = 3;
const TIME_UP: Options<CellMove> = [{ type: 'timeUp' }];

const led = (leader: Seat, rng: Rng): CellOpen => ({ type: 'led', to: 'all', leader, weather: rng.below(6) });

const send: Step<CellKind> = {
  id: 'send',
  shown: true,
  ask: ({ leader }) => ({ must: [leader], may: [], progress: 'seats' }),
  options: () => [{ type: 'send', pair: { some: SEATS, min: 2, max: 2 } }],
  decide: ({ table }, moves) => {
    const move = moves.get(table.leader);
    return move?.type === 'send' ? [{ type: 'sent', to: 'all', pair: move.pair }] : [];
  },
};

const vote: Step<CellKind> = {
  id: 'vote',
  shown: true,
  ask: () => ({ must: SEATS, may: ['clock'], progress: 'seats' }),
  options: (_known, actor) => (actor === 'clock' ? TIME_UP : [{ type: 'vote', yes: { one: [true, false] } }]),
  decide: (_known, moves) => {
    const votes = SEATS.map((seat) => {
      const move = moves.get(seat);
      return move?.type === 'vote' ? move.yes : true;
    });
    const goes = votes.filter(Boolean).length * 2 > SEATS.length;
    return goes
      ? [{ type: 'voted', to: 'all', votes, goes }]
      : [{ type: 'voted', to: 'all', votes, goes }, goto('look')];
  },
};

const lay: Step<CellKind> = {
  id: 'lay',
  ask: ({ pair }) => ({ must: pair, may: ['clock'], progress: 'count' }),
  options: ({ secret }, actor) => {
    if (actor === 'clock') return TIME_UP;
    return [{ type: 'lay', card: { one: secret.roles[actor] === 'mole' ? ['help', 'harm'] : ['help'] } }];
  },
  decide: ({ table }, moves) =>
    table.pair.map((seat) => {
      const move = moves.get(seat);
      const card = move?.type === 'lay' ? move.card : 'help';
      return { type: 'laid', to: [seat], round: table.round, seat, card };
    }),
};

/** The cards of this round, as the server knows them. */
export const harmsIn = ({ table, secret }: CellKnown): number =>
  secret.laid.filter(({ round, card }) => round === table.round && card === 'harm').length;

const turnUp: Step<CellKind> = {
  id: 'turnUp',
  reveals: harmsIn,
  decide: (known) => [{ type: 'turned', to: 'all', harms: harmsIn(known) }],
};

const look: Step<CellKind> = {
  id: 'look',
  shown: true,
  ask: ({ leader }) => ({ must: [leader], may: [], progress: 'seats' }),
  options: (_known, actor) => [{ type: 'look', at: { one: SEATS.filter((seat) => seat !== actor) } }],
  reveals: ({ table, secret }, moves, viewer) => {
    const move = moves.get(table.leader);
    return viewer === table.leader && move?.type === 'look' ? secret.roles[move.at] : undefined;
  },
  decide: ({ table, secret }, moves) => {
    const move = moves.get(table.leader);
    if (move?.type !== 'look') return [];
    const role = secret.roles[move.at] ?? 'loyal';
    return [
      { type: 'looked', to: 'all', at: move.at },
      { type: 'saw', to: [table.leader], seat: move.at, role },
    ];
  },
};

const ends: Step<CellKind> = {
  id: 'ends',
  reveals: ({ table, secret }) => (table.round < ROUNDS ? undefined : secret.roles),
  decide: ({ table, secret }) =>
    table.round < ROUNDS
      ? []
      : [{ type: 'over', to: 'all', roles: SEATS.map((seat) => secret.roles[seat] ?? 'loyal') }],
};

const next: Step<CellKind> = {
  id: 'next',
  decide: ({ table }, _moves, rng) => [led(clockwise(table.leader, SEATS.length), rng), goto('round')],
};

const steps = run<CellKind>({ table: [{ id: 'round' }, send, vote, lay, turnUp, look, ends, next] });

/**
 * The smallest game with every kind of secret: five seats, two moles who know each other; three rounds of a pair sent
 * out, a vote, cards played face down, and a look at somebody's side. It exists to be tested, and to have leaks planted.
 */
export const cell: CellGame = {
  seats: SEATS,
  empty,
  deal: (rng) => [led(seatAt(rng.below(SEATS.length)), rng), ...whispersOf(someMoles(rng)), steps.begin],
  see,
  learn,
  turn: steps.turn,
  options: steps.options,
  why: steps.why,
  decide: steps.decide,
  outcome: ({ roles, harms }) => {
    if (roles === undefined) return undefined;
    const winner: Role = harms.some((round) => round.harms > 0) ? 'mole' : 'loyal';
    return { degrees: roles.map((role) => (role === winner ? 'won' : 'lost')), reason: winner };
  },
  shown: steps.shown,
  reveals: steps.reveals,
  dealt: ({ table, secret }, viewer) => {
    const own = viewer === 'table' ? undefined : secret.roles[viewer];
    return [table.leader, table.weather, own, own === 'mole' ? secret.roles : undefined];
  },
  twin,
  layout: ({ table: { leader, weather }, secret: { roles } }) => ({
    leader,
    weather,
    moles: SEATS.filter((seat) => roles[seat] === 'mole'),
  }),
  arrange: (raw) => {
    const { leader, weather, moles } = raw as { leader: Seat; weather: number; moles: readonly Seat[] };
    if (moles?.length !== 2) return 'wrongMoles';
    return [{ type: 'led', to: 'all', leader, weather }, ...whispersOf(moles), steps.begin];
  },
};
