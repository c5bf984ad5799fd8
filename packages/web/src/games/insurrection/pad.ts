import type { Seat } from '@reseau/core';
import { type Card, type CardScore, type Ending, scorePads } from '@reseau/games/insurrection';
import { seatAt } from '../seat-at.ts';
import type { GameWords } from './i18n/en.ts';
import type { View } from './view.ts';
import { foundText } from './wording.ts';

/** One player's page of the score pad. */
export interface Page {
  readonly seat: Seat;
  readonly points: number;
  readonly isWinner: boolean;
  readonly cards: readonly CardScore[];
}

/** All pages, the best hand first. */
export function pagesOf({ table, set }: Pick<View, 'table' | 'set'>): readonly Page[] {
  return scorePads(table, set)
    .map((cards, index) => {
      const seat = seatAt(index);
      return { seat, points: table.points[seat] ?? 0, isWinner: table.winners.includes(seat), cards };
    })
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.points - a.points);
}

interface Reading {
  readonly words: GameWords;
  readonly names: readonly string[];
  readonly called: (card: Card) => string;
  /** Between a name and its points. */
  readonly colon: string;
  /** Between the reasons of points. */
  readonly semicolon: string;
}

/** The pad as text, for a letter or a chat. */
export function padText(
  pages: readonly Page[],
  ending: Ending,
  { words, names, called, colon, semicolon }: Reading,
): string {
  const { end } = words;
  const sheets = pages.map(({ seat, points, cards }) =>
    [
      `${names[seat] ?? ''}${colon}${end.points(points)}`,
      ...cards.map(
        ({ card, points: worth, lines }) =>
          `  ${called(card)}${colon}${worth} (${lines.map((line) => foundText(line, words)).join(semicolon)})`,
      ),
    ].join('\n'),
  );
  return [`${words.title} · ${end[ending]}`, ...sheets].join('\n\n');
}

/** The pad as a table for a spreadsheet, one row for each line counted. */
export function padCsv(pages: readonly Page[], { words, names, called }: Reading): string {
  const { end } = words;
  const head = [end.player, end.card, end.reason, end.count, end.pointsHead];
  const rows = pages.flatMap(({ seat, cards }) =>
    cards.flatMap(({ card, lines }) =>
      lines.map((line) => [names[seat] ?? '', called(card), foundText(line, words), line.count, line.points]),
    ),
  );
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A spreadsheet must not take a name for a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
