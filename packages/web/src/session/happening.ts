import type { MemberView, RoomView } from '@reseau/protocol';

/** What becomes of the table and its seats while a match is on, as all may hear of it. */
export type Happening =
  | { readonly kind: 'standIn' | 'back'; readonly member: string; readonly name: string }
  /** Somebody from the bench plays on in another's seat. */
  | { readonly kind: 'another'; readonly member: string; readonly name: string; readonly of: string }
  | { readonly kind: 'calledOff' | 'dealtAnew' | 'paused' | 'resumed' };

/** What has happened between one word of the room and the next. */
export function happenings(before: RoomView | undefined, after: RoomView): readonly Happening[] {
  if (before === undefined || before.phase !== 'playing') return [];
  if (after.phase === 'lobby') return [{ kind: 'calledOff' }];
  if (after.phase === 'sealing' || after.match > before.match) return [{ kind: 'dealtAnew' }];
  return [
    ...before.members.flatMap((member, seat) => seatHappenings(member, after.members[seat])),
    ...(before.paused === after.paused || after.phase === 'over'
      ? []
      : [{ kind: after.paused === true ? 'paused' : 'resumed' } as const]),
  ];
}

function seatHappenings(was: MemberView, is: MemberView | undefined): readonly Happening[] {
  if (is === undefined) return [];
  const { id: member, name } = is;
  if (was.id !== is.id) return [{ kind: 'another', member, name, of: was.name }];
  if (was.kind === is.kind) return [];
  return [{ kind: is.kind === 'bot' ? 'standIn' : 'back', member, name }];
}
