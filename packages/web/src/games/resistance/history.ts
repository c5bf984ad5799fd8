import type { Card, Table } from '@reseau/games/resistance';
import { MODULE_LIST } from './catalogue.ts';
import type { Teller } from './client-module.ts';
import type { GameWords } from './i18n/game-words.ts';
import { nameOf } from './log-line.ts';
import type { Round } from './rounds.ts';

interface Reading {
  readonly table: Table;
  readonly names: readonly string[];
  readonly words: GameWords;
}

/** What the modules did around one team, for the vote table: before it was voted on, and after. */
export interface RoundHistory {
  readonly cards: readonly Card[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const HISTORIES = MODULE_LIST.flatMap(({ history }) => history ?? []);

export function historyOf(round: Round, { table, names, words }: Reading): RoundHistory {
  const teller: Teller = { table, words, name: (seat) => nameOf(names, seat) };
  const result =
    round.result === undefined ? undefined : table.results.find(({ mission }) => mission === round.mission);
  return {
    cards: result?.cards ?? [],
    before: round.attempt === 1 ? HISTORIES.flatMap(({ before }) => before?.(round, teller) ?? []) : [],
    after: HISTORIES.flatMap(({ after }) => after?.(round, result, teller) ?? []),
  };
}
