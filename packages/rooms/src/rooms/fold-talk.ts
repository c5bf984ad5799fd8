import type { ChatLine } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import { memberOf, type Room, type Talk } from './room.ts';

type Of<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>;

const LINES_KEPT = 200;

const withLine = ({ said: before, lines }: Talk, line: ChatLine): Talk => ({
  said: before + 1,
  lines: [...lines, line].slice(-LINES_KEPT),
});

/** Somebody has written a line: for all, or for those who watch. */
export function said(room: Room, { member, text, at, bench }: Of<'said'>): Room {
  const line = { member, name: memberOf(room, member)?.name ?? '', text, at };
  return bench === true
    ? { ...room, benchTalk: withLine(room.benchTalk, line) }
    : { ...room, talk: withLine(room.talk, line) };
}

/** A seat has said something without words: all hear it, and the record of the match has it at its moment. */
export function phrased(room: Room, { seat, phrase, at }: Of<'phrased'>): Room {
  const { members, game, play, proceedings } = room;
  if (play === undefined || proceedings === undefined) throw new Error('room: a phrase without a match');
  const { id = '', name = '' } = members[seat] ?? {};
  const called = (phrase.about ?? []).map((about) => members[about]?.name ?? '');
  const spoken = { after: play.record.length, seat, phrase, at };
  return {
    ...room,
    talk: withLine(room.talk, { member: id, name, at, game, phrase, called }),
    proceedings: { ...proceedings, phrases: proceedings.phrases.with(spoken) },
  };
}
