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

/** Bots play a match to its end; the steps that they have answered by then. */
export function answered(gameId: GameId, rules: unknown, seed: string): ReadonlySet<string> {
  const game = rules as AnyGame;
  const steps = new Set<string>();
  let { match, entry } = start(game, seed);
  const facts: FactOf<Kind>[] = [...entry.facts];
  for (let asked = 0; match.outcome === undefined; asked += 1) {
    const { must, may, question } = match.turn;
    const seats = [...must, ...may].filter(isSeat).filter((seat) => match.sealed[seat] === undefined);
    let moved = false;
    for (const seat of seats) {
      const move = botMove({
        gameId,
        game,
        seat,
        level: 'medium',
        known: knownTo(match, seat),
        heard: heardBy(facts, seat),
        options: optionsFor(match, seat),
        rng: Rng.seeded(`${asked} ${seat}`),
      });
      if (move === 'wait') continue;
      const step = stepOf(match);
      const done = submit(match, { actor: seat, question, move });
      if (!done.ok) throw new Error(`${step}: ${done.code} ${done.reason}`);
      steps.add(step);
      ({ match, entry } = done);
      facts.push(...entry.facts);
      moved = true;
      break;
    }
    if (!moved) throw new Error(`${stepOf(match)}: nobody answers`);
  }
  return steps;
}
