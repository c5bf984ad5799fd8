import {
  type Actor,
  type AnyMove,
  heardBy,
  pick,
  Rng,
  type Seat,
  sample,
  type Turn,
  understand,
  type Viewer,
} from '@reseau/core';
import { type Choices, type Fact, type Moment, type Pair, pairOf, tell, viewersOf } from '../moment.ts';
import { momentsIn, type RandomGame } from '../random-game.ts';
import type { Book, Verdict } from '../report.ts';
import { brief, bytes } from '../value.ts';

/** How often the others' choices are drawn again in search of a twin that the step does not tell apart. */
const TRIES = 8;

export interface SecretsOptions {
  /** How many viewers, drawn at random, get a fresh twin at each decision. */
  readonly viewers: number;
}

/**
 * At every decision: a viewer hears the same in a world that it cannot tell from the true one, unless the step declares
 * what it reveals. Fresh twins come from the game. For one viewer, the twin comes from another deal and is played on for
 * as long as it stays a twin, so that the law does not rest on the game's own idea of which worlds are possible.
 */
export function checkSecrets(played: RandomGame, book: Book, rng: Rng, { viewers }: SecretsOptions): void {
  const { game } = played;
  const all = viewersOf(game);
  const follower = rng.choose(all);
  let carried = dealtAlike(played, follower, rng);
  for (const moment of momentsIn(played)) {
    for (const viewer of rng.shuffle(all).slice(0, viewers)) compareFresh(moment, viewer, rng, book);
    const { verdict, after } = compare(moment, follower, carried ?? twinOf(moment, follower, rng), rng, book);
    book.twin(moment.step, verdict);
    carried = after;
  }
}

/** Where most twins part from the true world at a step, more are drawn in search of one that does not. */
const PATIENCE = 6;
const RARE = 0.3;

function compareFresh(moment: Moment, viewer: Viewer, rng: Rng, book: Book): void {
  const twins = book.shareAt(moment.step) < RARE ? PATIENCE : 1;
  for (let twin = 1; twin <= twins; twin += 1) {
    const { verdict } = compare(moment, viewer, twinOf(moment, viewer, rng), rng, book);
    if (twin < twins && (verdict === 'revealed' || verdict === 'impossible')) continue;
    book.twin(moment.step, verdict);
    return;
  }
}

/** How many other deals are tried in search of one that tells the viewer the same. */
const DEALS = 40;

/** The secret of another deal that the viewer cannot tell from this one, where chance brings one. */
function dealtAlike({ game, opening }: RandomGame, viewer: Viewer, rng: Rng): unknown {
  const { server } = opening.moments[0]?.knowledge ?? opening.knowledge;
  const own = bytes(game.dealt(server, viewer));
  for (let tries = 0; tries < DEALS; tries += 1) {
    const deal = understand(game, game.empty, game.deal(rng));
    if (bytes(game.dealt(deal, viewer)) === own && bytes(deal.table) === bytes(server.table)) return deal.secret;
  }
  return undefined;
}

const twinOf = ({ game, knowledge }: Moment, viewer: Viewer, rng: Rng): unknown =>
  game.twin(pairOf(game, knowledge, viewer), viewer, rng);

interface Compared {
  readonly verdict: Verdict;
  /** The twin's secret after the decision, or nothing when the two have parted. */
  readonly after?: unknown;
}

function compare(moment: Moment, viewer: Viewer, secret: unknown, rng: Rng, book: Book): Compared {
  const { game, knowledge, step } = moment;
  const twin: Pair = { table: knowledge.server.table, secret };
  const choices = twinChoices(moment, viewer, twin, rng);
  if (typeof choices === 'string') return { verdict: choices };
  const facts = game.decide(twin, choices, new Rng(moment.rng));
  const [heard, twinHeard] = [heardBy(moment.facts, viewer), heardBy(facts, viewer)];
  if (bytes(heard) !== bytes(twinHeard)) {
    book.broken('secrets', step, leak(viewer, heard, twinHeard));
    return { verdict: 'leak' };
  }
  const differ = bytes(secret) !== bytes(knowledge.server.secret) || !equal(choices, moment.choices);
  const after = tell(game, { server: twin, secrets: knowledge.secrets }, facts).server.secret;
  return { verdict: differ ? 'equal' : 'same', after };
}

/** Choices for the twin world that the step declares to tell the viewer nothing new, or why there are none. */
function twinChoices(moment: Moment, viewer: Viewer, twin: Pair, rng: Rng): Choices | Verdict {
  const { game, knowledge } = moment;
  const declared = bytes(game.reveals(knowledge.server, moment.choices, viewer));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const choices = redrawn(moment, viewer, twin, rng);
    if (choices === undefined) return 'impossible';
    if (bytes(game.reveals(twin, choices, viewer)) === declared) return choices;
  }
  return 'revealed';
}

/** Shown choices and the viewer's own are kept, the others' drawn again from what they could choose in the twin world. */
function redrawn(moment: Moment, viewer: Viewer, twin: Pair, rng: Rng): Choices | undefined {
  const { game } = moment;
  const choices = new Map<Actor, AnyMove>();
  for (const [actor, kept] of whoChose(moment, viewer, rng)) {
    const options = game.options(twin, actor);
    const move = kept === undefined ? sample(options, rng) : pick(options, kept);
    if (move === undefined) return undefined;
    choices.set(actor, move);
  }
  return choices;
}

/** Who has chosen in the twin world, with the move where the viewer knows it. */
function whoChose(moment: Moment, viewer: Viewer, rng: Rng): ReadonlyMap<Actor, AnyMove | undefined> {
  const { game, knowledge, trigger, choices } = moment;
  const { table } = knowledge.server;
  const turn = game.turn(table);
  // What is sealed is shown when it is decided, not before: a move that leaves the question open shows only itself.
  const decided = trigger === 'all' || game.turn(moment.after.server.table).question !== turn.question;
  const shown = game.shown(table);
  const known = (actor: Actor): boolean =>
    actor === viewer || actor === 'clock' || (shown && (decided || actor === trigger));
  const chose = new Map<Actor, AnyMove | undefined>();
  for (const [actor, move] of choices) {
    if (known(actor) || actor === trigger) chose.set(actor, known(actor) ? move : undefined);
  }
  const hidden = [...choices.keys()].filter((actor) => !chose.has(actor));
  const others = trigger === 'all' ? hidden : whoSealed(turn, hidden, viewer, rng);
  for (const actor of others) chose.set(actor, undefined);
  return chose;
}

/** Who of the others has sealed a choice is as public as the progress of the question says. */
function whoSealed(turn: Turn, hidden: readonly Actor[], viewer: Viewer, rng: Rng): readonly Actor[] {
  const others = rng.shuffle<Seat>(turn.must.filter((seat) => seat !== viewer));
  switch (turn.progress) {
    case 'seats':
      return hidden;
    case 'count':
      return others.slice(0, hidden.length);
    case 'none':
      // Not all: the last one would have decided the question.
      return others.slice(0, rng.below(Math.max(1, others.length)));
  }
}

const equal = (a: Choices, b: Choices): boolean =>
  a.size === b.size && [...a].every(([actor, move]) => bytes(move) === bytes(b.get(actor)));

function leak(viewer: Viewer, heard: readonly Fact[], twinHeard: readonly Fact[]): string {
  const at = heard.findIndex((fact, index) => bytes(fact) !== bytes(twinHeard[index]));
  const index = at < 0 ? heard.length : at;
  const who = viewer === 'table' ? 'the table' : `seat ${viewer}`;
  return `${who} hears ${brief(heard[index])}, but in a world it cannot tell apart ${brief(twinHeard[index])}`;
}
