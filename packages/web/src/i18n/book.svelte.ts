import { LANGUAGES, type Language } from '@reseau/protocol';
import { keep, kept } from '../line/storage.ts';
import { isJapanese } from './letters.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ja: '日本語' };

/** Marks between parts that are put together here, with the spaces that the language sets there. */
const MARKS: Readonly<Record<Language, Readonly<Record<'colon' | 'comma' | 'semicolon', string>>>> = {
  en: { colon: ': ', comma: ', ', semicolon: '; ' },
  fr: { colon: '\u202f: ', comma: ', ', semicolon: '\u202f; ' },
  ja: { colon: '：', comma: '、', semicolon: '；' },
};

/** The same words in every language, each fetched when it is first wanted. */
export type Shelf<W> = Readonly<Record<Language, () => Promise<W>>>;

/** A catalogue that is open in the reader's language. */
export interface Book<W> {
  readonly words: W;
}

class OpenBook<W> implements Book<W> {
  readonly #shelf: Shelf<W>;
  #words: W;

  constructor(shelf: Shelf<W>, words: W) {
    this.#shelf = shelf;
    this.#words = $state.raw(words);
  }

  get words(): W {
    return this.#words;
  }

  async turn(language: Language): Promise<() => void> {
    const words = await this.#shelf[language]();
    return () => {
      this.#words = words;
    };
  }
}

const books: OpenBook<unknown>[] = [];
const KEY = 'language';
let current = $state<Language>(detect());

/** The reader's language, as told here before or else as the browser has it. */
function detect(): Language {
  const told = [kept(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return told.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? 'en';
}

export const language = {
  get current(): Language {
    return current;
  },
  get colon(): string {
    return MARKS[current].colon;
  },
  get comma(): string {
    return MARKS[current].comma;
  },
  get semicolon(): string {
    return MARKS[current].semicolon;
  },
};

export async function openBook<W>(shelf: Shelf<W>): Promise<Book<W>> {
  const wanted = current;
  const book = new OpenBook<W>(shelf, await shelf[wanted]());
  books.push(book as OpenBook<unknown>);
  if (wanted !== current) (await book.turn(current))();
  return book;
}

/** Turns every open book at once: no screen is ever in two languages. */
export async function speak(wanted: Language): Promise<void> {
  const turns = await Promise.all(books.map((book) => book.turn(wanted)));
  current = wanted;
  for (const turn of turns) turn();
  keep(KEY, wanted);
  dress(wanted);
}

/** Tells the page itself: fonts, line breaks and screen readers follow the attribute. */
export function dress(wanted: Language): void {
  document.documentElement.lang = wanted;
  if (wanted === 'ja') void japaneseLetters();
}

let lettersAsked = false;

/** A hundred slices of one font: only those a page uses are fetched, and none before Japanese is seen. */
async function japaneseLetters(): Promise<void> {
  if (lettersAsked) return;
  lettersAsked = true;
  await import('@fontsource-variable/noto-sans-jp/index.css');
}

/** For what people write themselves, at whatever table. */
export function lettersFor(text: string): void {
  if (!lettersAsked && isJapanese(text)) void japaneseLetters();
}
