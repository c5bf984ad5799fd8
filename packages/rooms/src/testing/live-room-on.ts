import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { writeEvent } from '../rooms/event.ts';
import { LiveRoom } from '../rooms/live-room.ts';
import { systemRandom } from '../rooms/random-source.ts';
import { RoomRecord } from '../rooms/record.ts';
import type { Timings } from '../rooms/room-context.ts';
import type { Store } from '../store/store.ts';
import { SILENT } from './silent-log.ts';

const OPENED = {
  type: 'opened',
  at: 0,
  code: 'ABCD',
  game: 'resistance',
  options: { modules: [] },
  seed: 's',
} as const;

/** A table of The Resistance on this store, opened if it is not there yet; its bots wait. */
export async function liveRoomOn(store: Store, timings: Partial<Timings> = {}): Promise<LiveRoom> {
  if ((await store.read('ABCD')).length === 0)
    await store.append({ stream: 'ABCD', expected: 0, events: [writeEvent(OPENED)] });
  const context = {
    log: SILENT,
    clock: new SteadyClock(),
    botRunner: { move: async () => 'wait' as const, close: async () => {} },
    chance: systemRandom,
    botPace: 1,
    timings: { ...CONFIG.timings, ...timings },
    limits: CONFIG.limits,
    defaultOptions: {},
    storing: { isFailing: false },
    onBroken: () => {},
  };
  return new LiveRoom(store, context, new RoomRecord().read(await store.read('ABCD')));
}
