import { kept } from '../device/storage.ts';
import type { Environment, Socket } from './connection.ts';
import { type FromHost, HUNG_UP, type LocalReply, type LocalRequest, type ToHost } from './local-messages.ts';

type Ends = Parameters<Environment['connect']>[0];

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (reply: LocalReply) => void>();
const lines = new Set<Ends>();

/** How slowly bots play here, as BOT_PACE on a server; for tests. */
const botPace = (): number => Number(kept('bot-pace') ?? 1);

const tell = (message: ToHost, ports: MessagePort[] = []): void => host().postMessage(message, ports);

/** The worker that keeps the tables of this device; started when it is first wanted, and again if it died. */
function host(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL('../local/host.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    waiting.get(data.id)?.(data.reply);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => died(started));
  worker = started;
  started.postMessage({ t: 'set', botPace: botPace() } satisfies ToHost);
  return started;
}

/** Whoever waits is answered, and every line calls again: what was acknowledged is stored. */
function died(one: Worker): void {
  if (worker !== one) return;
  one.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer({ ok: false, code: 'unavailable' });
  waiting.clear();
  for (const line of lines) line.close();
  lines.clear();
}

export function askHere(request: LocalRequest): Promise<LocalReply> {
  return new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    tell({ t: 'ask', id: asked, request });
  });
}

/** A line to a table of this device. */
export function lineHere(code: string, on: Ends): Socket {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === HUNG_UP) gone();
    else on.message(data);
  };
  const gone = (): void => {
    port1.close();
    if (lines.delete(on)) on.close();
  };
  lines.add(on);
  tell({ t: 'line', code }, [port2]);
  // As a socket does: not before the caller has it in hand.
  queueMicrotask(() => lines.has(on) && on.open());
  return {
    send: (text) => port1.postMessage(text),
    close: () => {
      lines.delete(on);
      port1.postMessage(HUNG_UP);
      port1.close();
    },
  };
}
