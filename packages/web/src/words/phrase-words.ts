import type { PhraseSort } from '@reseau/core';

type Sorts = Readonly<Record<string, PhraseSort>>;

/** How phrases read in one language: whole, or with who or what is named in them. */
export type PhraseWords<S extends Sorts> = {
  readonly [K in keyof S]: S[K]['takes'] extends 'nothing'
    ? string
    : S[K]['takes'] extends 'others'
      ? (names: readonly string[]) => string
      : (named: string) => string;
};

export type TopicWords<S extends Sorts> = Readonly<Record<Exclude<S[keyof S]['topic'], 'table'>, string>>;
