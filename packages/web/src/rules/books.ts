import { type GameId, type Rulebook, readRulebook } from '@reseau/games';
import { type Catalogue, type CatalogueLoaders, openCatalogue } from '../words/catalogue.svelte.ts';

type Raw = Promise<{ readonly default: string }>;

const read =
  (load: () => Raw): (() => Promise<Rulebook>) =>
  async () =>
    readRulebook((await load()).default);

/** The rules as the games themselves state them. */
const BOOKS: Readonly<Record<GameId, CatalogueLoaders<Rulebook>>> = {
  resistance: {
    en: read(() => import('@reseau/games/resistance/SPEC.md?raw')),
    fr: read(() => import('@reseau/games/resistance/SPEC.fr.md?raw')),
    ja: read(() => import('@reseau/games/resistance/SPEC.ja.md?raw')),
  },
  insurrection: {
    en: read(() => import('@reseau/games/insurrection/SPEC.md?raw')),
    fr: read(() => import('@reseau/games/insurrection/SPEC.fr.md?raw')),
    ja: read(() => import('@reseau/games/insurrection/SPEC.ja.md?raw')),
  },
  project: {
    en: read(() => import('@reseau/games/project/SPEC.md?raw')),
    fr: read(() => import('@reseau/games/project/SPEC.fr.md?raw')),
    ja: read(() => import('@reseau/games/project/SPEC.ja.md?raw')),
  },
};

const opened = new Map<GameId, Promise<Catalogue<Rulebook>>>();

/** The rules of a game, in the reader's language from here on. */
export function openBook(game: GameId): Promise<Catalogue<Rulebook>> {
  const known = opened.get(game);
  if (known !== undefined) return known;
  const book = openCatalogue(BOOKS[game]);
  opened.set(game, book);
  // A failed download must not be remembered as the answer.
  book.catch(() => opened.delete(game));
  return book;
}
