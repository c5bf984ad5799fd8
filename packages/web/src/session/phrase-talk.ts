import type { Phrase, PhraseBook, PhraseSort, Thing } from '@reseau/core';
import { app } from '../words/app.ts';

type Words = string | ((named: string) => string) | ((names: readonly string[]) => string);
type Book<W> = Readonly<Record<string, W>>;

/** What can be said in a game without words, as it reads in the language that is open. */
export interface PhraseTalk {
  readonly book: PhraseBook;
  /** What phrases of one kind are headed by. */
  topic(topic: string): string;
  /** On the board, before it is said whom or what it is about. */
  label(says: string): string;
  /** As it was said, of people called this. */
  say(phrase: Phrase, called: readonly string[]): string;
  thing(thing: Thing): string;
}

interface Spoken {
  words(): object;
  topics(): object;
  thing?(thing: Thing): string;
}

const BLANK = '…';

/** The phrases of a game with the words of its catalogue, and those of any game with ours. */
export function phraseTalk(book: PhraseBook, { words, topics, thing = () => '' }: Spoken): PhraseTalk {
  const wordsOf = (says: string): Words => {
    const all: Book<Words> = { ...app.words.talk.common, ...(words() as Book<Words>) };
    const own = all[says];
    // The catalogues have words for every phrase by their types.
    if (own === undefined) throw new Error(`phrases: there are no words for ${says}`);
    return own;
  };
  const sortOf = (says: string): PhraseSort => {
    const sort = book.all[says];
    if (sort === undefined) throw new Error(`phrases: there is no ${says}`);
    return sort;
  };
  const filled = (says: string, names: readonly string[], named: string): string => {
    const own = wordsOf(says);
    if (typeof own === 'string') return own;
    return sortOf(says).takes === 'others'
      ? (own as (names: readonly string[]) => string)(names)
      : (own as (named: string) => string)(named);
  };
  return {
    book,
    topic: (topic) => (({ ...topics(), table: app.words.talk.table }) as Book<string>)[topic] ?? '',
    label: (says) => filled(says, [BLANK], BLANK),
    say: ({ says, thing: named }, called) =>
      filled(says, called, named === undefined ? (called[0] ?? '') : thing(named)),
    thing,
  };
}
