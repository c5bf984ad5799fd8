import { type Catalogue, type CatalogueLoaders, openCatalogue } from '../words/catalogue.svelte.ts';

/** The words of one game, opened before its first screen. */
export class GameCatalogue<W> {
  readonly #title: string;
  readonly #loaders: CatalogueLoaders<W>;
  #catalogue: Catalogue<W> | undefined;

  constructor(title: string, loaders: CatalogueLoaders<W>) {
    this.#title = title;
    this.#loaders = loaders;
  }

  async open(): Promise<void> {
    this.#catalogue ??= await openCatalogue(this.#loaders);
  }

  /** In the reader's language. */
  get words(): W {
    if (this.#catalogue === undefined) throw new Error(`words: the catalogue of ${this.#title} is not open yet`);
    return this.#catalogue.words;
  }
}
