import { LANGUAGES, type Language } from '@reseau/protocol';
import { untrack } from 'svelte';
import { keep, kept } from '../device/storage.ts';
import { isJapanese } from './letters.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ja: '日本語' };

/** Marks between parts that are put together here, with the spaces that the language sets there. */
const MARKS: Readonly<Record<Language, Readonly<Record<'colon' | 'comma' | 'semicolon' | 'stop', string>>>> = {
  en: { colon: ': ', comma: ', ', semicolon: '; ', stop: '. ' },
  fr: { colon: '\u202f: ', comma: ', ', semicolon: '\u202f; ', stop: '. ' },
  ja: { colon: '：', comma: '、', semicolon: '；', stop: '。' },
};

/** The same words in every language, each fetched when it is first wanted. */
export type CatalogueLoaders<W> = Readonly<Record<Language, () => Promise<W>>>;

/** A catalogue that is open in the reader's language. */
export interface Catalogue<W> {
  readonly words: W;
}

class OpenCatalogue<W> implements Catalogue<W> {
  readonly #loaders: CatalogueLoaders<W>;
  #words: W;

  constructor(loaders: CatalogueLoaders<W>, words: W) {
    this.#loaders = loaders;
    this.#words = $state.raw(words);
  }

  get words(): W {
    return this.#words;
  }

  async turn(language: Language): Promise<() => void> {
    const words = await this.#loaders[language]();
    return () => {
      this.#words = words;
    };
  }
}

const opened: OpenCatalogue<unknown>[] = [];
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
  get stop(): string {
    return MARKS[current].stop;
  },
};

export async function openCatalogue<W>(loaders: CatalogueLoaders<W>): Promise<Catalogue<W>> {
  // A page that waits for words must not be fetched and drawn anew when the language changes.
  const wanted = untrack(() => current);
  const catalogue = new OpenCatalogue<W>(loaders, await loaders[wanted]());
  opened.push(catalogue);
  if (wanted !== current) (await catalogue.turn(current))();
  return catalogue;
}

/** Turns every open catalogue at once: no screen is ever in two languages. */
export async function speak(wanted: Language): Promise<void> {
  const turns = await Promise.all(opened.map((catalogue) => catalogue.turn(wanted)));
  current = wanted;
  for (const turn of turns) turn();
  keep(KEY, wanted);
  applyLanguage(wanted);
}

/** Tells the page itself: fonts, line breaks and screen readers follow the attribute. */
export function applyLanguage(wanted: Language): void {
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
