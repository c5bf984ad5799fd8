import type { Seat } from '@reseau/core';
import { MISSIONS, type Mission, type Table } from '@reseau/games/resistance';
import { PLOT_MARKS } from './art/emblems.ts';
import type { MarkName } from './art/marks.ts';
import { cornersOf } from './corners.ts';
import type { GameWords } from './i18n/en.ts';
import { standingProposal, stepOf, type View } from './view.ts';

/** Something that lies in front of a player. */
export interface Token {
  readonly mark: MarkName;
  readonly name: string;
  readonly how?: string;
  readonly faded?: boolean;
}

export const tokensOf = (view: View, seat: Seat, words: GameWords): readonly Token[] => [
  ...lasting(view, seat, words),
  ...onMission(view, seat, words),
  ...plotsBefore(view, seat, words),
];

function lasting({ table }: View, seat: Seat, { tokens }: GameWords): readonly Token[] {
  const { inquisitor, hunter, assassin } = cornersOf(table);
  const found: Token[] = [];
  if (inquisitor?.holders.at(-1) === seat) found.push({ mark: 'inquisitor', name: tokens.inquisitor });
  else if (inquisitor?.holders.includes(seat)) {
    found.push({ mark: 'inquisitor', name: tokens.pastInquisitor, faded: true });
  }
  if (assassin?.seat === seat) found.push({ mark: 'assassin', name: tokens.steppedOut });
  if (hunter !== undefined && Object.values(hunter.hunters).includes(seat)) {
    found.push({ mark: 'hunter', name: tokens.steppedOut });
  }
  if (hunter?.investigator === seat && isInvestigating(table)) {
    found.push({ mark: 'investigator', name: tokens.investigator });
  }
  return found;
}

/** The Investigator comes with a team and stays until its round is over; for the fifth mission there is none. */
function isInvestigating(table: Table): boolean {
  if (table.round === MISSIONS.length || stepOf(table) === 'hunter.appoint') return false;
  return standingProposal(table) !== undefined || table.results.length === table.round;
}

/** What the team that stands has before it. */
function onMission({ table }: View, seat: Seat, words: GameWords): readonly Token[] {
  const standing = standingProposal(table);
  if (standing === undefined) return [];
  const { sergeant } = cornersOf(table);
  const isSergeant = sergeant?.sergeant === seat && stepOf(table) !== 'sergeant.appoint';
  return [
    ...(isSergeant ? [{ mark: 'sergeant', name: words.tokens.sergeant } as const] : []),
    ...missionMarks(table, standing.mission, seat, words),
  ];
}

/** The token that lay before a seat on a mission, and the marks on the card it laid. */
export function missionMarks(
  table: Table,
  mission: Mission,
  seat: Seat,
  { tokens, cards }: GameWords,
): readonly Token[] {
  const { rogue, sergeant, trapper, plot } = cornersOf(table);
  const found: Token[] = [];
  if (rogue?.[mission] === seat) found.push({ mark: 'watched', name: tokens.watched });
  if (trapper?.[mission] === seat) found.push({ mark: 'trapped', name: tokens.trapped });
  if (sergeant?.swapped[mission] === seat) found.push({ mark: 'swapped', name: tokens.swapped });
  if (plot?.spotlit[mission] === seat) found.push({ mark: 'spotlight', name: tokens.spotlit });
  if (plot?.eyed.some((one) => one.mission === mission && one.of === seat)) {
    found.push({ mark: 'overheard', name: tokens.eyed });
  }
  const face = table.exposed.findLast((one) => one.mission === mission && one.seat === seat);
  if (face !== undefined) found.push({ mark: face.card, name: cards[face.card].name });
  return found;
}

/** What lies before a seat from one mission to the next. */
export const lastingTokens = (view: View, seat: Seat, words: GameWords): readonly Token[] => [
  ...lasting(view, seat, words),
  ...plotsBefore(view, seat, words),
];

const plotsBefore = ({ table }: View, seat: Seat, { plots }: GameWords): readonly Token[] =>
  (cornersOf(table).plot?.held[seat] ?? []).map((card) => ({ mark: PLOT_MARKS[card], ...plots[card] }));
