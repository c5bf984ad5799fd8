import { type CallKind, type MemberView, neededOf, type RoomView } from '@reseau/protocol';

/** What somebody wants the table to agree on. */
interface Wish {
  readonly kind: CallKind;
  /** Whom it concerns. */
  readonly member?: string | undefined;
}

/** How many are asked, and how many of them must agree: it follows from what everybody sees. */
export interface Quorum {
  readonly asked: number;
  readonly needed: number;
}

const concernedBy = ({ kind, member }: Wish, { members, bench }: RoomView): string | undefined =>
  member ?? (kind === 'host' ? [...members, ...bench].find(({ host }) => host)?.id : undefined);

/** Those who have a say, here or away for a short while: the server tells. */
const peopleIn = ({ members, bench }: RoomView): readonly MemberView[] =>
  [...members, ...bench].filter(({ counts }) => counts === true);

/** Whether this one answers a call, is the one it is about, or only looks on. */
export function partIn(call: Wish, room: RoomView, you: string | undefined): 'asked' | 'concerned' | undefined {
  if (you === undefined) return undefined;
  if (concernedBy(call, room) === you) return 'concerned';
  return peopleIn(room).some(({ id }) => id === you) ? 'asked' : undefined;
}

/** Of those who have a say, but for the one it is about. */
export function quorumOf(wish: Wish, room: RoomView): Quorum {
  const concerned = concernedBy(wish, room);
  const asked = peopleIn(room).filter(({ id }) => id !== concerned).length;
  return { asked, needed: neededOf(wish.kind, asked, room.agreement) };
}

/** Whether somebody plays, is here and has no say: who came to the seat in the middle of the match. */
export const someLookOn = (wish: Wish, room: RoomView): boolean =>
  room.phase === 'playing' &&
  room.members.some(
    ({ id, kind, online, counts }) => kind === 'person' && online && counts !== true && concernedBy(wish, room) !== id,
  );
