import type { BotLevel } from '@reseau/bots';
import type { Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { ChatLine, ClockSeconds, RoomPhase } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import { RoomMatch } from './room-match.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  /** A person's: the hash of the token. A bot has none. */
  readonly key?: string;
  readonly bot?: BotLevel;
  /** A bot in the place of somebody who left in the middle of the match. */
  readonly standIn?: true;
}

export interface Handover {
  readonly member: string;
  readonly key: string;
  readonly until: number;
}

/** A room as its events made it. Whoever is connected is not part of it. */
export interface Room {
  readonly code: string;
  readonly game: GameId;
  /** What is chosen for the next match; the one at hand has its own. */
  readonly options: object;
  /** What the last match was made of. */
  readonly lasting: object | undefined;
  readonly clock: ClockSeconds;
  /** Where the host wants invitations to lead. */
  readonly address: string | undefined;
  /** In the order around the table: while a match is on, the index is the seat. */
  readonly members: readonly Member[];
  /** Counts everybody who ever was a member, so that an id is never given twice. */
  readonly admitted: number;
  readonly host: string | undefined;
  /** Keys of those who left or were put out. */
  readonly former: readonly string[];
  readonly handovers: readonly Handover[];
  readonly matches: number;
  /** Of the next match; its hash is public from the start. */
  readonly seed: string;
  readonly play: RoomMatch | undefined;
  readonly said: number;
  /** The last of what was said. */
  readonly lines: readonly ChatLine[];
}

const LINES_KEPT = 200;

const EMPTY: Room = {
  code: '',
  game: 'resistance',
  options: {},
  lasting: undefined,
  clock: 0,
  address: undefined,
  members: [],
  admitted: 0,
  host: undefined,
  former: [],
  handovers: [],
  matches: 0,
  seed: '',
  play: undefined,
  said: 0,
  lines: [],
};

export const foldRoom = (events: readonly RoomEvent[], from: Room = EMPTY): Room => events.reduce(after, from);

/** What a room becomes by an event. */
function after(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'opened':
      return { ...room, code: event.code, game: event.game, options: event.options, seed: event.seed };
    case 'joined':
      return admitted(room, { id: event.member, name: event.name, key: event.key });
    case 'botAdded':
      return admitted(room, { id: event.member, name: event.name, bot: event.level });
    case 'left':
      return { ...withoutKey(room, event.member), members: room.members.filter(({ id }) => id !== event.member) };
    case 'replaced': {
      const stand = changed(withoutKey(room, event.member), event.member, ({ id, name }) =>
        standIn(id, name, event.level),
      );
      return room.play === undefined ? stand : { ...stand, play: room.play.withDue(event.due) };
    }
    case 'renamed':
      return changed(room, event.member, (member) => ({ ...member, name: event.name }));
    case 'hostPassed':
      return { ...room, host: event.member };
    case 'seated':
      return { ...room, members: event.members.flatMap((id) => memberOf(room, id) ?? []) };
    case 'optionsChanged':
      return { ...room, options: event.options };
    case 'clockSet':
      return { ...room, clock: event.seconds };
    case 'addressChosen':
      return { ...room, address: event.origin };
    case 'started': {
      const options = event.options ?? room.lasting;
      if (options === undefined) throw new Error('room: a match without options');
      const play = RoomMatch.begun(room.game, room.members.length, { ...event, options });
      return { ...room, matches: room.matches + 1, lasting: options, play };
    }
    case 'moved':
      if (room.play === undefined) throw new Error('room: a move without a match');
      return { ...room, play: room.play.with(event) };
    case 'said':
      return said(room, event);
    case 'handoverOffered': {
      const { member, key, until } = event;
      const others = room.handovers.filter((offer) => offer.member !== member && offer.until > event.at);
      return { ...room, handovers: [...others, { member, key, until }] };
    }
    case 'handedOver':
      return {
        ...changed(room, event.member, (member) => ({ ...member, key: event.key })),
        handovers: room.handovers.filter(({ member }) => member !== event.member),
      };
    case 'rematch':
      return {
        ...room,
        seed: event.seed,
        play: undefined,
        members: room.members.filter(({ standIn }) => standIn !== true),
      };
  }
}

const standIn = (id: string, name: string, bot: BotLevel): Member => ({ id, name, bot, standIn: true });

const admitted = (room: Room, member: Member): Room => ({
  ...room,
  admitted: room.admitted + 1,
  members: [...room.members, member],
});

function withoutKey(room: Room, id: string): Room {
  const key = memberOf(room, id)?.key;
  const host = room.host === id ? undefined : room.host;
  const handovers = room.handovers.filter(({ member }) => member !== id);
  return { ...room, host, handovers, former: key === undefined ? room.former : [...room.former, key] };
}

const changed = (room: Room, id: string, change: (member: Member) => Member): Room => ({
  ...room,
  members: room.members.map((member) => (member.id === id ? change(member) : member)),
});

function said(room: Room, { member, text, at }: Extract<RoomEvent, { type: 'said' }>): Room {
  const line: ChatLine = { member, name: memberOf(room, member)?.name ?? '', text, at };
  return { ...room, said: room.said + 1, lines: [...room.lines, line].slice(-LINES_KEPT) };
}

export const memberOf = (room: Room, id: string): Member | undefined => room.members.find((member) => member.id === id);

export const memberWithKey = (room: Room, key: string): Member | undefined =>
  room.members.find((member) => member.key === key);

export const people = (room: Room): readonly Member[] => room.members.filter(({ bot }) => bot === undefined);

export const phaseOf = ({ play }: Room): RoomPhase => {
  if (play === undefined) return 'lobby';
  return play.isOver ? 'over' : 'playing';
};

/** Where a member sits in the match at hand. */
export function seatOf(room: Room, id: string): Seat | undefined {
  const index = room.members.findIndex((member) => member.id === id);
  return index >= 0 && room.play !== undefined && index < room.play.game.seats.length ? (index as Seat) : undefined;
}
