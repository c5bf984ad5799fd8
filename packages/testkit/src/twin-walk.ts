import {
  type AnyMove,
  at,
  type Kind,
  type Match,
  optionsFor,
  type Progress,
  pick,
  Rng,
  type Seat,
  sample,
  seedState,
  start,
  startWith,
  understand,
  type Viewer,
} from '@reseau/core';
import {
  type Fact,
  type Knowledge,
  type LawGame,
  type Moment,
  type Pair,
  pairOf,
  runOn,
  tell,
  unheard,
} from './moment.ts';
import { played, type Submission } from './random-game.ts';
import { bytes } from './value.ts';

export interface TwinChoice {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** Choices that decide a question together, or a single open one: in the one world, and in the other. */
export interface TwinTurn {
  readonly question: number;
  readonly choices: readonly [one: readonly TwinChoice[], other: readonly TwinChoice[]];
  /** Not all of them have chosen, and the clock decides; who it was need not be the same in both. */
  readonly timeIsUp: boolean;
  /** The match's own clock ticks, and nobody chooses. */
  readonly ticks: boolean;
  /** Who, but for the viewer, is told something alone by it, in both. */
  readonly whispered: readonly Seat[];
}

/** A match and its twin, move by move: by all that the rules declare to tell, this viewer and the table cannot know which it is. */
export interface TwinWalk {
  readonly seed: string;
  readonly viewer: Viewer;
  readonly deals: readonly [one: readonly Fact[], other: readonly Fact[]];
  readonly turns: readonly TwinTurn[];
  /** Whispers of the deal, and choices, that are not the same in both. */
  readonly different: number;
}

export interface TwinWalkOptions {
  readonly seed: string;
  readonly viewer: Viewer;
  /** So many turns at the most. */
  readonly longest?: number;
  /** Moves that are not made: chance would end every match with them. */
  readonly without?: readonly string[];
  /** Where there is a clock, it decides one question in so many. */
  readonly clockDecides?: number;
  /** Where the match has a clock of its own, one turn in so many is its tick. */
  readonly clockTicks?: number;
  /** Whoever is never late. */
  readonly punctual?: readonly Seat[];
}

/** How many other deals are tried in search of twins, how many of these are played, and how often moves are drawn anew for them. */
const DEALS = 60;
const PLAYED = 8;
const TRIES = 60;
const PICKS = 20;
const LONGEST = 400;

interface World {
  readonly match: Match<Kind>;
  readonly knowledge: Knowledge;
}

/** Plays two matches side by side for as long as they are twins, the longest of several such pairs; nothing where no other deal is one. */
export function twinWalk(game: LawGame, options: TwinWalkOptions): TwinWalk | undefined {
  const rng = Rng.seeded(`twins ${options.seed}`);
  const one = laid(game, understand(game, game.empty, start(game, options.seed).entry.facts));
  if (typeof one === 'string') throw new Error(`twins: the deal cannot be laid out (${one})`);
  let best: TwinWalk | undefined;
  for (const other of twinDeals(game, one, options, rng)) {
    const walk = walked(game, [one, other], options, rng);
    if (best === undefined || worthOf(walk) > worthOf(best)) best = walk;
  }
  return best;
}

/** Long, and with much that differs. */
const worthOf = ({ turns, different }: TwinWalk): number => turns.length + 2 * different;

function walked(game: LawGame, deals: TwinWalk['deals'], options: TwinWalkOptions, rng: Rng): TwinWalk {
  const { seed, viewer, longest = LONGEST, without = [], clockDecides = 0, clockTicks = 0, punctual = [] } = options;
  const manner = { viewer, without, clockDecides, clockTicks, punctual };
  const turns: TwinTurn[] = [];
  let [one, other]: Worlds = [worldOf(game, deals[0], seed), worldOf(game, deals[1], seed)];
  while (one.match.outcome === undefined && turns.length < longest) {
    const next = nextTurn([one, other], manner, rng);
    if (next === undefined) break;
    turns.push(next.turn);
    [one, other] = next.worlds;
  }
  const apart = turns.reduce((sum, turn) => sum + unlike(turn.choices), 0);
  return { seed, viewer, deals, turns, different: apart + unlike(deals) };
}

const unlike = ([one, other]: readonly [readonly unknown[], readonly unknown[]]): number =>
  one.filter((value, index) => bytes(value) !== bytes(other[index])).length;

/**
 * Other deals that the viewer cannot know from this one, laid out by hand, so that chance is the same from there on: some that
 * the game thinks of, and some in which a few cards have changed places.
 */
function twinDeals(game: LawGame, one: readonly Fact[], { seed, viewer }: TwinWalkOptions, rng: Rng) {
  const { server, secrets } = tell(game, unheard(game), one);
  const known = pairOf(game, { server, secrets }, viewer);
  const dealt = bytes(game.dealt(server, viewer));
  const { moments } = worldOf(game, one, seed);
  const found = new Map<string, readonly Fact[]>();
  for (let tries = 0; tries < DEALS && found.size < PLAYED; tries += 1) {
    const other =
      tries % 2 === 0
        ? laid(game, { table: server.table, secret: game.twin(known, viewer, rng) })
        : game.arrange?.(swapped(game.layout?.(server), 1 + rng.below(4), rng));
    if (other === undefined || typeof other === 'string' || bytes(other) === bytes(one)) continue;
    const isTwin =
      bytes(openOf(other)) === bytes(openOf(one)) &&
      bytes(game.dealt(understand(game, game.empty, other), viewer)) === dealt &&
      areAlike(moments, worldOf(game, other, seed).moments, viewer);
    if (isTwin) found.set(bytes(other), other);
  }
  return found.values();
}

/** The same plain data, but for words in it that have changed places. */
function swapped(layout: unknown, times: number, rng: Rng): unknown {
  const words: string[] = [];
  const text = JSON.stringify(layout, (_key, value) => {
    if (typeof value !== 'string') return value as unknown;
    words.push(value);
    return `${words.length - 1}`;
  });
  for (let time = 0; time < times; time += 1) {
    const [a, b] = [rng.below(words.length), rng.below(words.length)];
    [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
  }
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? words[Number(value)] : (value as unknown)));
}

const laid = (game: LawGame, dealt: Pair): readonly Fact[] | string =>
  game.arrange?.(game.layout?.(dealt)) ?? 'no deal of this game can be laid out';

const openOf = (facts: readonly Fact[]): readonly Fact[] => facts.filter(({ to }) => to === 'all');

function worldOf(game: LawGame, dealt: readonly Fact[], seed: string) {
  const { match } = startWith(game, dealt, seed);
  const knowledge = tell(game, unheard(game), dealt);
  const moments = runOn({ game, knowledge, rng: new Rng(seedState(seed)).state });
  return { match, knowledge: moments.at(-1)?.after ?? knowledge, moments };
}

/** Whether the rules declare to tell the viewer, and everybody, the same in both. */
function areAlike(one: readonly Moment[], other: readonly Moment[], viewer: Viewer): boolean {
  if (one.length !== other.length) return false;
  return one.every((moment, index) => {
    const twin = other[index];
    if (twin?.step !== moment.step) return false;
    return [viewer, 'table' as const].every((hearer) => revealedBy(moment, hearer) === revealedBy(twin, hearer));
  });
}

const revealedBy = ({ game, knowledge, choices }: Moment, viewer: Viewer): string =>
  bytes(game.reveals(knowledge.server, choices, viewer));

type Worlds = readonly [one: World, other: World];

interface Manner {
  readonly viewer: Viewer;
  readonly without: readonly string[];
  readonly clockDecides: number;
  readonly clockTicks: number;
  readonly punctual: readonly Seat[];
}

function nextTurn(worlds: Worlds, manner: Manner, rng: Rng) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const turn = drawn(worlds, manner, rng);
    if (turn === undefined) continue;
    const [one, other] = [after(worlds[0], turn, 0), after(worlds[1], turn, 1)];
    if (!areAlike(one.moments, other.moments, manner.viewer)) continue;
    const told = toldAlone(other.moments);
    const whispered = toldAlone(one.moments).filter((seat) => seat !== manner.viewer && told.includes(seat));
    return { turn: { ...turn, whispered }, worlds: [one, other] as const };
  }
  return undefined;
}

const toldAlone = (moments: readonly Moment[]): readonly Seat[] => [
  ...new Set(moments.flatMap(({ facts }) => facts.flatMap(({ to }) => (to === 'all' ? [] : to)))),
];

type Drawn = Omit<TwinTurn, 'whispered'>;

/** What those who are asked might choose: the same where the viewer will see it, and whatever they may where not. */
function drawn(worlds: Worlds, manner: Manner, rng: Rng): Drawn | undefined {
  const { turn, sealed } = worlds[0].match;
  if (mayTick(worlds[0], manner) && rng.below(manner.clockTicks) === 0)
    return { question: turn.question, choices: [[], []], timeIsUp: false, ticks: true };
  const waiting = turn.must.filter((seat) => sealed[seat] === undefined);
  const free = turn.may.filter((actor) => actor !== 'clock');
  const together = waiting.length > 0 && (free.length === 0 || rng.below(2) === 0);
  if (!together && free.length === 0) return undefined;
  const timeIsUp = together && mayRunOut(worlds[0], waiting, manner) && rng.below(manner.clockDecides) === 0;
  const seats = together ? rng.shuffle(waiting) : [rng.choose(free)];
  const pairs = timeIsUp ? inTime(seats, turn.progress, manner, rng) : seats.map((seat) => [seat, seat] as const);
  const choices: [TwinChoice[], TwinChoice[]] = [[], []];
  for (const [seat, twin] of pairs) {
    const both = chosen(worlds, [seat, twin], manner, rng);
    if (both === undefined) return undefined;
    choices[0].push(both[0]);
    choices[1].push(both[1]);
  }
  return { question: turn.question, choices, timeIsUp, ticks: false };
}

const TIME_UP = 'timeUp';
const TICK = 'tick';

/** Whether the match's own clock may be next. */
const mayTick = ({ match }: World, { clockTicks }: Manner): boolean =>
  clockTicks > 0 && match.turn.may.includes('clock') && optionsFor(match, 'clock').some(({ type }) => type === TICK);

/** Whether the clock may decide what these are asked. */
const mayRunOut = ({ match }: World, seats: readonly Seat[], { clockDecides, punctual }: Manner): boolean =>
  clockDecides > 0 &&
  seats.some((seat) => !punctual.includes(seat)) &&
  optionsFor(match, 'clock').some(({ type }) => type === TIME_UP);

/** Some who are in time, and at least one who is not; where nobody sees who they are, others in the other world. */
function inTime(seats: readonly Seat[], progress: Progress, { viewer, punctual }: Manner, rng: Rng) {
  const others = seats.filter((seat) => seat !== viewer && !punctual.includes(seat));
  const mayBeLate = seats.filter((seat) => seat === viewer && !punctual.includes(seat));
  const late = others.length === 0 || rng.below(2) === 0 ? mayBeLate : [];
  const sure = seats.filter((seat) => !others.includes(seat) && !late.includes(seat));
  const some = others.slice(0, rng.below(Math.max(1, others.length + late.length)));
  const twins = progress === 'seats' ? some : rng.shuffle(others);
  return [
    ...sure.map((seat) => [seat, seat] as const),
    ...some.map((seat, index) => [seat, at(twins, index)] as const),
  ];
}

/** What a seat chooses in the one world, and a seat in the other; where the viewer will see it, a move that both allow. */
function chosen([one, other]: Worlds, [seat, twin]: readonly [Seat, Seat], { viewer, without }: Manner, rng: Rng) {
  const some = optionsFor(one.match, seat).filter(({ type }) => !without.includes(type));
  const others = optionsFor(other.match, twin).filter(({ type }) => !without.includes(type));
  if (some.length === 0 || others.length === 0) return undefined;
  const { game, table } = one.match;
  const isSeen = seat === twin && (seat === viewer || (game as LawGame).shown(table));
  for (let tries = 0; tries < PICKS; tries += 1) {
    const move = sample(some, rng);
    const twinMove = isSeen ? pick(others, move) : sample(others, rng);
    if (twinMove !== undefined)
      return [
        { seat, move },
        { seat: twin, move: twinMove },
      ] as const;
  }
  return undefined;
}

function after({ match, knowledge }: World, { question, choices, timeIsUp, ticks }: Drawn, which: 0 | 1) {
  let now = { match, knowledge, moments: [] as readonly Moment[] };
  const submissions = choices[which].map(({ seat, move }): Submission => ({ actor: seat, question, move }));
  if (timeIsUp || ticks) submissions.push({ actor: 'clock', question, move: { type: ticks ? TICK : TIME_UP } });
  for (const submission of submissions) {
    const turned = played(now.match, now.knowledge, submission);
    now = {
      match: turned.accepted.match,
      knowledge: turned.knowledge,
      moments: [...now.moments, ...turned.moments],
    };
  }
  return now;
}
