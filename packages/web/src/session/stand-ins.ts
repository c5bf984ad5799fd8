import type { RoomView } from '@reseau/protocol';

/** In whose seats a bot sits by now, who sat there themselves when we last heard of the room. */
export const newStandIns = (before: RoomView | undefined, { members }: RoomView): readonly string[] =>
  members
    .filter(
      ({ id, standIn }) => standIn === true && before?.members.some((one) => one.id === id && one.kind === 'person'),
    )
    .map(({ name }) => name);
