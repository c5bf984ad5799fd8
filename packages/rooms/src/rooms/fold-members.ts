import type { BotLevel } from '@reseau/bots';
import { seatAt } from '@reseau/core';
import { MARKS } from '@reseau/protocol';
import type { Arrangement } from './event.ts';
import { kindOf, type Member, memberOf, type Room } from './room.ts';

interface Newcomer {
  readonly member: string;
  readonly at: number;
  readonly name: string;
  readonly key?: string;
  readonly device?: string;
  readonly recovery?: string;
  readonly bot?: BotLevel;
  readonly bench?: true;
}

/** Lets somebody in, with the first colour that nobody else has. */
export function admitted(room: Room, { member, at, name, key, device, recovery, bot, bench }: Newcomer): Room {
  const newcomer: Member = {
    id: member,
    name,
    mark: freeMark(room),
    since: at,
    ...(key === undefined ? {} : { key }),
    ...(device === undefined ? {} : { device }),
    ...(recovery === undefined ? {} : { recovery }),
    ...(bot === undefined ? {} : { bot }),
  };
  const counted = { ...room, admitted: room.admitted + 1 };
  return bench === true
    ? { ...counted, bench: [...room.bench, newcomer] }
    : { ...counted, members: [...room.members, newcomer] };
}

/** With more people than colours, some share one. */
function freeMark({ members, bench, admitted: before }: Room): number {
  const taken = new Set([...members, ...bench].map(({ mark }) => mark));
  for (let mark = 0; mark < MARKS; mark += 1) if (!taken.has(mark)) return mark;
  return before % MARKS;
}

export const standIn = (member: Member, bot: BotLevel): Member => ({ ...member, bot, standIn: true });

/** The person, without the bot that has played on. */
function inPerson({ bot, standIn: _, barred: __, left: ___, ...member }: Member): Member {
  return member.key === undefined && bot !== undefined ? { ...member, bot } : member;
}

export function changed(room: Room, id: string, change: (member: Member) => Member): Room {
  const each = (member: Member): Member => (member.id === id ? change(member) : member);
  return { ...room, members: room.members.map(each), bench: room.bench.map(each) };
}

/** Whoever this was neither leads, nor has the place kept. */
export const withoutLead = (room: Room, id: string): Room => ({
  ...room,
  host: room.host === id ? undefined : room.host,
  hostKeeps: room.hostKeeps === id ? undefined : room.hostKeeps,
});

/** Whoever this was can no longer come in by the token. */
export function withoutKey(room: Room, id: string): Room {
  const key = memberOf(room, id)?.key;
  const { [id]: _, ...away } = room.away;
  return {
    ...withoutLead(room, id),
    away,
    handovers: room.handovers.filter(({ member }) => member !== id),
    claims: room.claims.filter(({ member, seat }) => member !== id && seat !== id),
    former: key === undefined ? room.former : [...room.former, { member: id, key }],
  };
}

/** Puts somebody out. Once cards were dealt the place stays, with a bot in it, until the rematch. */
export function removed(room: Room, id: string): Room {
  const member = memberOf(room, id);
  if (member === undefined) return room;
  const isOther = (one: Member): boolean => one.id !== id;
  const out = {
    ...withoutKey(room, id),
    bench: room.bench.filter(isOther),
    removed: [...room.removed, inPerson(member)],
  };
  if (room.play === undefined) return { ...out, members: room.members.filter(isOther) };
  return changed(out, id, ({ name, mark, since, bot = 'medium' }) => standIn({ id, name, mark, since }, bot));
}

/** Lets somebody in again: onto the bench, with the token of old. */
export function readmitted(room: Room, id: string): Room {
  const member = room.removed.find((one) => one.id === id);
  if (member === undefined) return room;
  return {
    ...room,
    removed: room.removed.filter((one) => one.id !== id),
    former: room.former.filter(({ key }) => key !== member.key),
    bench: [...room.bench, member],
  };
}

/** Everybody in person, where they are put; bots that are put nowhere are gone. */
export function arranged(room: Room, { members, bench }: Arrangement): Room {
  const found = (ids: readonly string[]): readonly Member[] =>
    ids.flatMap((id) => {
      const member = memberOf(room, id);
      return member === undefined ? [] : [withoutCharge(inPerson(member))];
    });
  return { ...room, members: found(members), bench: found(bench) };
}

const withoutCharge = ({ keeps: _, ...member }: Member): Member => member;

/**
 * Somebody from the bench sits down in a seat of the match. The person who had it goes to the bench and has it again on return,
 * unless the table has agreed otherwise.
 */
export function takenOver(room: Room, { member, of }: { readonly member: string; readonly of: string }): Room {
  const taker = memberOf(room, member);
  const before = memberOf(room, of);
  const seat = room.members.findIndex(({ id }) => id === of);
  if (taker === undefined || before === undefined || seat < 0) throw new Error('room: a seat that is not there');
  const rest = room.bench.filter(({ id }) => id !== member);
  const holders = room.proceedings?.holders ?? [];
  const holder = { seat: seatAt(seat), member, ...(taker.device === undefined ? {} : { device: taker.device }) };
  const owner = ownerOf(before);
  const seated: Member = { ...taker, played: true, ...(owner === undefined ? {} : { keeps: owner }) };
  return {
    ...room,
    members: room.members.map((one) => (one.id === of ? seated : one)),
    bench: before.key === undefined ? rest : [...rest, benched(before)],
    claims: room.claims.filter((claim) => claim.seat !== of),
    proceedings:
      room.proceedings === undefined
        ? undefined
        : {
            ...room.proceedings,
            holders: [...holders, holder],
            given: [...room.proceedings.given, { member, of: kindOf(before) }],
          },
  };
}

/** Who has said goodbye has done so on the bench, too. */
const benched = (member: Member): Member => ({
  ...withoutCharge(inPerson(member)),
  ...(member.left === undefined ? {} : { left: member.left }),
});

/** For whom the seat is kept that this one has in the match. */
const ownerOf = ({ id, key, barred, keeps }: Member): string | undefined =>
  keeps ?? (key === undefined || barred === true ? undefined : id);

/** Somebody is back: in place of the bot, or of whoever has played on from the bench. */
export function seatedAgain(room: Room, id: string): Room {
  const keeper = room.members.find(({ keeps }) => keeps === id);
  const owner = room.bench.find((member) => member.id === id);
  if (keeper === undefined || owner === undefined) return changed(room, id, inPerson);
  const rest = room.bench.filter((member) => member !== owner);
  return {
    ...room,
    members: room.members.map((one) => (one === keeper ? inPerson(owner) : one)),
    bench: keeper.key === undefined ? rest : [...rest, withoutCharge(inPerson(keeper))],
  };
}
