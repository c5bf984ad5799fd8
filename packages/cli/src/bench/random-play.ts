import {
  type Actor,
  type AnyMove,
  hasMove,
  type Kind,
  type Match,
  type Options,
  optionsFor,
  type Rng,
  sample,
  submit,
} from '@reseau/core';

/** How random players play: by this chance, and never such a move. */
export interface Randomly {
  readonly chance: Rng;
  readonly idle: readonly string[];
}

function moved(match: Match<Kind>, actor: Actor, options: Options<AnyMove>, chance: Rng): Match<Kind> {
  const done = submit(match, { actor, question: match.turn.question, move: sample(options, chance) });
  if (!done.ok) throw new Error(`bench: ${done.code}`);
  return done.match;
}

/** All who must answer the question at hand do; where none must, somebody does who may. */
export function step(match: Match<Kind>, { chance, idle }: Randomly): Match<Kind> {
  const { must, may } = match.turn;
  if (must.length > 0) {
    let now = match;
    for (const seat of must) now = moved(now, seat, optionsFor(now, seat), chance);
    return now;
  }
  for (const actor of chance.shuffle(may.filter((one) => one !== 'clock'))) {
    const options: Options<AnyMove> = optionsFor(match, actor).filter(({ type }) => !idle.includes(type));
    if (hasMove<AnyMove>(options)) return moved(match, actor, options, chance);
  }
  throw new Error('bench: nobody can move');
}
