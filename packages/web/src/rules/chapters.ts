import { type Chapter, sectionsOf } from '@reseau/games';

/** The letters that the numbers of a chapter begin with, its own among all chapters of its book. */
export const anchorOf = (chapter: Chapter): string =>
  (
    sectionsOf(chapter)
      .flatMap(({ rules }) => rules)
      .at(0)?.number ?? ''
  ).replace(/\d+$/, '');

/** Those that a table plays by, and those it has no use for. */
export function splitChapters(
  chapters: readonly Chapter[],
  idle: readonly string[],
): { readonly inPlay: readonly Chapter[]; readonly others: readonly Chapter[] } {
  const isIdle = (chapter: Chapter): boolean => idle.includes(anchorOf(chapter));
  return { inPlay: chapters.filter((chapter) => !isIdle(chapter)), others: chapters.filter(isIdle) };
}
