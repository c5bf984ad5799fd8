import type { CallKind, MemberView, RoomView } from '@reseau/protocol';

/** What becomes of the table and its seats, as all may hear of it. */
export type Happening =
  | { readonly kind: 'standIn' | 'back'; readonly member: string; readonly name: string }
  /** Somebody from the bench plays on in another's seat. */
  | { readonly kind: 'another'; readonly member: string; readonly name: string; readonly of: string }
  /** Somebody else is host than this one was. */
  | { readonly kind: 'host'; readonly member: string; readonly name: string; readonly was: string }
  /** Nothing came of a call: why, and how it was answered, is told to nobody. */
  | { readonly kind: 'vain'; readonly call: CallKind; readonly name?: string }
  | { readonly kind: 'calledOff' | 'dealtAnew' | 'paused' | 'resumed' | 'clock' }
  /** What the host has switched off or on again: who had it must not look for it in vain. */
  | { readonly kind: 'talk'; readonly is: `${'chat' | 'phrases'}${'Off' | 'On'}` };

/** What has happened between one word of the room and the next. */
export function happenings(before: RoomView | undefined, after: RoomView): readonly Happening[] {
  if (before === undefined) return [];
  return [
    ...matchHappenings(before, after),
    ...talkHappenings(before, after),
    ...hostHappening(before, after),
    ...vain(before, after),
  ];
}

/** While a match is on. */
function matchHappenings(before: RoomView, after: RoomView): readonly Happening[] {
  if (before.phase !== 'playing') return [];
  if (after.phase === 'lobby') return [{ kind: 'calledOff' }];
  if (after.phase === 'sealing' || after.match > before.match) return [{ kind: 'dealtAnew' }];
  return [
    ...before.members.flatMap((member, seat) => seatHappenings(member, after.members[seat])),
    ...(before.paused === after.paused || after.phase === 'over'
      ? []
      : [{ kind: after.paused === true ? 'paused' : 'resumed' } as const]),
    ...(hasClock(before) === hasClock(after) ? [] : [{ kind: 'clock' } as const]),
  ];
}

/** Whether every question has a limit: while a match is on, only the table's agreement changes it. */
const hasClock = ({ clocks: { alone, together } }: RoomView): boolean => alone > 0 && together > 0;

function seatHappenings(was: MemberView, is: MemberView | undefined): readonly Happening[] {
  if (is === undefined) return [];
  const { id: member, name } = is;
  if (was.keeps === is.id) return [{ kind: 'back', member, name }];
  if (was.id !== is.id) return [{ kind: 'another', member, name, of: was.name }];
  if (was.kind === is.kind) return [];
  return [{ kind: is.kind === 'bot' ? 'standIn' : 'back', member, name }];
}

const talkHappenings = (before: RoomView, after: RoomView): readonly Happening[] =>
  (['chat', 'phrases'] as const)
    .filter((talk) => before[`${talk}Off`] !== after[`${talk}Off`])
    .map((talk) => ({ kind: 'talk', is: `${talk}${after[`${talk}Off`] === true ? 'Off' : 'On'}` }));

const hostOf = ({ members, bench }: RoomView): MemberView | undefined =>
  [...members, ...bench].find(({ host }) => host);

function hostHappening(before: RoomView, after: RoomView): readonly Happening[] {
  const [was, is] = [hostOf(before), hostOf(after)];
  if (was === undefined || is === undefined || was.id === is.id) return [];
  return [{ kind: 'host', member: is.id, name: is.name, was: was.id }];
}

/** A call is gone, and the table is as it was. */
function vain(before: RoomView, after: RoomView): readonly Happening[] {
  const { call } = before;
  if (call === undefined || after.call?.call === call.call) return [];
  if (before.phase !== after.phase || before.match !== after.match) return [];
  const whom = before.members.find(({ id }) => id === call.member);
  const isAsBefore = {
    pause: after.paused !== true,
    resume: after.paused === true,
    void: true,
    clock: !hasClock(after),
    replace: after.members.some(({ id, kind }) => id === call.member && kind === 'person'),
    host: hostOf(before)?.id === hostOf(after)?.id,
  } satisfies Record<CallKind, boolean>;
  if (!isAsBefore[call.kind]) return [];
  return [{ kind: 'vain', call: call.kind, ...(whom === undefined ? {} : { name: whom.name }) }];
}
