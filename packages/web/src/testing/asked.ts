import {
  type AnyMove,
  type Game,
  type Kind,
  knownTo,
  type Match,
  type Options,
  optionsFor,
  type Position,
  Rng,
  type Seat,
  sample,
  size,
  start,
  submit,
} from '@reseau/core';
import type { Sight } from '../session/game-client.ts';

/** What somebody who is asked sees, and may answer. */
export interface Asked<M extends AnyMove> {
  readonly step: string;
  readonly sight: Sight;
  readonly options: Options<M>;
  /** The sort of answer that this one stands for, where it stands for one. */
  readonly sort?: M['type'];
}

/** Of all that are asked, for each step and each sort of answer there the first who may give it, and in more ways than one. */
export function firstAsked<M extends AnyMove>(asked: Iterable<Asked<M>>): readonly Asked<M>[] {
  const first = new Map<string, Asked<M>>();
  for (const one of asked) {
    for (const { type } of one.options) {
      const sort = `${one.step} ${type}`;
      const known = first.get(sort);
      if (known === undefined || (waysIn(known, type) === 1 && waysIn(one, type) > 1)) {
        first.set(sort, { ...one, sort: type });
      }
    }
  }
  return [...first.values()];
}

const waysIn = <M extends AnyMove>({ options }: Asked<M>, sort: M['type']): number =>
  size(options.filter(({ type }) => type === sort));

const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];

type Stepping = Kind & { readonly table: { readonly at: Position } };

interface Chance<K extends Stepping> {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** Where it begins, if not with a deal of chance. */
  readonly from?: Match<K>;
  readonly most?: number;
}

/** Everybody who is asked in a game of chance, until it ends or `most` have answered. */
export function* askedIn<K extends Stepping>(
  game: Game<K>,
  { seats, options, seed, from = start(game, seed).match, most = 400 }: Chance<K>,
): Generator<Asked<K['move']>> {
  const rng = Rng.seeded(seed);
  let match = from;
  for (let answers = 0; answers < most && match.outcome === undefined; answers += 1) {
    const { must, may, question } = match.turn;
    const asked = [...must.filter((seat) => match.sealed[seat] === undefined), ...may.filter((one) => one !== 'clock')];
    const actor = asked[rng.below(asked.length)];
    if (actor === undefined) throw new Error('nobody is asked');
    const open = optionsFor(match, actor);
    yield {
      step: match.table.at.stack.at(-1)?.step ?? '',
      sight: sightOf(knownTo(match, actor), actor, seats, options),
      options: open,
    };
    const answer = submit(match, { actor, question, move: sample(open, rng) });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
}

/** What a seat sees that is asked. */
export const sightOf = (known: Sight['known'], me: Seat, seats: number, options: object): Sight => ({
  members: NAMES.slice(0, seats).map((name) => ({
    id: name,
    name,
    kind: 'person',
    host: false,
    online: true,
    mark: 0,
  })),
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
  awaitsStage: false,
  over: false,
  rests: false,
  past: false,
  awaitsCount: false,
  handed: [],
  counted: () => undefined,
  sketch: { read: () => undefined, write: () => undefined },
  choose: () => undefined,
  drafted: [],
  draft: () => undefined,
  clock: undefined,
  notebook: undefined,
});
