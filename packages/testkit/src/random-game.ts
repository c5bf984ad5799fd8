import {
  type Accepted,
  type Actor,
  type AnyMove,
  type Entry,
  hasMove,
  type Kind,
  type Match,
  optionsFor,
  Rng,
  rebuild,
  sample,
  seatAt,
  seedState,
  start,
  submit,
} from '@reseau/core';
import { type Choices, decide, type Knowledge, type LawGame, type Moment, runOn, tell, unheard } from './moment.ts';
import { frozen, stored } from './value.ts';

export interface Submission {
  readonly actor: Actor;
  readonly question: number;
  readonly move: AnyMove;
}

/** One submission and the decisions it led to: none while others still have to choose. */
export interface Turned {
  readonly before: Match<Kind>;
  readonly submission: Submission;
  readonly accepted: Accepted<Kind>;
  readonly moments: readonly Moment[];
  readonly knowledge: Knowledge;
}

/** A game from the deal to its end, or to the limit of submissions. */
export interface RandomGame {
  readonly game: LawGame;
  readonly seed: string;
  readonly opening: {
    readonly accepted: Accepted<Kind>;
    readonly moments: readonly Moment[];
    readonly knowledge: Knowledge;
  };
  readonly turns: readonly Turned[];
  readonly ended: boolean;
}

export interface WalkOptions {
  /** Gives up after this many submissions. */
  readonly longest?: number;
  /** Moves that are made seldom, such as giving up: chance would end every game with them before it had begun. */
  readonly seldom?: readonly string[];
}

const LONGEST_WALK = 4000;

/** Plays a random game: any asked seat, the clock too, in any order; sometimes after a round trip through storage, sometimes with a choice changed. */
export function randomGame(
  game: LawGame,
  seed: string,
  { longest = LONGEST_WALK, seldom = [] }: WalkOptions = {},
): RandomGame {
  const rng = Rng.seeded(`walk ${seed}`);
  const opening = opened(game, seed);
  const turns: Turned[] = [];
  const entries: Entry<Kind>[] = [opening.accepted.entry];
  let match = opening.accepted.match;
  let { knowledge } = opening;
  while (match.outcome === undefined && turns.length < longest) {
    if (rng.below(12) === 0) match = frozenMatch(rebuild(game, seed, stored(entries)));
    const turned = played(match, knowledge, randomSubmission(match, rng, seldom));
    turns.push(turned);
    entries.push(turned.accepted.entry);
    match = turned.accepted.match;
    ({ knowledge } = turned);
  }
  return { game, seed, opening, turns, ended: match.outcome !== undefined };
}

function opened(game: LawGame, seed: string): RandomGame['opening'] {
  const accepted = start(game, seed);
  frozenMatch(accepted.match);
  frozen(accepted.entry);
  const rng = new Rng(seedState(seed));
  const dealt = tell(game, unheard(game), frozen(game.deal(rng)));
  const moments = runOn({ game, knowledge: dealt, rng: rng.state });
  return { accepted, moments, knowledge: moments.at(-1)?.after ?? dealt };
}

/** One submission of a legal move, and what it led to. */
export function played(before: Match<Kind>, knowledge: Knowledge, submission: Submission): Turned {
  const accepted = submit(before, submission);
  if (!accepted.ok) {
    const { actor, move } = submission;
    const words = `${accepted.code} ${accepted.reason ?? ''}`.trim();
    throw new Error(`an option was refused: ${actor} ${JSON.stringify(move)} (${words})`);
  }
  frozenMatch(accepted.match);
  frozen(accepted.entry);
  const moments = momentsOf(before, knowledge, submission);
  return { before, submission, accepted, moments, knowledge: moments.at(-1)?.after ?? knowledge };
}

function momentsOf(before: Match<Kind>, knowledge: Knowledge, { actor, move }: Submission): readonly Moment[] {
  const game = before.game as LawGame;
  const choices = new Map<Actor, AnyMove>([...sealedIn(before), [actor, move]]);
  const { must } = before.turn;
  const seals = actor !== 'clock' && must.includes(actor);
  if (seals && must.some((seat) => !choices.has(seat))) return [];
  const first = decide({ game, knowledge, rng: before.rng }, seals ? 'all' : actor, choices);
  return [first, ...runOn({ game, knowledge: first.after, rng: first.drawn })];
}

export function sealedIn({ sealed }: Match<Kind>): Choices {
  const choices = new Map<Actor, AnyMove>();
  sealed.forEach((move, seat) => {
    if (move !== undefined) choices.set(seatAt(seat), move);
  });
  return choices;
}

/** A rare clock, or no game would get far; a rare second thought, because a sealed choice may be changed. */
function randomSubmission(match: Match<Kind>, rng: Rng, seldom: readonly string[]): Submission {
  const { question } = match.turn;
  for (;;) {
    const actor = randomActor(match, rng);
    const options = optionsFor(match, actor);
    if (!hasMove(options)) throw new Error(`${actor} is asked and has no option`);
    const often = options.filter(({ type }) => !seldom.includes(type));
    if (often.length === options.length) return { actor, question, move: sample(options, rng) };
    if (rng.below(SELDOM) === 0) return { actor, question, move: sample(options, rng) };
    // Somebody else may have more to do.
    if (often.length > 0) return { actor, question, move: sample(often, rng) };
  }
}

/** One time in so many. */
const SELDOM = 20;

function randomActor({ turn: { must, may }, sealed }: Match<Kind>, rng: Rng): Actor {
  const waiting = must.filter((seat) => sealed[seat] === undefined);
  const second = must.filter((seat) => sealed[seat] !== undefined);
  const seats = may.filter((actor) => actor !== 'clock');
  const free: readonly Actor[] = [...waiting, ...seats];
  if (may.includes('clock') && (free.length === 0 || rng.below(10) === 0)) return 'clock';
  if (second.length > 0 && rng.below(16) === 0) return rng.choose(second);
  return rng.choose(free);
}

function frozenMatch(match: Match<Kind>): Match<Kind> {
  const { table, secrets, server, sealed, rng, turn, outcome } = match;
  frozen([table, secrets, server, sealed, rng, turn, outcome]);
  return match;
}

export const entriesOf = ({ opening, turns }: RandomGame): readonly Entry<Kind>[] => [
  opening.accepted.entry,
  ...turns.map(({ accepted }) => accepted.entry),
];

export const momentsIn = ({ opening, turns }: RandomGame): readonly Moment[] => [
  ...opening.moments,
  ...turns.flatMap(({ moments }) => moments),
];
