import {
  type FactOf,
  type Game,
  heardBy,
  type Kind,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  type Seat,
  start,
  submit,
} from '@reseau/core';
import type { BotView } from '../game-bots.ts';

/** How one seat moves. */
export type Mover<K extends Kind, G> = (view: Omit<BotView<K, G>, 'isLate'>) => K['move'];

export interface Bout<K extends Kind, G extends Game<K>> {
  readonly game: G;
  readonly seed: string;
  /** Who sits where, once the cards are dealt. */
  seat(seat: Seat, dealt: Match<K>): Mover<K, G>;
  /** Told how long each move of a seat took, by this clock. */
  readonly timed?: ((seat: Seat, milliseconds: number) => void) | undefined;
  readonly clock?: (() => number) | undefined;
}

/** Plays one game by the rules themselves, each seat from what it was told. */
export function playOut<K extends Kind, G extends Game<K>>(bout: Bout<K, G>): K['table'] {
  const { game, seed, clock, timed } = bout;
  const chance = Rng.seeded(`${seed} bots`);
  let { match, entry } = start<K>(game, seed);
  const facts: FactOf<K>[] = [...entry.facts];
  const dealt = match;
  const seated = new Map(game.seats.map((seat) => [seat, { rng: chance.split(), move: bout.seat(seat, dealt) }]));
  while (match.outcome === undefined) {
    for (const seat of match.turn.must) {
      const player = seated.get(seat);
      if (player === undefined) throw new Error(`arena: nobody sits on seat ${seat}`);
      const view = viewOf(game, match, seat, facts, player.rng);
      const before = clock?.() ?? 0;
      const move = player.move(view);
      if (clock !== undefined) timed?.(seat, clock() - before);
      const done = submit(match, { actor: seat, question: match.turn.question, move });
      if (!done.ok) throw new Error(`arena: ${done.code} ${done.reason ?? ''}`);
      ({ match, entry } = done);
      facts.push(...entry.facts);
    }
  }
  return match.table;
}

/** What a seat gets; what some bots never look at is worked out only for those that do. */
function viewOf<K extends Kind, G extends Game<K>>(
  game: G,
  match: Match<K>,
  seat: Seat,
  facts: readonly FactOf<K>[],
  rng: Rng,
): Omit<BotView<K, G>, 'isLate'> {
  return {
    game,
    seat,
    known: knownTo(match, seat),
    rng,
    get heard() {
      return heardBy(facts, seat);
    },
    get options() {
      return optionsFor(match, seat);
    },
  };
}
