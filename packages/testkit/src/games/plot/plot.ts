import {
  type Ask,
  again,
  call,
  clockwise,
  type Frame,
  type Game,
  goto,
  isOfType,
  leave,
  type Moves,
  type Options,
  type Rng,
  run,
  type Seat,
  type Step,
  type Viewer,
  type Worlds,
} from '@reseau/core';
import {
  empty,
  learn,
  PLOTS,
  type PlotKind,
  type PlotKnown,
  type PlotMove,
  type PlotSecret,
  type PlotTable,
  type PlotWhisper,
  SEATS,
  type Side,
  SPIES,
  see,
} from './kind.ts';

const ROUNDS = 4;
const CARDS_A_ROUND = 2;
const NONE: Options<PlotMove> = [];

const asks = (seat: Seat | undefined): Ask | undefined =>
  seat === undefined ? undefined : { must: [seat], may: [], progress: 'seats' };

const others = (seat: unknown): readonly Seat[] => SEATS.filter((other) => other !== seat);
const chosen = <T extends PlotMove['type']>(moves: Moves<PlotMove>, seat: Seat | undefined, type: T) => {
  const move = seat === undefined ? undefined : moves.get(seat);
  if (move === undefined || !isOfType(move, type)) throw new Error(`plot: seat ${seat} made no move of type ${type}`);
  return move;
};
const sideOf = ({ secret }: PlotKnown, seat: Seat): Side => secret.sides[seat] ?? 'loyal';
const seatOf = ({ seat }: Frame): Seat => {
  if (seat === undefined) throw new Error('plot: a frame without a seat');
  return seat;
};

const draw: Step<PlotKind> = {
  id: 'draw',
  decide: (_known, _moves, rng) => [
    { type: 'drew', to: 'all', cards: Array.from({ length: CARDS_A_ROUND }, () => rng.choose(PLOTS)) },
  ],
};

const give: Step<PlotKind> = {
  id: 'give',
  shown: true,
  ask: ({ leader }) => asks(leader),
  options: (_known, actor) => [{ type: 'give', to: { one: others(actor) } }],
  decide: ({ table }, moves) => {
    const { to } = chosen(moves, table.leader, 'give');
    const [card = 'veto'] = table.drawn;
    const gave = { type: 'gave', to: 'all', card, seat: to } as const;
    const after = see(table, [gave]);
    return after.drawn.length > 0 ? [gave, again] : [gave, call(...immediate(after))];
  },
};

/** All cards are dealt first; the leader's own comes first, the others clockwise from the leader. */
const immediate = ({ received, leader }: PlotTable): readonly Frame[] =>
  received
    .map(({ card, seat }): Frame => ({ step: card, seat: card === 'establish' ? leader : seat }))
    .toSorted((a, b) => fromLeader(leader, seatOf(a)) - fromLeader(leader, seatOf(b)));

const fromLeader = (leader: Seat, seat: Seat): number => (seat - leader + SEATS.length) % SEATS.length;

/** The leader shows their side to someone. */
const establish: Step<PlotKind> = {
  id: 'establish',
  shown: true,
  ask: (_table, { seat }) => asks(seat),
  options: (_known, actor) => [{ type: 'name', seat: { one: others(actor) } }],
  reveals: (known, moves, viewer, frame) =>
    chosen(moves, frame.seat, 'name').seat === viewer ? sideOf(known, seatOf(frame)) : undefined,
  decide: (known, moves, _rng, frame) => {
    const about = seatOf(frame);
    const { seat } = chosen(moves, about, 'name');
    return [
      { type: 'looked', to: 'all', seat, about },
      { type: 'side', to: [seat], about, side: sideOf(known, about) },
    ];
  },
};

/** The receiver looks at the side of a neighbour. */
const overhear: Step<PlotKind> = {
  id: 'overhear',
  shown: true,
  ask: (_table, { seat }) => asks(seat),
  options: (_known, actor) => {
    if (actor === 'clock') return NONE;
    return [{ type: 'name', seat: { one: [clockwise(actor, SEATS.length), clockwise(actor, SEATS.length, 3)] } }];
  },
  reveals: (known, moves, viewer, { seat }) =>
    viewer === seat ? sideOf(known, chosen(moves, seat, 'name').seat) : undefined,
  decide: (known, moves, _rng, frame) => {
    const about = chosen(moves, frame.seat, 'name').seat;
    return [
      { type: 'looked', to: 'all', seat: seatOf(frame), about },
      { type: 'side', to: [seatOf(frame)], about, side: sideOf(known, about) },
    ];
  },
};

const robbable = ({ kept }: PlotTable, seat: unknown): readonly Seat[] =>
  others(seat).filter((other) => (kept[other]?.length ?? 0) > 0);

/** The receiver takes a kept card from somebody; when nobody has any, the step runs by itself and does nothing. */
const take: Step<PlotKind> = {
  id: 'take',
  shown: true,
  ask: (table, { seat }) => (robbable(table, seat).length > 0 ? asks(seat) : undefined),
  options: ({ table }, actor) =>
    robbable(table, actor).map((from) => ({
      type: 'rob',
      from: { one: [from] },
      card: { one: [...new Set(table.kept[from])] },
    })),
  decide: ({ table }, moves, _rng, frame) => {
    if (robbable(table, frame.seat).length === 0) return [];
    const { from, card } = chosen(moves, frame.seat, 'rob');
    return [{ type: 'robbed', to: 'all', seat: seatOf(frame), from, card }];
  },
};

/** One chance each for the holders of a veto, clockwise from the leader; the first one used closes the window. */
const window: Step<PlotKind> = {
  id: 'window',
  decide: ({ table: { kept, leader } }) => {
    const holders = SEATS.filter((seat) => kept[seat]?.includes('veto'));
    const clockwiseFrom = holders.toSorted((a, b) => fromLeader(leader, a) - fromLeader(leader, b));
    return [call(...clockwiseFrom.map((seat) => ({ step: 'chance', seat })))];
  },
};

const chance: Step<PlotKind> = {
  id: 'chance',
  shown: true,
  ask: (_table, { seat }) => asks(seat),
  options: () => [{ type: 'pass' }, { type: 'veto' }],
  decide: ({ table }, moves, _rng, frame) => {
    const seat = seatOf(frame);
    if (moves.get(seat)?.type === 'pass') return [];
    const vetoed = { type: 'vetoed', to: 'all', seat } as const;
    return seat === table.leader ? [vetoed, leave] : [vetoed, call({ step: 'answer', seat: table.leader, on: seat })];
  },
};

/** The leader answers whoever said no, in private, as the leader likes; with that the window is closed. */
const answer: Step<PlotKind> = {
  id: 'answer',
  ask: (_table, { seat }) => asks(seat),
  options: () => [{ type: 'answer', yes: { one: [true, false] } }],
  reveals: (_known, moves, viewer, { seat, on }) => (viewer === on ? chosen(moves, seat, 'answer').yes : undefined),
  decide: ({ table }, moves, _rng, frame) => {
    const seat = seatOf(frame);
    const { yes } = chosen(moves, seat, 'answer');
    const { on = seat } = frame;
    return [
      { type: 'answered', to: 'all', seat, on },
      { type: 'answer', to: [seat, on], round: table.round, yes },
      leave,
    ];
  },
};

const sidesOf = (known: PlotKnown): readonly Side[] => SEATS.map((seat) => sideOf(known, seat));

const ends: Step<PlotKind> = {
  id: 'ends',
  reveals: (known) => (known.table.round < ROUNDS ? undefined : sidesOf(known)),
  decide: (known) => (known.table.round < ROUNDS ? [] : [{ type: 'over', to: 'all', sides: sidesOf(known) }]),
};

const next: Step<PlotKind> = {
  id: 'next',
  decide: ({ table }) => [{ type: 'led', to: 'all', leader: clockwise(table.leader, SEATS.length) }, goto('draw')],
};

const steps = run<PlotKind>({
  table: [draw, give, window, ends, next],
  nested: [establish, overhear, take, chance, answer],
});

const dealt = (spies: readonly Seat[]): readonly PlotWhisper[] =>
  SEATS.map((seat) => ({ type: 'side', to: [seat], about: seat, side: spies.includes(seat) ? 'spy' : 'loyal' }));

function twin({ table, secret }: PlotKnown, _viewer: Viewer, rng: Rng): PlotSecret {
  const pairs = SEATS.flatMap((a) => SEATS.filter((b) => b > a).map((b) => [a, b]));
  const fits = (spies: readonly Seat[]) =>
    SEATS.every((seat) => secret.sides[seat] === undefined || (secret.sides[seat] === 'spy') === spies.includes(seat));
  const told: PlotWhisper[] = [...dealt(rng.choose(pairs.filter((pair) => pair.length === SPIES && fits(pair))))];
  for (const round of table.answered) {
    told.push({ type: 'answer', to: [], round, yes: secret.answers[round] ?? rng.below(2) === 0 });
  }
  return learn(empty.secret, told);
}

/**
 * Cards that arrive together and make different players choose, one after the other; a window with one chance each that
 * the first use closes; an answer in private, called from within the window. Two of four are spies and know nobody.
 */
export const plot: Game<PlotKind> & Worlds<PlotKind> = {
  seats: SEATS,
  empty,
  deal: (rng) => [
    { type: 'led', to: 'all', leader: rng.choose(SEATS) },
    ...dealt(rng.shuffle(SEATS).slice(0, SPIES)),
    steps.begin,
  ],
  see,
  learn,
  turn: steps.turn,
  options: steps.options,
  why: steps.why,
  decide: steps.decide,
  outcome: ({ sides }) => sides && { degrees: sides.map((side) => (side === 'spy' ? 'won' : 'part')), reason: 'plot' },
  shown: steps.shown,
  reveals: steps.reveals,
  dealt: ({ table, secret }, viewer) => [table.leader, viewer === 'table' ? undefined : secret.sides[viewer]],
  twin,
};
