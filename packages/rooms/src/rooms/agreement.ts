import { GAMES } from '@reseau/games';
import { type CallKind, neededOf } from '@reseau/protocol';
import { hasTakenOver, isFresh, type Member, people, phaseOf, type Room, seatOf } from './room.ts';
import type { Timings } from './room-context.ts';

/** What somebody wants the table to agree on. */
export interface Wish {
  readonly kind: CallKind;
  readonly member?: string | undefined;
}

/** Who is here, as far as it bears on a call. */
export interface Here {
  readonly now: number;
  readonly timings: Pick<Timings, 'gone'>;
  /** For how long a member has been away; 0 for one who is here. */
  awayFor(member: string): number;
}

/**
 * Whose call it is: all who were dealt to, here or not, but for whoever said goodbye or was replaced by the table; between
 * matches, those who belong to it.
 */
export const entitled = (room: Room, now: number, timings: Pick<Timings, 'gone'>): readonly Member[] =>
  phaseOf(room) === 'playing'
    ? [...room.members, ...room.bench].filter((member) => isPlayer(member) && holdsDealt(room, member))
    : people(room).filter((member) => belongs(room, member, now - timings.gone));

/** With a bot in the place or not: a phone that merely sleeps has one there within a minute. */
export const isPlayer = ({ key, barred, left }: Member): boolean =>
  key !== undefined && barred !== true && left !== true;

/**
 * Whether this one has the seat that was dealt to them, or will have it again on return. By seats given away in the middle of
 * a match a host would have more votes than one.
 */
const holdsDealt = (room: Room, { id }: Member): boolean =>
  room.members.some(({ keeps }) => keeps === id) || (seatOf(room, id) !== undefined && !hasTakenOver(room, id));

/** Who has come with nothing but the code does not outvote those who meet here: it takes a match, or before the first a while. */
export const belongs = (room: Room, { played, since }: Member, before: number): boolean =>
  played === true || (isFresh(room) && since <= before);

/** Whom it is about. Another host: than whoever it was when it was asked for; only of old that is not stored. */
export const concernedBy = ({ host }: Room, { kind, member }: Wish): string | undefined =>
  member ?? (kind === 'host' ? host : undefined);

/** Those who answer it, if they can: all but the one it is about. */
export function asked(room: Room, { kind, member }: Wish, { now, timings }: Here): readonly Member[] {
  const concerned = concernedBy(room, { kind, member });
  return entitled(room, now, timings).filter(({ id }) => id !== concerned);
}

/** Whether this one counts in how many must agree: here, or away for so short a while that the phone may merely sleep. */
export const isCounted = ({ id }: Member, { awayFor, timings }: Here): boolean =>
  awayFor(id) === 0 || awayFor(id) < timings.gone;

/**
 * How many must agree: in a game of sides, neither side alone can decide; where nobody hides, more than half can. At a table that has played
 * nothing yet, all: strangers who wait there with the code must not outvote those who have set it up.
 */
export function agreementIn(room: Room): number | undefined {
  if (phaseOf(room) === 'playing') return GAMES[room.game].agreement?.(room.members.length);
  return isFresh(room) ? people(room).length : undefined;
}

/** Whether those who have answered suffice. Whoever has gone since then has answered all the same. */
export function passes(room: Room, wish: Wish, answers: Readonly<Record<string, boolean>>, here: Here): boolean {
  const yes = asked(room, wish, here).filter(({ id }) => answers[id] === true).length;
  return yes > 0 && yes >= neededOf(wish.kind, countedOf(room, wish, answers, here), agreementIn(room));
}

const countedOf = (room: Room, wish: Wish, answers: Readonly<Record<string, boolean>>, here: Here): number =>
  asked(room, wish, here).filter((member) => answers[member.id] !== undefined || isCounted(member, here)).length;

/** Whether one person alone puts a bot in somebody's place: that is no agreement. */
export const decidesAlone = (room: Room, wish: Wish, answers: Readonly<Record<string, boolean>>, here: Here): boolean =>
  wish.kind === 'replace' && countedOf(room, wish, answers, here) === 1;

/** Whether it passes whatever the others say, here or away for however long. */
export function isCertain(room: Room, wish: Wish, answers: Readonly<Record<string, boolean>>, here: Here): boolean {
  const all = asked(room, wish, here);
  const yes = all.filter(({ id }) => answers[id] === true).length;
  return yes > 0 && yes >= neededOf(wish.kind, all.length, agreementIn(room));
}

/** Whether time alone may change who counts, or who is shown as away. */
export const isUnsettled = (room: Room, { now, timings, awayFor }: Here): boolean =>
  [...room.members, ...room.bench].some(
    ({ id, key, left, since }) =>
      key !== undefined && left !== true && (awayFor(id) > 0 || (isFresh(room) && now - since < timings.gone)),
  );
