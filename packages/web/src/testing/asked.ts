import {
  type Game,
  type Kind,
  knownTo,
  optionsFor,
  type Position,
  Rng,
  type Seat,
  sample,
  start,
  submit,
} from '@reseau/core';
import type { Sight } from '../session/game-client.ts';

/** What somebody who is asked sees. */
export interface Asked {
  readonly step: string;
  readonly sight: Sight;
}

const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];

type Stepping = Kind & { readonly table: { readonly at: Position } };

/** Everybody who is asked in a game of chance, until it ends or `most` have answered. */
export function* askedIn<K extends Stepping>(
  game: Game<K>,
  { seats, options, seed, most = 400 }: { seats: number; options: object; seed: string; most?: number },
): Generator<Asked> {
  const rng = Rng.seeded(seed);
  let { match } = start(game, seed);
  for (let answers = 0; answers < most && match.outcome === undefined; answers += 1) {
    const { must, may, question } = match.turn;
    const open = [...must.filter((seat) => match.sealed[seat] === undefined), ...may.filter((one) => one !== 'clock')];
    const actor = open[rng.below(open.length)];
    if (actor === undefined) throw new Error('nobody is asked');
    yield {
      step: match.table.at.stack.at(-1)?.step ?? '',
      sight: sightOf(knownTo(match, actor), actor, seats, options),
    };
    const answer = submit(match, { actor, question, move: sample(optionsFor(match, actor), rng) });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
}

const sightOf = (known: Sight['known'], me: Seat, seats: number, options: object): Sight => ({
  members: [],
  names: NAMES.slice(0, seats),
  me,
  known,
  shown: known,
  options,
  progress: undefined,
  mine: undefined,
  sending: false,
  scene: undefined,
  beat: 0,
  over: false,
  sawEnd: false,
  sketch: { read: () => undefined, write: () => undefined },
  choose: () => undefined,
  drafted: [],
  draft: () => undefined,
  notebook: undefined,
});
