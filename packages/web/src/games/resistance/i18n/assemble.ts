import type { ModuleId } from '@reseau/games/resistance';
import type { BaseWords } from './en/base.ts';
import type { ModuleWords } from './module-words.ts';

type Modules = Readonly<Record<ModuleId, ModuleWords>>;

type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

/** What all modules together say in one part of their words. */
type Part<M extends Modules, K extends string> = All<
  { readonly [I in keyof M]: M[I] extends Readonly<Record<K, infer P>> ? P : never }[keyof M]
>;

type Assembled<M extends Modules> = Omit<
  BaseWords,
  'characters' | 'cards' | 'script' | 'problems' | 'reasons' | 'phrases'
> & {
  readonly modules: M;
  readonly asks: Part<M, 'asks'>;
  readonly characters: BaseWords['characters'] & Part<M, 'characters'>;
  readonly extras: Part<M, 'extras'>;
  readonly cards: BaseWords['cards'] & Part<M, 'cards'>;
  readonly noFail: Part<M, 'noFail'>;
  readonly script: BaseWords['script'] & Part<M, 'script'>;
  readonly phrases: BaseWords['phrases'] & Part<M, 'phrases'>;
  readonly lines: Part<M, 'lines'>;
  readonly problems: BaseWords['problems'] & Part<M, 'problems'>;
  readonly reasons: BaseWords['reasons'] & Part<M, 'reasons'>;
};

/** The words of the base with those of the modules, in one language. */
export function assemble<const M extends Modules>(base: BaseWords, modules: M): Assembled<M> {
  const part = (key: keyof ModuleWords & string): object =>
    Object.assign({}, ...Object.values<ModuleWords>(modules).map((words) => words[key]));
  // The types above say the same: each part is the sum of what the modules have of it.
  return {
    ...base,
    modules,
    asks: part('asks'),
    characters: { ...base.characters, ...part('characters') },
    extras: part('extras'),
    cards: { ...base.cards, ...part('cards') },
    noFail: part('noFail'),
    script: { ...base.script, ...part('script') },
    phrases: { ...base.phrases, ...part('phrases') },
    lines: part('lines'),
    problems: { ...base.problems, ...part('problems') },
    reasons: { ...base.reasons, ...part('reasons') },
  } as unknown as Assembled<M>;
}
