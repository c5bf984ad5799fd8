import {
  type Actor,
  type AnyMove,
  type Arranged,
  type FactOf,
  type Game,
  heardBy,
  type Kind,
  type Known,
  Rng,
  type RngState,
  understand,
  type Viewer,
  type Worlds,
} from '@reseau/core';
import { frozen } from './value.ts';

/** A game as the laws see it: what it is made of does not matter to them. */
export type LawGame = Game<Kind> & Worlds<Kind> & Partial<Arranged<Kind>>;
export type Fact = FactOf<Kind>;
export type Pair = Known<Kind>;
/** The moves that a decision can see; also core's `Moves`. */
export type Choices = ReadonlyMap<Actor, AnyMove>;

/** Everything that is known at one point: by the server, and by each seat. */
export interface Knowledge {
  readonly server: Pair;
  readonly secrets: readonly unknown[];
}

/** What made the rules decide: one open move, the last of the sealed ones, or nothing at all. */
export type Trigger = Actor | 'all' | 'itself';

/** One decision of the rules. A match runs several in one go; here each stands alone. */
export interface Moment {
  readonly game: LawGame;
  readonly knowledge: Knowledge;
  readonly step: string;
  readonly trigger: Trigger;
  readonly choices: Choices;
  readonly rng: RngState;
  readonly facts: readonly Fact[];
  readonly after: Knowledge;
}

const NO_CHOICES: Choices = new Map();

export const viewersOf = ({ seats }: LawGame): readonly Viewer[] => ['table', ...seats];

export const pairOf = (game: LawGame, { server, secrets }: Knowledge, viewer: Viewer): Pair => ({
  table: server.table,
  secret: viewer === 'table' ? game.empty.secret : secrets[viewer],
});

/** The step at hand of games that stand on steps; others go by the number of the question. */
export function stepOf(game: LawGame, table: unknown): string {
  const { at } = table as { readonly at?: { readonly stack?: readonly { readonly step: string }[] } };
  return at?.stack?.at(-1)?.step ?? `question ${game.turn(table).question}`;
}

/** Tells these facts to all, each hearing only its own: the clients' way, not the match's. */
export function tell(game: LawGame, { server, secrets }: Knowledge, facts: readonly Fact[]): Knowledge {
  return frozen({
    server: understand(game, server, facts),
    secrets: game.seats.map((seat) => {
      const pair = { table: server.table, secret: secrets[seat] };
      const whispers = heardBy(facts, seat).filter(({ to }) => to !== 'all');
      return understand(game, pair, whispers).secret;
    }),
  });
}

export const unheard = (game: LawGame): Knowledge => ({
  server: frozen(game.empty),
  secrets: game.seats.map(() => frozen(game.empty.secret)),
});

interface Run {
  readonly game: LawGame;
  readonly knowledge: Knowledge;
  readonly rng: RngState;
}

/** The one decision that these choices make. */
export function decide(
  { game, knowledge, rng }: Run,
  trigger: Trigger,
  choices: Choices,
): Moment & { drawn: RngState } {
  const chance = new Rng(rng);
  const facts = frozen(game.decide(knowledge.server, choices, chance));
  const after = tell(game, knowledge, facts);
  const step = stepOf(game, knowledge.server.table);
  return { game, knowledge, step, trigger, choices, rng, facts, after, drawn: chance.state };
}

const LONGEST_RUN = 1000;

/** The decisions that follow by themselves, until somebody is asked or the game is over. */
export function runOn(from: Run): readonly Moment[] {
  const moments: Moment[] = [];
  let now = from;
  const { game } = from;
  for (;;) {
    const { table } = now.knowledge.server;
    if (game.outcome(table) !== undefined) return moments;
    const { must, may } = game.turn(table);
    if (must.length > 0 || may.length > 0) return moments;
    if (moments.length > LONGEST_RUN) throw new Error('the rules ask nobody and do not end');
    const moment = decide(now, 'itself', NO_CHOICES);
    moments.push(moment);
    now = { game, knowledge: moment.after, rng: moment.drawn };
  }
}
