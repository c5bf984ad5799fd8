import {
  type Arranged,
  type At,
  clockwise,
  type Game,
  goto,
  type Known as KnownOf,
  type Open,
  type Options,
  type Position,
  type Rng,
  run,
  type Seat,
  type Step,
  seatsOf,
  type Viewer,
  type Whisper,
  type Worlds,
} from '@reseau/core';

/**
 * The smallest game with every kind of secret: five seats, two moles who know each other; three rounds of a pair sent
 * out, a vote, cards played face down, and a look at somebody's side. It exists to be tested, and to have leaks planted.
 */
export const ROLES = ['loyal', 'mole'] as const;
export type Role = (typeof ROLES)[number];

export type CellMove =
  | { readonly type: 'send'; readonly pair: readonly Seat[] }
  | { readonly type: 'vote'; readonly yes: boolean }
  | { readonly type: 'lay'; readonly card: 'help' | 'harm' }
  | { readonly type: 'look'; readonly at: Seat }
  | { readonly type: 'timeUp' };

export type CellOpen =
  | At
  | Open<'led', { leader: Seat; weather: number }>
  | Open<'sent', { pair: readonly Seat[] }>
  | Open<'voted', { votes: readonly boolean[]; goes: boolean }>
  | Open<'turned', { harms: number }>
  | Open<'looked', { at: Seat }>
  | Open<'over', { roles: readonly Role[] }>;

export type CellWhisper =
  | Whisper<'role', { seat: Seat; role: Role }>
  | Whisper<'moles', { seats: readonly Seat[] }>
  | Whisper<'laid', { round: number; seat: Seat; card: 'help' | 'harm' }>
  | Whisper<'saw', { seat: Seat; role: Role }>;

/** A round whose cards were laid; how many did harm is known once they are turned up. */
interface Laid {
  readonly round: number;
  readonly pair: readonly Seat[];
  readonly harms?: number;
}

export interface CellTable {
  readonly at: Position;
  readonly leader: Seat;
  readonly weather: number;
  readonly round: number;
  readonly pair: readonly Seat[];
  readonly goes: boolean;
  readonly harms: readonly Required<Laid>[];
  readonly roles: readonly Role[] | undefined;
}

export interface CellSecret {
  readonly roles: readonly (Role | undefined)[];
  readonly laid: readonly { readonly round: number; readonly seat: Seat; readonly card: 'help' | 'harm' }[];
}

export interface CellKind {
  readonly table: CellTable;
  readonly secret: CellSecret;
  readonly move: CellMove;
  readonly open: CellOpen;
  readonly whisper: CellWhisper;
}

type Known = KnownOf<CellKind>;
export type CellGame = Game<CellKind> & Worlds<CellKind> & Arranged<CellKind>;

const SEATS = seatsOf(5);
const MOLES = 2;
const ROUNDS = 3;
const TIME_UP: Options<CellMove> = [{ type: 'timeUp' }];

function see(table: CellTable, told: readonly CellOpen[]): CellTable {
  let next = table;
  for (const fact of told) next = seeOne(next, fact);
  return next;
}

function seeOne(table: CellTable, fact: CellOpen): CellTable {
  switch (fact.type) {
    case 'at':
      return { ...table, at: fact.at };
    case 'led':
      return { ...table, leader: fact.leader, weather: fact.weather, round: table.round + 1, pair: [], goes: false };
    case 'sent':
      return { ...table, pair: fact.pair };
    case 'voted':
      return { ...table, goes: fact.goes };
    case 'turned':
      return { ...table, harms: [...table.harms, { round: table.round, pair: table.pair, harms: fact.harms }] };
    case 'looked':
      return table;
    case 'over':
      return { ...table, roles: fact.roles };
  }
}

function learn(secret: CellSecret, told: readonly CellWhisper[]): CellSecret {
  const roles = secret.roles.slice();
  const laid = secret.laid.slice();
  for (const fact of told) {
    if (fact.type === 'laid') laid.push({ round: fact.round, seat: fact.seat, card: fact.card });
    else if (fact.type === 'moles') for (const seat of fact.seats) roles[seat] = 'mole';
    else roles[fact.seat] = fact.role;
  }
  return { roles, laid };
}

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
export const harmsIn = ({ table, secret }: Known): number =>
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

const empty: Known = {
  table: {
    at: { question: 0, stack: [] },
    leader: 0 as Seat,
    weather: 0,
    round: 0,
    pair: [],
    goes: false,
    harms: [],
    roles: undefined,
  },
  secret: { roles: [], laid: [] },
};

const roleIn = (moles: readonly Seat[], seat: Seat): Role => (moles.includes(seat) ? 'mole' : 'loyal');

const whispersOf = (moles: readonly Seat[]): readonly CellWhisper[] => [
  ...SEATS.map((seat): CellWhisper => ({ type: 'role', to: [seat], seat, role: roleIn(moles, seat) })),
  ...moles.map((mole): CellWhisper => ({ type: 'moles', to: [mole], seats: moles.filter((other) => other !== mole) })),
];

const TRIES = 1000;

function twin(known: Known, viewer: Viewer, rng: Rng): CellSecret {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const told = whispersIn(known, viewer, rng.shuffle(SEATS).slice(0, MOLES).toSorted(), rng);
    if (told !== undefined) return learn(empty.secret, told);
  }
  throw new Error(`cell: viewer ${viewer} holds no world possible`);
}

/** All that these moles would have been told, or nothing when the viewer knows that it was not they. */
function whispersIn({ table, secret }: Known, viewer: Viewer, moles: readonly Seat[], rng: Rng) {
  const unlike = SEATS.some((seat) => (secret.roles[seat] ?? roleIn(moles, seat)) !== roleIn(moles, seat));
  const down: readonly Laid[] = table.at.stack[0]?.step === 'turnUp' ? [{ round: table.round, pair: table.pair }] : [];
  const laid = [...table.harms, ...down].map((round) => cardsIn(round, viewer, secret, moles, rng));
  return unlike || laid.includes(undefined)
    ? undefined
    : [...whispersOf(moles), ...laid.flatMap((cards) => cards ?? [])];
}

function cardsIn({ round, pair, harms }: Laid, viewer: Viewer, secret: CellSecret, moles: readonly Seat[], rng: Rng) {
  const own = secret.laid.find((card) => card.round === round && card.seat === viewer)?.card;
  const free = rng.shuffle(pair.filter((seat) => seat !== viewer && moles.includes(seat)));
  const wanted = harms === undefined ? rng.below(free.length + 1) : harms - (own === 'harm' ? 1 : 0);
  if (wanted < 0 || wanted > free.length) return undefined;
  const harming = free.slice(0, wanted);
  return pair.map((seat): CellWhisper => {
    const card = seat === viewer && own !== undefined ? own : harming.includes(seat) ? 'harm' : 'help';
    return { type: 'laid', to: [seat], round, seat, card };
  });
}

/** A cell of five. */
export const cell: CellGame = {
  seats: SEATS,
  empty,
  deal: (rng) => [
    led(rng.below(SEATS.length) as Seat, rng),
    ...whispersOf(rng.shuffle(SEATS).slice(0, MOLES).toSorted()),
    steps.begin,
  ],
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
    if (moles?.length !== MOLES) return 'wrongMoles';
    return [{ type: 'led', to: 'all', leader, weather }, ...whispersOf(moles), steps.begin];
  },
};
