import { isRaw } from '@reseau/core';
import { GAME_IDS, type GameId } from '@reseau/games';
import type { RoomView } from '@reseau/protocol';
import { keep, kept } from '../device/storage.ts';

/** What people know a table by: as it was when this device last heard of it. */
export interface KnownTable {
  readonly game: GameId;
  /** Of the people there. */
  readonly names: readonly string[];
  readonly bots: number;
}

export const KNOWN = 'table:';

export function noteTable(code: string, { game, members, bench }: Pick<RoomView, 'game' | 'members' | 'bench'>): void {
  const everyone = [...members, ...bench];
  const people = everyone.filter(({ kind, standIn }) => kind === 'person' || standIn === true);
  const known: KnownTable = { game, names: people.map(({ name }) => name), bots: everyone.length - people.length };
  keep(KNOWN + code, JSON.stringify(known));
}

/** Nothing for a table of which an older version knew less, or what somebody else has written there. */
export function knownTable(code: string): KnownTable | undefined {
  const known = parsed(kept(KNOWN + code));
  if (!isRaw(known)) return undefined;
  const { names, bots } = known;
  const game = GAME_IDS.find((id) => id === known['game']);
  if (game === undefined || !Array.isArray(names) || typeof bots !== 'number') return undefined;
  return names.every((name) => typeof name === 'string') ? { game, names, bots } : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
