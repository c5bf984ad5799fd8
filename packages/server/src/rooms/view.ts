import { type FactOf, heardBy, type Kind, type Viewer } from '@reseau/core';
import type { MemberView, ProgressView, RoomView } from '@reseau/protocol';
import { setUp } from './commands.ts';
import { factsOf, isOver, matchOf } from './play.ts';
import { type Member, phaseOf, type Room, seatOf } from './room.ts';
import { commitmentTo } from './secrets.ts';

/** Who is connected, as the others are shown it. */
export interface Presence {
  isOnline(member: string): boolean;
}

const memberView = ({ host }: Room, { id, name, bot, standIn }: Member, presence: Presence): MemberView => ({
  id,
  name,
  kind: bot === undefined ? 'person' : 'bot',
  ...(bot === undefined ? {} : { level: bot }),
  ...(standIn === undefined ? {} : { standIn }),
  host: id === host,
  online: bot !== undefined || presence.isOnline(id),
});

/** The same for every viewer. Picked field by field: what is not named here does not leave the server. */
export function roomView(room: Room, presence: Presence): RoomView {
  const { code, game, matches, options, clock, members, play } = room;
  const made = play === undefined ? setUp(room) : undefined;
  return {
    code,
    game,
    phase: phaseOf(room),
    match: matches,
    options,
    clock,
    members: members.map((member) => memberView(room, member, presence)),
    ...(made?.ok === false ? { problem: made.problem } : {}),
    ...(play === undefined ? {} : { commitment: commitmentTo(play.seed) }),
    ...(play !== undefined && isOver(play) ? { seed: play.seed } : {}),
  };
}

/** As whom a member hears the match; without a seat, as the table screen does. */
export const viewerOf = (room: Room, member: string | undefined): Viewer =>
  member === undefined ? 'table' : (seatOf(room, member) ?? 'table');

/** Every fact of the match at hand that this viewer was told. */
export const heardOf = (room: Room, viewer: Viewer): readonly FactOf<Kind>[] =>
  room.play === undefined ? [] : heardBy(factsOf(room.play), viewer);

/** How the question stands: who has chosen, as far as the rules show it, and the viewer's own choice. */
export function progressView(room: Room, viewer: Viewer, left: number | undefined): ProgressView | undefined {
  const { play } = room;
  if (play === undefined || isOver(play)) return undefined;
  const match = matchOf(play);
  const { question, must, progress } = match.turn;
  const chosen = must.filter((seat) => match.sealed[seat] !== undefined);
  const mine = viewer === 'table' ? undefined : match.sealed[viewer];
  return {
    match: room.matches,
    question,
    ...(progress === 'seats' && must.length > 0 ? { chosen: { seats: chosen } } : {}),
    ...(progress === 'count' && must.length > 0 ? { chosen: { count: chosen.length, of: must.length } } : {}),
    ...(mine === undefined ? {} : { mine }),
    ...(left === undefined ? {} : { left }),
  };
}
