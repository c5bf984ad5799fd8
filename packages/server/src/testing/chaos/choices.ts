import { type Rng, sample, sha256 } from '@reseau/core';
import { attemptIn, type Command, type RoomView, sealingAnswer } from '@reseau/protocol';
import type { Asked } from './history.ts';
import type { Mind } from './mind.ts';

type Wish = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never;

/** Who acts, and by what chance. */
export interface Actor {
  readonly id: string;
  readonly token: string;
  readonly rng: Rng;
}

/** In how many of a hundred cases. */
const happens = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/** What somebody at this table asks for next, if anything: everything that is needed for the evening to go on, and some of the rest. */
export function wishOf(mind: Mind, actor: Actor): Wish | undefined {
  const { room, you } = mind;
  if (room === undefined || mind.seat === undefined) return undefined;
  if (happens(actor.rng, 1)) return { t: 'say', text: `so say I, ${actor.rng.below(1000)}` };
  const command = room.phase === 'playing' && room.roles === undefined ? aside(room, actor) : due(room, actor);
  if (command !== undefined) return { t: 'command', command };
  if (room.roles !== undefined) return you?.ready === true ? undefined : { t: 'command', command: { do: 'ready' } };
  return moveOf(mind, actor);
}

/** What leads from one match to the next. */
function due(room: RoomView, { id, token, rng }: Actor): Command | undefined {
  const { match, attempt } = attemptIn(room);
  if (room.phase === 'sealing') return sealingAnswer(room, id, sha256(`${token} ${match} ${attempt}`));
  if (!room.members.some((member) => member.host && member.id === id)) return undefined;
  if (room.phase === 'lobby') return { do: 'start' };
  return room.phase === 'over' && happens(rng, 30) ? { do: 'rematch' } : undefined;
}

/** Calls, so that there are alarms: few are answered, and what is paused goes on. */
function aside({ call, paused }: RoomView, { rng }: Actor): Command | undefined {
  if (call === undefined && paused === true) return { do: 'call', kind: 'resume' };
  if (call === undefined) return happens(rng, 1) ? { do: 'call', kind: 'pause' } : undefined;
  return happens(rng, 10) ? { do: 'agree', call: call.call, yes: happens(rng, paused === true ? 90 : 20) } : undefined;
}

function moveOf(mind: Mind, { rng }: Actor): Wish | undefined {
  const { options, question, match, room } = mind;
  if (options.length === 0 || room?.paused === true) return undefined;
  return { t: 'move', match, question, move: sample(options, rng) };
}
