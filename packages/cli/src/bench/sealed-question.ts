import { measuresOf } from '@reseau/bots';
import { type AnyMove, nth, type Options, optionsFor, Rng, size, start, submit, type Turn } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import { gameOf } from './games.ts';
import { step } from './random-play.ts';

/** A choice that several make in secret. Each may change theirs as often as they like until all have chosen. */
export interface SealedQuestion {
  readonly question: number;
  readonly move: AnyMove;
  /** What the server writes for one such choice, to the byte or nearly. */
  readonly event: string;
}

/** As at a new table with as few as there may be. */
export const fewestAt = (id: GameId) => {
  const { defaults, seats } = GAMES[id];
  return { name: id, seats: Math.min(...seats), options: { ...defaults } };
};

/** Whether somebody could go on choosing while the others take their time. */
export const isSealed = ({ must }: Turn, own: Options<AnyMove>): boolean => must.length > 1 && size(own) > 1;

const MOST_STEPS = 200;

/** The first question of this kind that a game comes to, if it has any. */
export function sealedQuestion(id: GameId): SealedQuestion | undefined {
  const { idle } = measuresOf(id).bench;
  const chance = Rng.seeded('sealed');
  let { match } = start(gameOf(id, fewestAt(id)), 'sealed');
  for (let steps = 0; steps < MOST_STEPS && match.outcome === undefined; steps += 1) {
    const { turn } = match;
    const [actor] = turn.must;
    const options = actor === undefined ? [] : optionsFor(match, actor);
    if (actor !== undefined && isSealed(turn, options)) {
      const { question } = turn;
      const move = nth<AnyMove>(options, 0);
      const done = submit(match, { actor, question, move });
      if (!done.ok) throw new Error(`bench: ${done.code}`);
      const by = { member: 'm1', id: '0123456789abcdef', sum: 4_000_000_000 };
      const event = JSON.stringify({ type: 'moved', at: 1_800_000_000_000, by, entry: done.entry });
      return { question, move, event };
    }
    match = step(match, { chance, idle });
  }
  return undefined;
}
