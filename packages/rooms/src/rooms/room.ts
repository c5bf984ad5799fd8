import type { BotLevel } from '@reseau/bots';
import type { ByMember, Entry, Kind, SaidPhrase, Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type {
  Attempt,
  CallKind,
  ChatLine,
  ClocksView,
  ErrorCode,
  LastView,
  NoteView,
  RoomPhase,
  SittingView,
  UnsealedView,
} from '@reseau/protocol';
import type { AppendOnlyList } from './append-only-list.ts';
import type { RolesMoment } from './event.ts';
import type { RoomMatch } from './room-match.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  /** Which colour and symbol. */
  readonly mark: number;
  /** A person's: the hash of the token. A bot has none. */
  readonly key?: string;
  /** The hash of the browser's own token, and of the code that brings the seat back. */
  readonly device?: string;
  readonly recovery?: string;
  /** Who plays here is a bot. With a key, it plays on for a person. */
  readonly bot?: BotLevel;
  /** A bot in the place of somebody who left or is away. */
  readonly standIn?: true;
  /** The table has agreed that this person does not come back to the seat before the match is over. */
  readonly barred?: true;
  /** Has said goodbye in the middle of the match; until then, whoever is away may merely have a phone that sleeps. */
  readonly left?: true;
  /** Plays on for this person, who has the seat again on return. */
  readonly keeps?: string;
  /** Since when this one is a member, and whether they have sat in a match here. */
  readonly since: number;
  readonly played?: true;
}

interface Former {
  readonly member: string;
  readonly key: string;
}

export interface Handover {
  readonly member: string;
  readonly key: string;
  readonly until: number;
}

/** Who holds or has held a seat of the match at hand. */
export interface Holder {
  readonly seat: Seat;
  readonly member: string;
  readonly device?: string;
}

/** A seat that somebody from the bench was given: a bot's, or that of a person who was away. */
export interface Given {
  readonly member: string;
  readonly of: 'bot' | 'person';
}

/** Whose seat it is, should somebody want it: a person's, too, where the table has replaced that person. */
export const kindOf = ({ key }: Member): Given['of'] => (key === undefined ? 'bot' : 'person');

/** People look at their cards; nobody is asked anything yet. */
export interface Roles extends RolesMoment {
  /** Who has seen what the seat was told. */
  readonly opened: readonly string[];
  readonly ready: readonly string[];
}

/** A sitting with its place in the record. While it is played nobody is told: entries count who has chosen in secret. */
export interface PlacedSitting {
  readonly view: SittingView;
  /** After so many entries, and so many phrases. */
  readonly after: number;
  readonly phrases: number;
}

/** What happens around the match at hand, beside the match itself. */
export interface Proceedings {
  readonly roles: Roles | undefined;
  /** What the table has agreed on for this match; else those of the table run. */
  readonly clocks: ClocksView | undefined;
  /** Since when the table has paused. */
  readonly pausedAt: number | undefined;
  readonly sittings: readonly PlacedSitting[];
  /** What was last played for people who were not there, by member. */
  readonly deputed: Readonly<Record<string, readonly Entry<Kind>[]>>;
  readonly notes: readonly NoteView[];
  readonly holders: readonly Holder[];
  /** What the host has given away. */
  readonly given: readonly Given[];
  /** The question that was given more time, and how often each has asked for some. */
  readonly extended: number | undefined;
  readonly extensions: Readonly<Record<string, number>>;
  /** How often each has said goodbye. */
  readonly goodbyes: Readonly<Record<string, number>>;
  /** What was said without words, each after so many entries of the record. */
  readonly phrases: AppendOnlyList<TimedPhrase>;
}

/** What was said, counted; the last of it is kept. */
export interface Talk {
  readonly said: number;
  readonly lines: readonly ChatLine[];
}

/** A phrase of the match at hand, with when it was said. */
export interface TimedPhrase extends SaidPhrase {
  readonly at: number;
}

/** A deal that is being sealed. */
export interface Sealing {
  readonly attempt: number;
  /** When the attempt is called off if somebody's part is missing. */
  readonly until: number;
  /** What the match will be made of. */
  readonly options: object;
  /** Who sits where. */
  readonly seating: readonly Pick<Member, 'id' | 'name'>[];
  /** Of each person's salt, as they come in; and the salts, after all hashes. */
  readonly hashes: ByMember;
  readonly salts: ByMember;
  /** By member, the later deal, or the same on other terms, in which the device has had a part. */
  readonly declined: Readonly<Record<string, Attempt>>;
}

/** What the people are asked to agree on. */
export interface Call {
  readonly call: number;
  readonly kind: CallKind;
  readonly member?: string;
  readonly caller: string;
  readonly until: number;
  readonly answers: Readonly<Record<string, boolean>>;
}

export interface Caller {
  readonly until: number;
  readonly vain: number;
}

/** Somebody on the bench asks for a seat. */
export interface Claim {
  readonly member: string;
  readonly seat: string;
}

/** A room as its events made it. Whoever is connected is not part of it. */
export interface Room {
  readonly code: string;
  readonly game: GameId;
  /** What is chosen for the next match; the one at hand has its own. */
  readonly options: object;
  /** What the last match was made of. */
  readonly lasting: object | undefined;
  /** As the host has set them. */
  readonly clocks: ClocksView;
  /** Whether a bot plays on for whoever is away; unless the host has said so, where a clock runs. */
  readonly standIns: boolean | undefined;
  readonly locked: boolean;
  readonly shuffle: boolean;
  /** Whether people write here, and whether there are phrases. */
  readonly chat: boolean;
  readonly phrases: boolean;
  /** By whom, as people read it. */
  readonly closed: Extract<ErrorCode, 'tableClosed' | 'closedByHouse'> | undefined;
  /** When it was found that the end of its record is gone; until the next deal. */
  readonly cutShort: number | undefined;
  /** When what was told in the match was changed to what the rules tell now; until the next deal. */
  readonly repaired: number | undefined;
  /** How often what is stored was changed beneath its people: of what they were told before, some is no longer so. */
  readonly edition: number;
  /** Where the host wants invitations to lead. */
  readonly address: string | undefined;
  /** In the order around the table: while a match is on, the index is the seat. */
  readonly members: readonly Member[];
  /** People without a seat. */
  readonly bench: readonly Member[];
  /** Put out by the host. */
  readonly removed: readonly Member[];
  readonly muted: readonly string[];
  /** Counts everybody who ever was a member, so that an id is never given twice. */
  readonly admitted: number;
  readonly host: string | undefined;
  /** Who was host last, also while nobody is; and whose place as host somebody else has, by no doing of theirs. */
  readonly led: string | undefined;
  readonly deposed: readonly string[];
  /** Whose place the host keeps, for want of anybody who belongs here: that one has it again on return. */
  readonly hostKeeps: string | undefined;
  /** Those who left or were put out, by the keys they had. */
  readonly former: readonly Former[];
  readonly handovers: readonly Handover[];
  /** Hashes of recovery codes that were used, or that a move to another device has replaced. */
  readonly spentRecoveries: readonly string[];
  readonly matches: number;
  /** Of these, the numbers that only the devices know of: what is stored here was put back. */
  readonly skipped: number;
  /** How many deals came to nothing since the last match that was played to its end: not sealed, or called off. */
  readonly attempts: number;
  readonly sealing: Sealing | undefined;
  /** What the last attempt failed on, until the next one. */
  readonly unsealed: UnsealedView | undefined;
  /** The server's part of the deal at hand, or of the next one; its hash is public from the start. */
  readonly seed: string;
  readonly play: RoomMatch | undefined;
  readonly proceedings: Proceedings | undefined;
  readonly call: Call | undefined;
  readonly calls: number;
  /** Of whoever has called: when that was over, or will be at the latest, and how often in a row it was in vain. */
  readonly callers: Readonly<Record<string, Caller>>;
  /** Since when people are away whom something waits for. */
  readonly away: Readonly<Record<string, number>>;
  readonly claims: readonly Claim[];
  /** Matches won, by member. */
  readonly wins: Readonly<Record<string, number>>;
  readonly last: LastView | undefined;
  /** What all hear. */
  readonly talk: Talk;
  /** What those who watch have said in a match. */
  readonly benchTalk: Talk;
  /** How much of it was said before the match at hand: all have heard that. */
  readonly joined: number;
}

const isPerson = ({ key }: Member): boolean => key !== undefined;

export const memberOf = (room: Room, id: string): Member | undefined =>
  room.members.find((member) => member.id === id) ?? room.bench.find((member) => member.id === id);

export const memberWithKey = (room: Room, key: string): Member | undefined =>
  room.members.find((member) => member.key === key) ?? room.bench.find((member) => member.key === key);

/** Whose key this was, until that one left or was put out. */
export const formerWithKey = (room: Room, key: string): string | undefined =>
  room.former.find((one) => one.key === key)?.member;

/** Whether this one plays in person. */
export const playsInPerson = (member: Member): boolean => isPerson(member) && member.bot === undefined;

/** Those who play in person. */
export const players = (room: Room): readonly Member[] => room.members.filter(playsInPerson);

/** All people of the room who have not left, those on the bench too. */
export const people = (room: Room): readonly Member[] => [...players(room), ...room.bench];

export const isOnBench = (room: Room, id: string): boolean => room.bench.some((member) => member.id === id);

export const phaseOf = ({ play, sealing }: Room): RoomPhase => {
  if (play === undefined) return sealing === undefined ? 'lobby' : 'sealing';
  return play.isOver ? 'over' : 'playing';
};

/** Whether nothing was dealt at this table yet. */
export const isFresh = ({ matches, skipped }: Pick<Room, 'matches' | 'skipped'>): boolean => matches === skipped;

/** Those of the match at hand, or of the next one. */
export const clocksOf = ({ clocks, proceedings }: Pick<Room, 'clocks' | 'proceedings'>): ClocksView =>
  proceedings?.clocks ?? clocks;

export const hasStandIns = (room: Room): boolean => room.standIns ?? hasClock(clocksOf(room));

export const hasClock = ({ alone, together }: ClocksView): boolean => alone > 0 || together > 0;

/** Whether nothing happens by itself: people look at their cards, or the table has paused. */
export const isHeld = ({ proceedings }: Room): boolean =>
  proceedings?.roles !== undefined || proceedings?.pausedAt !== undefined;

/** Where a member sits in the match at hand, in person or with a bot that plays on. */
export function seatOf(room: Room, id: string): Seat | undefined {
  const index = room.members.findIndex((member) => member.id === id);
  return index >= 0 && room.play !== undefined && index < room.play.game.seats.length ? (index as Seat) : undefined;
}

/** Where a member sits who plays in person: a seat that a bot plays is nobody's to move for. */
export function ownSeat(room: Room, id: string): Seat | undefined {
  const member = memberOf(room, id);
  return member !== undefined && playsInPerson(member) ? seatOf(room, id) : undefined;
}

/** Whoever has left a seat of this match knows more than the bench does, and says nothing until it is over. */
export const hasPlayed = (room: Room, id: string): boolean =>
  phaseOf(room) === 'playing' && ownSeat(room, id) === undefined && hasSat(room, id);

/** Whether this one holds or has held a seat of the match at hand. */
export const hasSat = (room: Room, id: string): boolean =>
  room.proceedings?.holders.some(({ member }) => member === id) ?? false;

/** Whether this one watches from a device on which somebody else has or had a seat of the match: who reads there may be a player. */
export function sharesDevice(room: Room, id: string): boolean {
  const device = memberOf(room, id)?.device;
  if (device === undefined || phaseOf(room) !== 'playing' || ownSeat(room, id) !== undefined) return false;
  return room.proceedings?.holders.some((holder) => holder.member !== id && holder.device === device) ?? false;
}

/** Whether this one has come to a seat of the match at hand that was dealt to somebody else. */
export const hasTakenOver = (room: Room, id: string): boolean =>
  room.proceedings?.given.some(({ member }) => member === id) ?? false;

/** Who leads, or has played here; of all others anybody can bring as many as they like. */
export const isKnown = (room: Room, member: string): boolean =>
  room.host === member || memberOf(room, member)?.played === true;
