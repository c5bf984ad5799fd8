import type { Seat } from '@reseau/core';
import type { Mission, Table } from '@reseau/games/resistance';
import { MODULE_LIST } from './catalogue.ts';
import type { GameWords } from './i18n/game-words.ts';
import type { Token } from './token.ts';
import { standingProposal, type View } from './view.ts';

/** What comes last in a round lies on top. */
const TOKENS = MODULE_LIST.flatMap(({ tokens }) => tokens ?? []).toReversed();

export const tokensOf = ({ table }: Pick<View, 'table'>, seat: Seat, words: GameWords): readonly Token[] => [
  ...TOKENS.flatMap(({ lasting }) => lasting?.(table, seat, words) ?? []),
  ...onMission(table, seat, words),
  ...TOKENS.flatMap(({ held }) => held?.(table, seat, words) ?? []),
];

/** What the team that stands has before it. */
function onMission(table: Table, seat: Seat, words: GameWords): readonly Token[] {
  const proposal = standingProposal(table);
  if (proposal === undefined) return [];
  return [
    ...TOKENS.flatMap((tokens) => tokens.onTeam?.(table, seat, words) ?? []),
    ...missionMarks(table, proposal.mission, seat, words),
  ];
}

/** The token that lay before a seat on a mission, and the marks on the card it laid. */
export function missionMarks(table: Table, mission: Mission, seat: Seat, words: GameWords): readonly Token[] {
  const face = table.exposed.findLast((one) => one.mission === mission && one.seat === seat);
  return [
    ...TOKENS.flatMap((tokens) => tokens.onMission?.(table, mission, seat, words) ?? []),
    ...(face === undefined ? [] : [{ mark: face.card, name: words.cards[face.card].name }]),
  ];
}

/** What lies before a seat from one mission to the next. */
export const lastingTokens = ({ table }: Pick<View, 'table'>, seat: Seat, words: GameWords): readonly Token[] => [
  ...TOKENS.flatMap(({ lasting }) => lasting?.(table, seat, words) ?? []),
  ...TOKENS.flatMap(({ held }) => held?.(table, seat, words) ?? []),
];
