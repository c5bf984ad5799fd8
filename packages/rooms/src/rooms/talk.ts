import { heardBy, type Phrase, phraseFrom, type SaidPhrase, type Seat, type Thing } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { RequestStamp } from './event.ts';
import { hasPlayed, ownSeat, type Proceedings, phaseOf, type Room, sharesDevice } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** So many phrases in so many milliseconds are talk; more are noise, and each is stored. */
const MOST_AT_ONCE = 4;
const AT_ONCE = 8000;

/** Whether this one watches a match that is on: their words are for others who watch. */
const isWatching = (room: Room, member: string): boolean =>
  phaseOf(room) === 'playing' && ownSeat(room, member) === undefined;

/**
 * How much of what those who watch have said this one may hear: all of it without a seat, and once the match is over. Whoever plays, whoever
 * shares a device with them, and the screen that stands before them, hears what was said before the match.
 */
export const heardOfBench = (room: Room, member: string | undefined): number =>
  hearsBench(room, member) ? room.benchTalk.said : room.joined;

export const hearsBench = (room: Room, member: string | undefined): boolean =>
  phaseOf(room) !== 'playing' || (member !== undefined && isWatching(room, member) && !sharesDevice(room, member));

/** A line of chat: at the table, or among those who watch. */
export function decideSay(room: Room, text: string, context: DecisionContext, by: RequestStamp): Verdict {
  const { now, isSpent } = context;
  const { member } = by;
  if (isSpent || context.hasSaidAll(member)) return refuse('tableSpent');
  if (!room.chat) return refuse('switchedOff');
  if (room.muted.includes(member)) return refuse('muted');
  // Who has held a card could tell it to somebody who then asks for a seat.
  if (hasPlayed(room, member)) return refuse('notPlaying');
  if (sharesDevice(room, member)) return refuse('sharesDevice');
  return accept({ type: 'said', at: now, by, member, text, ...(isWatching(room, member) ? { bench: true } : {}) });
}

export interface PhraseRequest {
  /** Whose turn to speak it is: nobody's, where no seat is held. */
  readonly seat: Seat | undefined;
  readonly match: number;
  readonly phrase: SentPhrase;
}

interface SentPhrase extends Pick<Phrase, 'says'> {
  readonly about?: readonly number[] | undefined;
  readonly thing?: Thing | undefined;
}

/** A phrase from a seat, be it a person's or a bot's. */
export function decidePhrase(
  room: Room,
  { seat, match, phrase: sent }: PhraseRequest,
  context: DecisionContext,
  by?: RequestStamp,
): Verdict {
  const { play, proceedings } = room;
  const { now, isSpent } = context;
  if (isSpent || (by !== undefined && context.hasSaidAll(by.member))) return refuse('tableSpent');
  if (play === undefined || proceedings === undefined || seat === undefined) return refuse('notPlaying');
  if (match !== room.matches) return refuse('stale');
  if (!room.phrases) return refuse('switchedOff');
  if (room.muted.includes(room.members[seat]?.id ?? '')) return refuse('muted');
  const { options, game } = play;
  const phrase = phraseFrom(GAMES[room.game].phrases, sent, { seat, seats: game.seats.length, options });
  if (phrase === undefined) return refuse('noSuchPhrase');
  if (saidLately(proceedings, seat, now) >= MOST_AT_ONCE) return refuse('tooSoon');
  return accept({ type: 'phrased', at: now, ...(by === undefined ? {} : { by }), seat, phrase });
}

function saidLately({ phrases }: Proceedings, speaker: Seat, now: number): number {
  let count = 0;
  for (const { seat, at } of phrases.backwards()) {
    if (at <= now - AT_ONCE) break;
    if (seat === speaker) count += 1;
  }
  return count;
}

/** The phrases of the match at hand as a seat heard them: each after so many of the facts that it was told. */
export function phrasesHeardBy({ play, proceedings }: Room, seat: Seat): readonly SaidPhrase[] {
  const phrases = proceedings?.phrases.list ?? [];
  if (play === undefined || phrases.length === 0) return [];
  // How many entries there were would tell how many have chosen in secret: a seat counts what it heard.
  let told = 0;
  const heard = [0, ...play.record.list.map(({ facts }) => (told += heardBy(facts, seat).length))];
  return phrases.map(({ after, seat: speaker, phrase }) => ({ after: heard[after] ?? told, seat: speaker, phrase }));
}
