import { seatsOf } from '@reseau/core';
import { AppendOnlyList } from './append-only-list.ts';
import type { RoomEvent } from './event.ts';
import { agreed, called, callOver } from './fold-calls.ts';
import { deputedBy, freshAbsence } from './fold-deputed.ts';
import {
  admitted,
  arranged,
  changed,
  readmitted,
  removed,
  seatedAgain,
  standIn,
  takenOver,
  withoutKey,
  withoutLead,
} from './fold-members.ts';
import { hostPassed, noted, sat } from './fold-notes.ts';
import { followed } from './fold-options.ts';
import { declined, sealedIn, sealing, unsealed, withHash, withSalt } from './fold-sealing.ts';
import { phrased, said } from './fold-talk.ts';
import { memberOf, type Proceedings, type Room, seatOf, type TimedPhrase } from './room.ts';
import { RoomMatch } from './room-match.ts';

const EMPTY: Room = {
  code: '',
  game: 'resistance',
  options: {},
  lasting: undefined,
  clocks: { alone: 0, together: 0, talk: 0 },
  standIns: undefined,
  locked: false,
  shuffle: false,
  chat: true,
  phrases: true,
  closed: undefined,
  cutShort: undefined,
  repaired: undefined,
  edition: 0,
  address: undefined,
  members: [],
  bench: [],
  removed: [],
  muted: [],
  admitted: 0,
  host: undefined,
  led: undefined,
  deposed: [],
  hostKeeps: undefined,
  former: [],
  handovers: [],
  spentRecoveries: [],
  matches: 0,
  skipped: 0,
  attempts: 0,
  sealing: undefined,
  unsealed: undefined,
  seed: '',
  play: undefined,
  proceedings: undefined,
  call: undefined,
  calls: 0,
  callers: {},
  away: {},
  claims: [],
  wins: {},
  last: undefined,
  talk: { said: 0, lines: [] },
  benchTalk: { said: 0, lines: [] },
  joined: 0,
};

export const foldRoom = (events: readonly RoomEvent[], from: Room = EMPTY): Room =>
  events.reduce((room, event) => followed(room, after(room, event)), from);

/** What a room becomes by an event. */
function after(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'opened':
      return { ...room, code: event.code, game: event.game, options: event.options, seed: event.seed };
    case 'joined':
      return admitted(room, event);
    case 'botAdded':
      return admitted(room, { ...event, bot: event.level });
    case 'left': {
      const isOther = ({ id }: { readonly id: string }): boolean => id !== event.member;
      const rest = withoutKey(room, event.member);
      return { ...rest, members: room.members.filter(isOther), bench: room.bench.filter(isOther) };
    }
    case 'replaced': {
      const { member, level, due } = event;
      return withDue(
        changed(withoutKey(room, member), member, ({ id, name, mark, since }) =>
          standIn({ id, name, mark, since }, level),
        ),
        due,
      );
    }
    case 'stoodIn':
      return stoodIn(room, event);
    case 'returned': {
      const { member } = event;
      return withoutDue(sat(room, seatedAgain(notAway(room, member), member), { member, who: 'back' }), member);
    }
    case 'removed':
      return removed(room, event.member);
    case 'readmitted':
      return readmitted(room, event.member);
    case 'renamed':
      return changed(room, event.member, (member) => ({ ...member, name: event.name }));
    case 'hostPassed':
      return hostPassed(room, event);
    case 'seated':
      return { ...room, members: event.members.flatMap((id) => memberOf(room, id) ?? []) };
    case 'arranged':
      return arranged(room, event);
    case 'gameChanged':
      return { ...arranged(room, event), game: event.game, options: event.options, lasting: undefined };
    case 'optionsChanged':
      return { ...room, options: event.options };
    case 'clockSet': {
      const { seconds, alone = seconds, talk = 0 } = event;
      return { ...room, clocks: { alone, together: seconds, talk } };
    }
    case 'ruleSet':
      return { ...room, [event.rule]: event.on };
    case 'muted': {
      const others = room.muted.filter((id) => id !== event.member);
      return { ...room, muted: event.on ? [...others, event.member] : others };
    }
    case 'addressChosen':
      return { ...room, address: event.origin };
    case 'closed':
      // A host asks for it; whoever runs the server does it.
      return { ...room, closed: event.by === undefined ? 'closedByHouse' : 'tableClosed' };
    case 'cutShort':
      return { ...room, cutShort: event.at, edition: room.edition + 1 };
    case 'repaired':
      return { ...room, repaired: event.at, edition: room.edition + 1, play: playOf(room).begun(event) };
    case 'sealing':
      return sealing(room, event);
    case 'saltSealed':
      return withHash(room, event);
    case 'saltOpened':
      return withSalt(room, event);
    case 'sealDeclined':
      return declined(room, event);
    case 'sealingOff':
      return unsealed(room, event);
    case 'started':
      return started(room, event);
    case 'cardOpened':
      return withRoles(room, ({ opened }) => ({ opened: [...opened, event.member] }));
    case 'readied':
      return withRoles(room, ({ ready }) => ({ ready: [...ready, event.member] }));
    case 'began':
      return { ...proceeding(room, { roles: undefined }), play: playOf(room).begun(event) };
    case 'moved':
      return { ...deputedBy(room, event.entry), play: playOf(room).with(event) };
    case 'extended': {
      const member = event.by?.member ?? '';
      const { extensions = {} } = room.proceedings ?? {};
      const play = playOf(room);
      const more = { ...extensions, [member]: (extensions[member] ?? 0) + 1 };
      const longer = proceeding(room, { extended: play.match.turn.question, extensions: more });
      return { ...longer, play: play.until(event.deadline) };
    }
    case 'paused':
      return noted(proceeding(room, { pausedAt: event.at }), { what: 'paused' });
    case 'resumed': {
      const { pausedAt = event.at } = room.proceedings ?? {};
      const on = { ...proceeding(room, { pausedAt: undefined }), play: playOf(room).later(event.at - pausedAt) };
      return noted(on, { what: 'resumed' });
    }
    case 'clockStarted':
      return clockStarted(room, event);
    case 'called':
      return called(room, event);
    case 'agreed':
      return agreed(room, event);
    case 'callOver':
      return callOver(room, event);
    case 'away':
      return { ...room, away: { ...room.away, [event.member]: event.since } };
    case 'back':
      return notAway(room, event.member);
    case 'claimed':
      return { ...unclaimed(room, event.member), claims: [...unclaimed(room, event.member).claims, claimOf(event)] };
    case 'unclaimed':
      return unclaimed(room, event.member);
    case 'tookOver': {
      const { member, of } = event;
      const away = memberOf(room, of)?.bot === undefined ? freshAbsence(room, of) : room;
      return withoutDue(sat(room, takenOver(unclaimed(away, member), event), { member, who: 'another' }), member);
    }
    case 'said':
      return said(room, event);
    case 'phrased':
      return phrased(room, event);
    case 'handoverOffered': {
      const { member, key, until } = event;
      const others = room.handovers.filter((offer) => offer.member !== member && offer.until > event.at);
      return { ...room, handovers: [...others, { member, key, until }] };
    }
    case 'handedOver':
      return handedOver(room, event);
    case 'rematch':
      return { ...between(room, event, lastOf(room, event.won)), attempts: 0 };
    case 'voided':
      return {
        ...between(room, event, { match: room.matches, game: room.game }),
        attempts: room.attempts + 1,
      };
  }
}

type Of<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>;

function playOf({ play }: Room): RoomMatch {
  if (play === undefined) throw new Error('room: no match is on');
  return play;
}

const withDue = (room: Room, due: Of<'replaced'>['due']): Room =>
  room.play === undefined ? room : { ...room, play: room.play.withDue(due) };

/** Whoever sits there now answers in person. */
function withoutDue(room: Room, member: string): Room {
  const seat = seatOf(room, member);
  return room.play === undefined || seat === undefined ? room : { ...room, play: room.play.withoutDue(seat) };
}

function notAway(room: Room, member: string): Room {
  const { [member]: _, ...away } = room.away;
  return { ...room, away };
}

const claimOf = ({ member, seat }: Of<'claimed'>) => ({ member, seat });

const unclaimed = (room: Room, member: string): Room => ({
  ...room,
  claims: room.claims.filter((claim) => claim.member !== member),
});

const proceeding = (room: Room, change: Partial<Proceedings>): Room =>
  room.proceedings === undefined ? room : { ...room, proceedings: { ...room.proceedings, ...change } };

function withRoles(room: Room, change: (roles: NonNullable<Proceedings['roles']>) => object): Room {
  const roles = room.proceedings?.roles;
  return roles === undefined ? room : proceeding(room, { roles: { ...roles, ...change(roles) } });
}

function stoodIn(room: Room, event: Of<'stoodIn'>): Room {
  const { member, level, due, barred } = event;
  const left = event.by?.member === member;
  const stand = changed(left ? goodbyeOf(room, member) : room, member, (one) => ({
    ...standIn(one, level),
    ...(left ? { left } : {}),
    ...(barred ? { barred } : {}),
  }));
  const away = freshAbsence(left || barred ? withoutLead(stand, member) : stand, member);
  return withDue(sat(room, away, { member, who: 'standIn' }), due);
}

function goodbyeOf(room: Room, member: string): Room {
  const { goodbyes = {} } = room.proceedings ?? {};
  return proceeding(room, { goodbyes: { ...goodbyes, [member]: (goodbyes[member] ?? 0) + 1 } });
}

function clockStarted(room: Room, { alone, together, deadline, until }: Of<'clockStarted'>): Room {
  const clocks = { ...room.clocks, alone, together };
  const begins = until === undefined ? room : withRoles(room, () => ({ until }));
  const play = playOf(room);
  const runs = { ...proceeding(begins, { clocks }), play: deadline === undefined ? play : play.until(deadline) };
  return noted(runs, { what: 'clock' });
}

function started(room: Room, event: Of<'started'>): Room {
  const options = event.options ?? room.sealing?.options ?? room.lasting;
  if (options === undefined) throw new Error('room: a match without options');
  const play = RoomMatch.dealt(room.game, room.members.length, { ...event, options, sealed: sealedIn(room) });
  const holders = seatsOf(room.members.length).flatMap((seat) => {
    const { id, device } = room.members[seat] ?? {};
    if (id === undefined) return [];
    return [{ seat, member: id, ...(device === undefined ? {} : { device }) }];
  });
  const roles = event.roles === undefined ? undefined : { ...event.roles, opened: [], ready: [] };
  const proceedings = {
    roles,
    clocks: undefined,
    pausedAt: undefined,
    sittings: [],
    deputed: {},
    notes: [],
    holders,
    given: [],
    extended: undefined,
    extensions: {},
    goodbyes: {},
    phrases: AppendOnlyList.of<TimedPhrase>(),
  };
  const nothing = { sealing: undefined, unsealed: undefined, call: undefined, callers: {}, claims: [] };
  return {
    ...room,
    ...nothing,
    cutShort: undefined,
    repaired: undefined,
    members: room.members.map((member) => ({ ...member, played: true }) as const),
    matches: room.matches + 1,
    lasting: options,
    play,
    proceedings,
    joined: room.benchTalk.said,
  };
}

function handedOver(room: Room, { member, key, device, recovery }: Of<'handedOver'>): Room {
  const moved = changed(room, member, ({ device: _, recovery: __, ...rest }) => ({
    ...rest,
    key,
    ...(device === undefined ? {} : { device }),
    ...(recovery === undefined ? {} : { recovery }),
  }));
  const holders = room.proceedings?.holders ?? [];
  const seat = holders.find((holder) => holder.member === member)?.seat;
  const spent = memberOf(room, member)?.recovery;
  const held = seat === undefined || device === undefined ? holders : [...holders, { seat, member, device }];
  return {
    ...proceeding(moved, { holders: held }),
    handovers: room.handovers.filter((offer) => offer.member !== member),
    spentRecoveries: spent === undefined ? room.spentRecoveries : [...room.spentRecoveries, spent],
  };
}

/** Back to the lobby, with what the match came to. */
function between(room: Room, event: Of<'rematch' | 'voided'>, last: Room['last']): Room {
  const { members, bench = [] } = event;
  const keepers = room.members.filter((member) => member.standIn !== true).map(({ id }) => id);
  const placed = arranged(room, { members: members ?? keepers, bench });
  const won = (last?.won ?? []).map((id) => [id, (room.wins[id] ?? 0) + 1] as const);
  const wins = { ...room.wins, ...Object.fromEntries(won) };
  const nothing = { play: undefined, proceedings: undefined, call: undefined, callers: {}, claims: [], away: {} };
  return { ...placed, ...nothing, seed: event.seed, wins, last };
}

const lastOf = ({ matches, game }: Room, won: readonly string[] | undefined): Room['last'] =>
  won === undefined ? undefined : { match: matches, game, won };
