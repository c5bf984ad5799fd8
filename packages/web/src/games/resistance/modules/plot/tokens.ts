import type { Seat } from '@reseau/core';
import { type Mission, moduleStateOf, type Table } from '@reseau/games/resistance';
import type { GameWords } from '../../i18n/game-words.ts';
import type { Token } from '../../token.ts';
import { PLOT_MARKS } from './cards.ts';
import { own } from './words.ts';

export function onMission(table: Table, mission: Mission, seat: Seat, words: GameWords): readonly Token[] {
  const { spotlit = [], eyed = [] } = moduleStateOf(table).plot ?? {};
  const { tokens } = own(words);
  return [
    ...(spotlit[mission] === seat ? [{ mark: 'spotlight', name: tokens.spotlit } as const] : []),
    ...(eyed.some((one) => one.mission === mission && one.of === seat)
      ? [{ mark: 'overheard', name: tokens.eyed } as const]
      : []),
  ];
}

export function held(table: Table, seat: Seat, words: GameWords): readonly Token[] {
  const { plots } = own(words);
  return (moduleStateOf(table).plot?.held[seat] ?? []).map((card) => {
    const { name, how } = plots[card];
    return { mark: PLOT_MARKS[card], name, how };
  });
}
