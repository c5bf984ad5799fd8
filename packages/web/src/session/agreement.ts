import type { CallView, RoomView } from '@reseau/protocol';

/** Whether this one answers a call, is the one it is about, or only looks on. */
export function partIn(call: CallView, room: RoomView, you: string | undefined): 'asked' | 'concerned' | undefined {
  const { members, bench, phase } = room;
  const about = call.kind === 'host' ? [...members, ...bench].find(({ host }) => host)?.id : call.member;
  if (you === undefined) return undefined;
  if (about === you) return 'concerned';
  const asked = phase === 'playing' ? members : [...members, ...bench];
  return asked.some(({ id, kind }) => id === you && kind === 'person') ? 'asked' : undefined;
}
