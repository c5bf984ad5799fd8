import {
  type Actor,
  type FactOf,
  heardBy,
  type Kind,
  knownTo,
  type Match,
  optionsFor,
  type Position,
  Rng,
  type Seat,
  start,
  submit,
} from '@reseau/core';
import type { AnyGame, GameId } from '@reseau/games';
import { botMove } from '../bot.ts';

const stepOf = ({ table }: Match<Kind>): string => (table as { readonly at: Position }).at.stack.at(-1)?.step ?? 'none';
const isSeat = (actor: Actor): actor is Seat => actor !== 'clock';

/** Bots play a match to its end. By step: what became of their answers. */
export function answered(gameId: GameId, rules: unknown, seed: string): ReadonlyMap<string, string> {
  const game = rules as AnyGame;
  const steps = new Map<string, string>();
  let { match, entry } = start(game, seed);
  const facts: FactOf<Kind>[] = [...entry.facts];
  for (let asked = 0; match.outcome === undefined; asked += 1) {
    const step = stepOf(match);
    const answer = firstAnswer(gameId, match, facts, asked);
    if (typeof answer === 'string') return steps.set(step, answer);
    const done = submit(match, { ...answer, question: match.turn.question });
    if (!done.ok) return steps.set(step, `refused: ${done.code} ${done.reason}`);
    steps.set(step, 'answered');
    ({ match, entry } = done);
    facts.push(...entry.facts);
  }
  return steps;
}

/** The move of the first who makes one, or what went wrong. */
function firstAnswer(gameId: GameId, match: Match<Kind>, facts: readonly FactOf<Kind>[], asked: number) {
  const { must, may } = match.turn;
  const seats = [...must, ...may].filter(isSeat).filter((seat) => match.sealed[seat] === undefined);
  try {
    for (const actor of seats) {
      const move = botMove({
        gameId,
        game: match.game as AnyGame,
        seat: actor,
        level: 'medium',
        known: knownTo(match, actor),
        heard: heardBy(facts, actor),
        options: optionsFor(match, actor),
        rng: Rng.seeded(`${asked} ${actor}`),
      });
      if (move !== 'wait') return { actor, move };
    }
  } catch (error) {
    return String(error);
  }
  return 'nobody answers';
}
