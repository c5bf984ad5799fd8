import { type Seat, seatsOf } from '@reseau/core';
import type { MemberView, ProgressView, RoomView } from '@reseau/protocol';
import type { Session } from '../session/session.svelte.ts';
import type { Around } from '../words/around/en.ts';

export type Wait = keyof Around['away']['waits'];
type Chosen = ProgressView['chosen'];

/** Who is away while the match needs them, or while a bot is about to play on for them. */
export const absentIn = ({ members }: RoomView): readonly MemberView[] =>
  members.filter(
    ({ kind, online, standInAt, waitedFor, holdsUp }) =>
      kind === 'person' && !online && (standInAt !== undefined || waitedFor === true || holdsUp === true),
  );

/** What an absence means for the match by what everybody knows: it must not tell who has chosen where the rules hide that. */
export function waitIn({ match, sight, clock }: Pick<Session, 'match' | 'sight' | 'clock'>, room: RoomView): Wait {
  const { members, roles } = room;
  if (roles !== undefined) {
    const people = seatsOf(members.length).filter((seat) => members[seat]?.kind === 'person');
    const chosen = roles.ready === undefined ? undefined : { count: roles.ready, of: roles.of };
    return waitOf(members, people, chosen);
  }
  if (clock !== undefined && 'strikesAt' in clock) return 'clock';
  if (match === undefined) return 'perhaps';
  const { game, known } = match;
  const { must, may, progress } = game.turn(known.table);
  if (must.length > 0) {
    const chosen = sight.progress?.chosen ?? (progress === 'seats' ? { seats: [] } : undefined);
    return waitOf(members, must, chosen);
  }
  const asked = (game.waitsFor?.(known.table) ?? may).filter((actor) => actor !== 'clock');
  return waitOf(members, asked, { seats: [] });
}

/** Of those who are asked, some are away. */
export function waitOf(members: readonly MemberView[], asked: readonly Seat[], chosen: Chosen): Wait {
  const present = asked.filter((seat) => members[seat]?.online === true);
  if (present.length === 0) return 'match';
  if (chosen === undefined) return 'perhaps';
  if ('seats' in chosen) return present.every((seat) => chosen.seats.includes(seat)) ? 'match' : 'others';
  // Only so many can be away: if more are missing, somebody who is here is among them.
  return chosen.of - chosen.count > asked.length - present.length ? 'others' : 'perhaps';
}
