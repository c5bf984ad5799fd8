import { type AnyOpen, isOpen } from './fact.ts';
import type { FactOf, Game, Kind, Known, Moves, Outcome, Turn } from './game.ts';
import { type Options, pick } from './options.ts';
import { Rng, type RngState, seedState } from './rng.ts';
import type { Actor, Viewer } from './seat.ts';

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

const NOTHING_SEALED: readonly undefined[] = [];
/** Steps that run by themselves end in a question or an outcome; more than this many in a row is an endless rule. */
const LONGEST_RUN = 1000;

function fresh<K extends Kind>(game: Game<K>, rng: RngState): Match<K> {
  const { table, secret } = game.empty;
  return { game, table, secrets: game.seats.map(() => secret), server: secret, sealed: NOTHING_SEALED, rng };
}

/** Deals a new match. */
export function start<K extends Kind>(game: Game<K>, seed: string): Accepted<K> {
  const rng = new Rng(seedState(seed));
  const facts = [...game.deal(rng)];
  const dealt = told(fresh(game, rng.state), facts);
  return settle(dealt, facts, rng, {});
}

/** A move by an actor, in answer to a question. Refusals change nothing. */
export function submit<K extends Kind>(
  match: Match<K>,
  { actor, question, move: raw }: { readonly actor: Actor; readonly question: number; readonly move: unknown },
): Accepted<K> | Refused {
  const { game, table } = match;
  if (game.outcome(table) !== undefined) return { ok: false, code: 'over' };
  const turn = game.turn(table);
  if (question !== turn.question) return { ok: false, code: 'stale' };
  const sealed = actor !== 'clock' && turn.must.includes(actor);
  if (!sealed && !turn.may.includes(actor)) return { ok: false, code: 'notAsked' };
  const known = knownTo(match, actor === 'clock' ? 'table' : actor);
  const move = pick(game.options(known, actor), raw);
  if (move === undefined) return { ok: false, code: 'illegal', reason: game.why(known, actor, raw) };
  const by = { actor, question, move };
  if (!sealed) return decided(match, new Alone(actor, move, match.sealed), by);

  const choices = match.sealed.slice();
  choices[actor] = move;
  if (turn.must.some((seat) => choices[seat] === undefined)) {
    return { ok: true, match: { ...match, sealed: choices }, entry: { ...by, facts: [], drawn: match.rng.drawn } };
  }
  return decided(match, new Together(choices), by);
}

/** Rebuilds a match from its seed and its record. */
export function rebuild<K extends Kind>(game: Game<K>, seed: string, entries: readonly Entry<K>[]): Match<K> {
  let match = fresh(game, seedState(seed));
  for (const { actor, move, facts, drawn } of entries) {
    if (facts.length > 0) {
      const question = match.table === game.empty.table ? -1 : game.turn(match.table).question;
      const after = told(match, facts);
      const sealed = game.turn(after.table).question === question ? match.sealed : NOTHING_SEALED;
      match = { ...after, sealed, rng: { key: match.rng.key, drawn } };
    } else if (actor !== undefined && actor !== 'clock') {
      const sealed = match.sealed.slice();
      sealed[actor] = move;
      match = { ...match, sealed };
    }
  }
  return match;
}

/** What a viewer knows of a match: never more than it was told. */
export const knownTo = <K extends Kind>(match: Match<K>, viewer: Viewer): Known<K> => ({
  table: match.table,
  secret: viewer === 'table' ? match.game.empty.secret : (match.secrets[viewer] as K['secret']),
});

export const turnOf = <K extends Kind>(match: Match<K>): Turn => match.game.turn(match.table);

export const outcomeOf = <K extends Kind>(match: Match<K>): Outcome | undefined => match.game.outcome(match.table);

export const optionsFor = <K extends Kind>(match: Match<K>, actor: Actor): Options<K['move']> =>
  match.game.options(knownTo(match, actor === 'clock' ? 'table' : actor), actor);

/** Rebuilds what a viewer knows from the facts it heard: the client's and the bot's only door. */
export function understand<K extends Kind>(game: Game<K>, known: Known<K>, heard: readonly FactOf<K>[]): Known<K> {
  const open = heard.filter((fact): fact is K['open'] => isOpen<AnyOpen>(fact));
  const whispered = heard.filter((fact): fact is K['whisper'] => !isOpen<AnyOpen>(fact));
  return {
    table: open.length > 0 ? game.see(known.table, open) : known.table,
    secret: whispered.length > 0 ? game.learn(known.secret, whispered) : known.secret,
  };
}

function decided<K extends Kind>(match: Match<K>, moves: Moves<K['move']>, by: Partial<Entry<K>>): Accepted<K> {
  const { game, table, server } = match;
  const rng = new Rng(match.rng);
  const facts = [...game.decide({ table, secret: server }, moves, rng)];
  const after = told(match, facts);
  // What is sealed lives until the question changes: an open move that leaves it must not drop the others' choices.
  const kept = game.turn(after.table).question === by.question ? match.sealed : NOTHING_SEALED;
  return settle({ ...after, sealed: kept }, facts, rng, by);
}

/** Runs the steps that ask nobody, until somebody is asked or the game is over. */
function settle<K extends Kind>(from: Match<K>, facts: FactOf<K>[], rng: Rng, by: Partial<Entry<K>>): Accepted<K> {
  const { game } = from;
  let match = from;
  for (let run = 0; game.outcome(match.table) === undefined; run += 1) {
    const { must, may } = game.turn(match.table);
    if (must.length > 0 || may.length > 0) break;
    if (run > LONGEST_RUN) throw new Error('match: the rules ask nobody and do not end');
    const more = game.decide({ table: match.table, secret: match.server }, NO_MOVES, rng);
    match = told(match, more);
    facts.push(...more);
  }
  if (rng.drawn !== match.rng.drawn) match = { ...match, rng: rng.state };
  return { ok: true, match, entry: { ...by, facts, drawn: rng.drawn } };
}

function told<K extends Kind>(match: Match<K>, facts: readonly FactOf<K>[]): Match<K> {
  const { game } = match;
  const open: K['open'][] = [];
  const whispered: K['whisper'][] = [];
  for (const fact of facts) {
    if (isOpen<AnyOpen>(fact)) open.push(fact);
    else whispered.push(fact as K['whisper']);
  }
  const table = open.length > 0 ? game.see(match.table, open) : match.table;
  if (whispered.length === 0) return { ...match, table };
  const secrets = match.secrets.slice();
  for (const seat of game.seats) {
    const heard = whispered.filter((whisper) => whisper.to.includes(seat));
    if (heard.length > 0) secrets[seat] = game.learn(secrets[seat] as K['secret'], heard);
  }
  return { ...match, table, secrets, server: game.learn(match.server, whispered) };
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

