import { rebuild } from '@reseau/core';
import { matchFileBy, matchFormIn } from '@reseau/games';
import type { ErrorCode } from '@reseau/protocol';
import { matchRecord } from '../connection/api.ts';
import { heldSeats, seatTokens } from '../connection/seats.ts';
import type { LoadGame } from '../session/game-client.ts';
import { type SatIn, SatInMatches } from '../session/sat-in.ts';
import { type KeptMatch, keepMatch, keptMatches } from './kept-matches.ts';

interface Place {
  readonly code: string;
  readonly token: string;
  readonly load: LoadGame;
}

/** There is none, and there will be none, but for a match that is still played. */
const NEVER: readonly ErrorCode[] = [
  'badToken',
  'badMessage',
  'noSuchRoom',
  'notMember',
  'tableClosed',
  'closedByHouse',
];
/** Codes of tables are given out again, but not so soon. */
const SOON = 24 * 60 * 60 * 1000;

/** Keeps the record of a match, as one who sat in it gets it; says whether it is there, will never be, or is not to be had now. */
export async function keepMissed(place: Place, sat: SatIn): Promise<'kept' | 'never' | 'notOver' | 'later'> {
  const { code, token } = place;
  const known = await keptMatches();
  if (known === undefined) return 'later';
  if (known.some(({ table, match, at }) => table === code && match === sat.match && at > sat.at - SOON)) return 'kept';
  const reply = await matchRecord(code, sat.match, token);
  if (!reply.ok) {
    if (reply.code === 'notOver') return 'notOver';
    return NEVER.includes(reply.code) ? 'never' : 'later';
  }
  try {
    const listed = await listedAs(reply.value, place, sat);
    if (listed === undefined) return 'never';
    await keepMatch(listed, reply.value);
    return 'kept';
  } catch {
    // The rules could not be fetched, or there is no room.
    return 'later';
  }
}

/** All that this device's seats are still to be given, at whatever table. */
export async function keepAllMissed(load: LoadGame): Promise<void> {
  for (const code of heldSeats())
    for (const token of seatTokens(code)) {
      const matches = new SatInMatches(code, token);
      for (const sat of matches.list) {
        const came = await keepMissed({ code, token, load }, sat);
        if (came === 'kept' || came === 'never') matches.settle(sat.match);
      }
    }
}

/** As the list of kept matches shows it; nothing where the record cannot be read. */
async function listedAs(
  raw: unknown,
  { code, load }: Place,
  { match, seat, at }: SatIn,
): Promise<KeptMatch | undefined> {
  const seen = matchFormIn(raw);
  if (!seen.ok) return undefined;
  const client = await load(seen.form.game);
  const read = matchFileBy(seen.form, await client.records());
  if (!read.ok) return undefined;
  const { played, file } = read;
  const degree = rebuild(played.game, played.seed, played.entries).outcome?.degrees[seat];
  const { beside = {}, deal } = file;
  const names = (beside.people ?? []).map(({ name }) => name);
  const listed = {
    key: deal.commitment ?? deal.seed,
    table: code,
    match,
    game: file.game,
    at: beside.at ?? at,
    names,
    seat,
  };
  return degree === undefined ? listed : { ...listed, degree };
}
