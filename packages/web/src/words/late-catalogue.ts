import { type Catalogue, type CatalogueLoaders, openCatalogue } from './catalogue.svelte.ts';

/** Words that are fetched once, before the first page that says any of them. */
export class LateCatalogue<W> {
  readonly #title: string;
  readonly #loaders: CatalogueLoaders<W>;
  #catalogue: Catalogue<W> | undefined;
  #opening: Promise<Catalogue<W>> | undefined;

  constructor(title: string, loaders: CatalogueLoaders<W>) {
    this.#title = title;
    this.#loaders = loaders;
  }

  async open(): Promise<void> {
    this.#opening ??= openCatalogue(this.#loaders);
    try {
      this.#catalogue = await this.#opening;
    } catch (error) {
      // A failed download must not be remembered as the answer.
      this.#opening = undefined;
      throw error;
    }
  }

  /** In the reader's language. */
  get words(): W {
    if (this.#catalogue === undefined) throw new Error(`words: the catalogue of ${this.#title} is not open yet`);
    return this.#catalogue.words;
  }
}
