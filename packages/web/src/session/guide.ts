import type { Kind, Known } from '@reseau/core';
import type { Said, Told } from '../connection/lessons.ts';
import type { Hint, Moment, Sight } from './game-client.ts';

/** The next thing to say, if there is one. */
export function nextSaid(hints: readonly Hint[], said: readonly Said[], moment: Moment): Said | undefined {
  for (const hint of hints) {
    if (said.some(({ id }) => id === hint.id)) continue;
    const told = hint.when(moment);
    if (told !== undefined) return { id: hint.id, told };
  }
  return undefined;
}

/** Remembers what a seat knew when it was asked the last time. */
export class Recall {
  #asked: { readonly question: number; readonly known: Known<Kind> } | undefined;
  #before: Known<Kind> | undefined;

  get before(): Known<Kind> | undefined {
    return this.#before;
  }

  hear(question: number | undefined, known: Known<Kind>): void {
    if (this.#asked !== undefined && this.#asked.question !== question) this.#before = this.#asked.known;
    this.#asked = question === undefined ? undefined : { question, known };
  }
}

type Phrase = string | ((...told: never) => string);
type ToldTo<P extends Phrase> = P extends (...told: infer T extends Told) => string ? Readonly<T> : readonly [];

type Pointing<V> = readonly string[] | ((view: V) => readonly string[]);

/** Said at the table, once something is known of it. */
interface AtTable<V, T extends Told> {
  readonly isTask?: true;
  /** Said once the match is over; all else is said before. */
  readonly isLast?: true;
  /** Also by what was seen when this seat last answered. */
  when(view: V, before: V | undefined): T | undefined;
  readonly points?: Pointing<V>;
}

/** Said while cards are looked at, before the own one was seen or after. */
interface AtCards {
  readonly cards: 'unseen' | 'seen';
  readonly points: readonly string[];
}

type HintOf<V, T extends Told> = AtTable<V, T> | (T extends readonly [] ? AtCards : never);

/** Hints by the words they have: none is without words, and none is told with anything that they do not ask for. */
export type HintsFor<V, W extends Readonly<Record<string, Phrase>>> = {
  readonly [Id in keyof W]: HintOf<V, ToldTo<W[Id]>>;
};

interface Composed<V, W extends Readonly<Record<string, Phrase>>> {
  readonly hints: HintsFor<V, W>;
  view(sight: Sight): V;
  words(): W;
}

/** In the order in which the record names them. */
export function composeHints<V, W extends Readonly<Record<string, Phrase>>>({
  hints,
  view,
  words,
}: Composed<V, W>): readonly Hint[] {
  const say = (id: string, told: Told): string => {
    const phrase: Phrase | undefined = words()[id];
    // The words are those that the hint was told for: `HintsFor` sees to it.
    return typeof phrase === 'function' ? phrase(...(told as never)) : (phrase ?? '');
  };
  return Object.entries<AtTable<V, Told> | AtCards>(hints).map(([id, hint]) => {
    const named = { id, say: (told: Told) => say(id, told) };
    if ('cards' in hint) {
      const isTime = ({ stage, hasLooked }: Moment) => stage === 'cards' && hasLooked === (hint.cards === 'seen');
      return { ...named, isTask: true, when: (at) => (isTime(at) ? [] : undefined), points: () => hint.points };
    }
    const { isTask = false, isLast = false, when, points = [] } = hint;
    const pointed = ({ sight }: Moment) => (typeof points === 'function' ? points(view(sight)) : points);
    return {
      ...named,
      isTask,
      // Before the first question a seat may not have been told anything.
      when: ({ stage, sight, before }) => {
        if (stage !== (isLast ? 'over' : 'play')) return undefined;
        const then =
          before === undefined ? undefined : view({ ...sight, known: before, shown: before, mine: undefined });
        return when(view(sight), then);
      },
      points: (moment) => (moment.stage === 'cards' ? [] : pointed(moment)),
    };
  });
}
