import { sha256 } from '@reseau/core';
import { type Beside, MATCH_FILE, MATCH_FILE_VERSION, type MatchFile } from '@reseau/games';
import type { ErrorCode } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import { sitterOf } from './fold-notes.ts';
import { foldRoom } from './fold-room.ts';
import { readEvent } from './read-event.ts';
import { unhurried } from './record.ts';
import { formerWithKey, hasSat, memberWithKey, phaseOf, type Room } from './room.ts';

type Line = NonNullable<Beside['lines']>[number];

/** The room as it was when this match was over, or as it is if the match is not, and what was said since the deal. */
interface Then {
  readonly room: Room;
  readonly startedAt: number;
  readonly said: readonly Line[];
}

/** Told to somebody who is gone, it ends when they went, or with the match if that came later. */
async function thenOf(stored: readonly string[], match: number, former?: string): Promise<Then> {
  let room = foldRoom([]);
  let startedAt = 0;
  let said: Line[] = [];
  let isFirst = true;
  let isGone = false;
  for await (const body of unhurried(stored)) {
    const event = readEvent(body, isFirst ? undefined : room.game);
    isFirst = false;
    if (room.matches === match && (event.type === 'rematch' || event.type === 'voided')) break;
    if (hasGone(event, former)) isGone = event.type !== 'readmitted';
    if (isGone && room.matches === match && phaseOf(room) === 'over') break;
    room = foldRoom([event], room);
    if (event.type === 'started') [startedAt, said] = [event.at, []];
    // As the line was signed when it was written.
    if (event.type === 'said' && !isGone) said.push(lineOf(room, event));
  }
  return { room, startedAt, said };
}

const GOING: readonly RoomEvent['type'][] = ['left', 'replaced', 'removed', 'readmitted'];
const hasGone = (event: RoomEvent, former: string | undefined): boolean =>
  former !== undefined && GOING.includes(event.type) && 'member' in event && event.member === former;

function lineOf({ talk, benchTalk, play }: Room, { text, at, bench }: Extract<RoomEvent, { type: 'said' }>): Line {
  const name = (bench === true ? benchTalk : talk).lines.at(-1)?.name ?? '';
  return { name, text, at, after: play?.record.length ?? 0, ...(bench === true ? { bench } : {}) };
}

/** Where a record comes from: all that is stored of a room, and which of its matches. */
interface Wanted {
  readonly stored: () => Promise<readonly string[]>;
  readonly match: number;
}

/**
 * Why there is no record for whoever has this key, as far as it is known without reading all that is stored. Who is gone is told the
 * same, and as late, whatever there was.
 */
export function noFileFor(room: Room, key: string, match: number): ErrorCode | undefined {
  const member = memberWithKey(room, key)?.id;
  if (member === undefined) return formerWithKey(room, key) === undefined ? 'badToken' : undefined;
  if (match > room.matches) return 'notOver';
  if (match < room.matches || room.play === undefined) return undefined;
  if (phaseOf(room) !== 'over') return 'notOver';
  return hasSat(room, member) ? undefined : 'notMember';
}

/**
 * The record of a match for whoever has this key and has sat in it, or why there is none. Who has left or was put out since still has it,
 * as it was when they went, and learns nothing else: not even which matches there were.
 */
export async function matchFileFor(room: Room, key: string, { stored, match }: Wanted): Promise<MatchFile | ErrorCode> {
  const none = noFileFor(room, key, match);
  if (none !== undefined) return none;
  const member = memberWithKey(room, key)?.id;
  if (member !== undefined) return matchFileFrom(await stored(), match, member);
  const former = formerWithKey(room, key);
  const file = fileOf(await thenOf(await stored(), match, former), match, former);
  return typeof file === 'string' ? 'badToken' : file;
}

/**
 * The record of a match of this room, or why there is none. For a member who has sat in it; for anybody at the table where no member is
 * named: whoever asks has seen to it that the table looks back at it together.
 */
export const matchFileFrom = async (
  stored: readonly string[],
  match: number,
  member: string | undefined,
): Promise<MatchFile | ErrorCode> => fileOf(await thenOf(stored, match), match, member);

function fileOf(then: Then, match: number, member: string | undefined): MatchFile | ErrorCode {
  const { game, matches, play, proceedings } = then.room;
  // Until it is over, whoever asks learns nothing, not even whether this match has begun.
  if (play === undefined || matches !== match || phaseOf(then.room) !== 'over') return 'notOver';
  if (member !== undefined && proceedings?.holders.every((holder) => holder.member !== member)) return 'notMember';
  const { seed, sealed, options } = play;
  const seats = play.game.seats.length;
  const phrases = (proceedings?.phrases.list ?? []).map(({ at: _, ...one }) => one);
  const spoken = phrases.length === 0 ? {} : { phrases };
  const rest = { game, seats, options, entries: play.record.list, ...spoken, beside: besideOf(then) };
  // A match that was dealt before deals were sealed has the record of that time.
  if (sealed === undefined)
    return { reseau: MATCH_FILE, version: 1, deal: { seed, commitment: sha256(seed) }, ...rest };
  const deal = { commitment: sha256(sealed.seed), ...sealed, dealtFrom: seed };
  return { reseau: MATCH_FILE, version: MATCH_FILE_VERSION, deal, ...rest };
}

function besideOf({ room, startedAt, said }: Then): Beside {
  return {
    table: room.code,
    match: room.matches,
    at: startedAt,
    people: room.members.map(sitterOf),
    sittings: (room.proceedings?.sittings ?? []).map(({ view: { told: _, ...view }, ...place }) => ({
      ...place,
      ...view,
    })),
    lines: said,
  };
}
