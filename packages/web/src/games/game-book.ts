import { type Book, openBook, type Shelf } from '../i18n/book.svelte.ts';

/** The words of one game, opened before its first screen. */
export class GameBook<W> {
  readonly #title: string;
  readonly #shelf: Shelf<W>;
  #book: Book<W> | undefined;

  constructor(title: string, shelf: Shelf<W>) {
    this.#title = title;
    this.#shelf = shelf;
  }

  async open(): Promise<void> {
    this.#book ??= await openBook(this.#shelf);
  }

  /** In the reader's language. */
  get words(): W {
    if (this.#book === undefined) throw new Error(`words: the catalogue of ${this.#title} is not open yet`);
    return this.#book.words;
  }
}
