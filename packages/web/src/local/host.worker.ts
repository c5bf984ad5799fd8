import type { ErrorCode } from '@reseau/protocol';
import { CannotStore, Damaged, type Log, MemoryStore, SteadyClock, type Store } from '@reseau/rooms';
import type { FromHost, LocalReply, ToHost } from '../connection/local-messages.ts';
import { botThreads } from './bot-threads.ts';
import { openIndexedStore } from './indexed-store.ts';
import { LocalTables } from './local-tables.ts';
import { PortCarrier } from './port-carrier.ts';

/** On this device there is nobody to hide an error from but the players: its words stay out of it. */
const log: Log = {
  info: () => {},
  warn: (words) => console.warn(words),
  failed: (what, error) => console.warn(`${what} failed`, error instanceof Error ? error.name : typeof error),
};

const clock = new SteadyClock();

/** In a private window nothing may be kept: the table lasts as long as the page. */
const openStore = (): Promise<Store> => openIndexedStore().catch(() => new MemoryStore());

let set: (botPace: number) => void = () => {};
const botPace = new Promise<number>((resolve) => {
  set = resolve;
});
const opened = openStore().then(
  async (store) => new LocalTables({ store, clock, botRunner: botThreads(clock), botPace: await botPace, log }),
);

function codeOf(error: unknown): ErrorCode {
  if (error instanceof CannotStore) return 'cannotStore';
  return error instanceof Damaged ? 'damaged' : 'unavailable';
}

const answered = async (id: number, answer: Promise<LocalReply>): Promise<void> => {
  const reply = await answer.catch((error: unknown): LocalReply => {
    log.failed('request', error);
    return { ok: false, code: codeOf(error) };
  });
  postMessage({ id, reply } satisfies FromHost);
};

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToHost>) => {
  switch (data.t) {
    case 'set':
      set(data.botPace);
      return;
    case 'ask':
      void answered(
        data.id,
        opened.then((tables) => tables.answer(data.request)),
      );
      return;
    case 'line':
      if (port !== undefined)
        new PortCarrier(port, { clock, log }, () => opened.then((tables) => tables.find(data.code)));
  }
});
