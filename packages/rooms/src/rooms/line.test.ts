import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@reseau/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyClock } from '../clock.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Append } from '../store/store.ts';
import { liveRoomOn } from '../testing/live-room-on.ts';
import { SILENT } from '../testing/silent-log.ts';
import { admit } from './admission.ts';
import { Line } from './line.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A disk that takes a while for each write. */
class Slow extends MemoryStore {
  ms = 0;
  override async append(given: Append): Promise<boolean> {
    if (this.ms > 0) await new Promise((resolve) => setTimeout(resolve, this.ms));
    return await super.append(given);
  }
}

async function table() {
  const store = new Slow();
  const room = await liveRoomOn(store);
  const join = async (name: string) => {
    const token = `token-of-${name}-with-many-letters`;
    await admit(room, name, { token });
    const heard: { readonly at: number; readonly message: ServerMessage }[] = [];
    const line = new Line({
      from: 'here',
      log: SILENT,
      clock: new SteadyClock(),
      send: (frame) => void heard.push({ at: Date.now(), message: JSON.parse(frame) }),
      end: () => {},
      refuse: () => {},
      safely: (task) => task(),
      find: async () => room,
      mayEnter: () => true,
      mayShow: () => true,
      mayRequest: () => true,
      timed: (answer) => answer,
    });
    line.hear({ t: 'hello', version: PROTOCOL_VERSION, token, match: 0, facts: 0, lines: 0 });
    await vi.advanceTimersByTimeAsync(0);
    return { line, heard };
  };
  const [ann, bob] = [await join('Ann'), await join('Bob')];
  await vi.advanceTimersByTimeAsync(1000);
  store.ms = 20;
  return { ann, bob };
}

const command = (what: Extract<ClientMessage, { t: 'command' }>['command'], id: string): ClientMessage => ({
  t: 'command',
  id,
  command: what,
});

/** How long Ann waits for the answer to what changes nothing. */
async function waitOf(probe: ClientMessage, isBobStoring: boolean): Promise<number> {
  const { ann, bob } = await table();
  const asked = Date.now();
  if (isBobStoring) bob.line.hear(command({ do: 'handover' }, 'bobs-request'));
  ann.line.hear(probe);
  await vi.advanceTimersByTimeAsync(1000);
  const answer = ann.heard.find(({ message }) => 'id' in message && message.id === 'anns-request');
  return (answer?.at ?? Number.NaN) - asked;
}

test.each([
  ['accepted', command({ do: 'rename', name: 'Ann' }, 'anns-request')],
  ['refused', command({ do: 'ready' }, 'anns-request')],
])(
  'what is %s and changes nothing is answered at the same time, whatever others are about to have stored',
  async (_, probe) => {
    const waits = [await waitOf(probe, false), await waitOf(probe, true)];
    expect(waits).toEqual([50, 50]);
  },
);
