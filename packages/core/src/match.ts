import { type AnyOpen, isOpen } from './fact.ts';
import type { FactOf, Game, Kind, Known, Moves, Outcome, Turn } from './game.ts';
import { at } from './list.ts';
import { type Options, pick } from './options.ts';
import { Rng, type RngState, seedState } from './rng.ts';
import type { Actor, Seat, Viewer } from './seat.ts';

/** A match is a value: it can be stored, cloned, replayed, branched and inspected at any point. */
export interface Match<K extends Kind> {
  readonly game: Game<K>;
  readonly table: K['table'];
  /** What each seat was told. */
  readonly secrets: readonly K['secret'][];
  /** What the server knows: every whisper. */
  readonly server: K['secret'];
  /** Choices for the question at hand, by seat, until all are in. */
  readonly sealed: readonly (K['move'] | undefined)[];
  readonly rng: RngState;
  /** Who is asked and how it ended, worked out once per decision from the table. */
  readonly turn: Turn;
  readonly outcome: Outcome | undefined;
}

/** What a step adds to the record. The entries alone rebuild the match. */
export interface Entry<K extends Kind> {
  readonly actor?: Actor;
  readonly question?: number;
  readonly move?: K['move'];
  /** Empty while a sealed choice waits for the others. */
  readonly facts: readonly FactOf<K>[];
  readonly drawn: number;
}

export const REFUSALS = ['over', 'stale', 'notAsked', 'illegal'] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Accepted<K extends Kind> {
  readonly ok: true;
  readonly match: Match<K>;
  readonly entry: Entry<K>;
}
export interface Refused {
  readonly ok: false;
  readonly code: Refusal;
  /** For an illegal move: the game's own code for what is wrong with it. */
  readonly reason?: string;
}

interface By<K extends Kind> {
  readonly actor: Actor;
  readonly question: number;
  readonly move: K['move'];
}

/** The part of a match that facts change. */
type Heard<K extends Kind> = Pick<Match<K>, 'table' | 'secrets' | 'server'>;

const NO_FACTS: readonly never[] = [];
const NOTHING_SEALED: readonly undefined[] = [];
/** Steps that run by themselves end in a question or an outcome; more than this many in a row is an endless rule. */
const LONGEST_RUN = 1000;

const unheard = <K extends Kind>({ seats, empty: { table, secret } }: Game<K>): Heard<K> => ({
  table,
  secrets: seats.map(() => secret),
  server: secret,
});

/** Deals a new match. */
export function start<K extends Kind>(game: Game<K>, seed: string): Accepted<K> {
  const rng = new Rng(seedState(seed));
  return opened(game, game.deal(rng), rng);
}

/** Starts from a deal that was laid out by hand; what chance decides later comes from the seed. */
export const startWith = <K extends Kind>(game: Game<K>, dealt: readonly FactOf<K>[], seed: string): Accepted<K> =>
  opened(game, dealt, new Rng(seedState(seed)));

const opened = <K extends Kind>(game: Game<K>, dealt: readonly FactOf<K>[], rng: Rng): Accepted<K> =>
  settle(game, told(game, unheard(game), dealt), dealt, rng, NOTHING_SEALED);

/** A move by an actor, in answer to a question. Refusals change nothing. */
export function submit<K extends Kind>(
  match: Match<K>,
  { actor, question, move: raw }: { readonly actor: Actor; readonly question: number; readonly move: unknown },
): Accepted<K> | Refused {
  const { game, turn } = match;
  if (match.outcome !== undefined) return { ok: false, code: 'over' };
  if (question !== turn.question) return { ok: false, code: 'stale' };
  const sealed = actor !== 'clock' && turn.must.includes(actor);
  if (!sealed && !turn.may.includes(actor)) return { ok: false, code: 'notAsked' };
  const known = knownTo(match, actor === 'clock' ? 'table' : actor);
  const move = pick(game.options(known, actor), raw);
  if (move === undefined) return { ok: false, code: 'illegal', reason: game.why(known, actor, raw) };
  const by: By<K> = { actor, question, move };
  if (!sealed) return decided(match, new Alone(actor, move, match.sealed), by);

  const choices = match.sealed.slice();
  choices[actor] = move;
  if (allChosen(turn.must, choices)) return decided(match, new Together(choices), by);
  const entry = { actor, question, move, facts: NO_FACTS, drawn: match.rng.drawn };
  return { ok: true, match: { ...match, sealed: choices }, entry };
}

function allChosen(must: readonly Seat[], choices: readonly unknown[]): boolean {
  for (const seat of must) if (choices[seat] === undefined) return false;
  return true;
}

/** Rebuilds a match from its seed and its record. */
export function rebuild<K extends Kind>(game: Game<K>, seed: string, entries: readonly Entry<K>[]): Match<K> {
  let last: Match<K> | undefined;
  for (const match of matchesOf(game, seed, entries)) last = match;
  if (last === undefined) throw new Error('match: a record begins with its deal');
  return last;
}

/** The match after each entry of its record. Each grows from the one before: a long record costs no more by the entry than a short one. */
export function* matchesOf<K extends Kind>(
  game: Game<K>,
  seed: string,
  entries: readonly Entry<K>[],
): Generator<Match<K>> {
  const { key } = seedState(seed);
  let heard = unheard(game);
  let sealed: Match<K>['sealed'] = NOTHING_SEALED;
  let turn: Turn | undefined;
  let outcome: Outcome | undefined;
  for (const { actor, move, facts, drawn } of entries) {
    if (facts.length > 0 || turn === undefined) {
      heard = told(game, heard, facts);
      const now = game.turn(heard.table);
      if (now.question !== turn?.question) sealed = NOTHING_SEALED;
      turn = now;
      outcome = game.outcome(heard.table);
    } else if (actor !== undefined && actor !== 'clock' && turn.must.includes(actor)) {
      // Only where sealed: an open move that told nobody anything leaves a record without facts too.
      const choices = sealed.slice();
      choices[actor] = move;
      sealed = choices;
    }
    yield { game, ...heard, sealed, rng: { key, drawn }, turn, outcome };
  }
}

/** What a viewer knows of a match: never more than it was told. */
export const knownTo = <K extends Kind>(match: Match<K>, viewer: Viewer): Known<K> => ({
  table: match.table,
  secret: viewer === 'table' ? match.game.empty.secret : match.secrets[viewer],
});

export const optionsFor = <K extends Kind>(match: Match<K>, actor: Actor): Options<K['move']> =>
  match.game.options(knownTo(match, actor === 'clock' ? 'table' : actor), actor);

/** Rebuilds what a viewer knows from the facts it heard: the only way for clients and bots to know anything. */
export function understand<K extends Kind>(game: Game<K>, known: Known<K>, heard: readonly FactOf<K>[]): Known<K> {
  const open = heard.filter((fact): fact is K['open'] => isOpen<AnyOpen>(fact));
  const whispered = heard.filter((fact): fact is K['whisper'] => !isOpen<AnyOpen>(fact));
  return {
    table: open.length > 0 ? game.see(known.table, open) : known.table,
    secret: whispered.length > 0 ? game.learn(known.secret, whispered) : known.secret,
  };
}

function decided<K extends Kind>(match: Match<K>, moves: Moves<K['move']>, by: By<K>): Accepted<K> {
  const { game, table, server } = match;
  const rng = new Rng(match.rng);
  const facts = game.decide({ table, secret: server }, moves, rng);
  return settle(game, told(game, match, facts), facts, rng, match.sealed, by);
}

/** Runs the steps that ask nobody, until somebody is asked or the game is over. */
function settle<K extends Kind>(
  game: Game<K>,
  after: Heard<K>,
  first: readonly FactOf<K>[],
  rng: Rng,
  choices: Match<K>['sealed'],
  by?: By<K>,
): Accepted<K> {
  let heard = after;
  let facts: FactOf<K>[] | undefined;
  let turn = game.turn(heard.table);
  let outcome = game.outcome(heard.table);
  for (let run = 0; outcome === undefined && turn.must.length === 0 && turn.may.length === 0; run += 1) {
    if (run > LONGEST_RUN) throw new Error('match: the rules ask nobody and do not end');
    const more = game.decide({ table: heard.table, secret: heard.server }, NO_MOVES, rng);
    heard = told(game, heard, more);
    facts ??= first.slice();
    facts.push(...more);
    turn = game.turn(heard.table);
    outcome = game.outcome(heard.table);
  }
  // What is sealed lives until the question changes: an open move that leaves it must not drop the others' choices.
  const sealed = turn.question === by?.question ? choices : NOTHING_SEALED;
  const { table, secrets, server } = heard;
  const match: Match<K> = { game, table, secrets, server, sealed, rng: rng.state, turn, outcome };
  return { ok: true, match, entry: { ...by, facts: facts ?? first, drawn: rng.drawn } };
}

function told<K extends Kind>(game: Game<K>, heard: Heard<K>, facts: readonly FactOf<K>[]): Heard<K> {
  const { secrets: before, server } = heard;
  if (areOpen(facts)) return { table: game.see(heard.table, facts), secrets: before, server };
  const open: K['open'][] = [];
  const whispered: K['whisper'][] = [];
  for (const fact of facts) {
    if (isOpen<AnyOpen>(fact)) open.push(fact);
    else whispered.push(fact);
  }
  const table = game.see(heard.table, open);
  const secrets = before.slice();
  const own: K['whisper'][][] = game.seats.map(() => []);
  for (const whisper of whispered) for (const seat of whisper.to) own[seat]?.push(whisper);
  for (const seat of game.seats) {
    const heardHere = at(own, seat);
    if (heardHere.length > 0) secrets[seat] = game.learn(secrets[seat], heardHere);
  }
  return { table, secrets, server: game.learn(server, whispered) };
}

/** Most steps whisper nothing; their facts need not be sorted. */
function areOpen<K extends Kind>(facts: readonly FactOf<K>[]): facts is readonly K['open'][] {
  for (const fact of facts) if (!isOpen<AnyOpen>(fact)) return false;
  return true;
}

class Together<M> implements Moves<M> {
  readonly #choices: readonly (M | undefined)[];
  constructor(choices: readonly (M | undefined)[]) {
    this.#choices = choices;
  }
  get(actor: Actor): M | undefined {
    return actor === 'clock' ? undefined : this.#choices[actor];
  }
}

/** An open move; what others have sealed so far comes along, for a time limit to decide with. */
class Alone<M> implements Moves<M> {
  readonly #actor: Actor;
  readonly #move: M;
  readonly #choices: readonly (M | undefined)[];
  constructor(actor: Actor, move: M, choices: readonly (M | undefined)[]) {
    this.#actor = actor;
    this.#move = move;
    this.#choices = choices;
  }
  get(actor: Actor): M | undefined {
    if (actor === this.#actor) return this.#move;
    return actor === 'clock' ? undefined : this.#choices[actor];
  }
}

const NO_MOVES: Moves<never> = new Together<never>([]);
