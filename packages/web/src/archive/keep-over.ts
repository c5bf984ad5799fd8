import type { Degree } from '@reseau/core';
import type { RoomView } from '@reseau/protocol';
import { matchRecord } from '../connection/api.ts';
import { seatToken } from '../connection/seats.ts';
import { keepMatch, keptMatches } from './kept-matches.ts';

interface Over {
  readonly room: RoomView;
  readonly seat: number;
  readonly degree: Degree | undefined;
}

/** Keeps a match that has just ended at this device's table, so that it can be looked back at when the table is gone. */
export async function keepOver({ room, seat, degree }: Over): Promise<void> {
  const { code, match, game, members, commitment: key } = room;
  const token = seatToken(code);
  if (key === undefined || token === undefined) return;
  const known = await keptMatches();
  if (known === undefined || known.some((one) => one.key === key)) return;
  const reply = await matchRecord(code, match, token);
  if (!reply.ok) return;
  const names = members.map(({ name }) => name);
  const kept = { key, table: code, match, game, at: Date.now(), names, seat };
  // A full disk or a private window: play goes on without.
  await keepMatch(degree === undefined ? kept : { ...kept, degree }, reply.value).catch(() => undefined);
}
