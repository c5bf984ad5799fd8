import { forget, keep, kept, keysUnder } from '../device/storage.ts';
import type { Environment, Socket } from './connection.ts';
import { isHere } from './here.ts';
import { lineHere } from './local-host.ts';
import type { RequestStorage } from './outbox.ts';

/** The browser as the line's world: a socket to the server, or a port to the worker that keeps the tables of this device. */
export function browserEnvironment(code: string): Environment {
  return {
    connect: (on) => (isHere(code) ? lineHere(code, on) : openSocket(code, on)),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    random: () => Math.random(),
    hasNetwork: () => isHere(code) || navigator.onLine,
  };
}

function openSocket(code: string, on: Parameters<Environment['connect']>[0]): Socket {
  const address = new URL(`/api/rooms/${code}/socket`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => on.open());
  socket.addEventListener('message', ({ data }) => typeof data === 'string' && on.message(data));
  socket.addEventListener('close', () => on.close());
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}

/** Enough to tell the seats of a device apart. */
const SEAT_LETTERS = 8;

/** The requests of one seat of a room in the browser's storage: a device may hold several, and none speaks for another. */
export function roomRequests(code: string, token: string | undefined): RequestStorage {
  const prefix = `out:${code}:${token?.slice(0, SEAT_LETTERS) ?? ''}:`;
  return {
    keys: () => keysUnder(prefix),
    read: (key) => kept(prefix + key),
    write: (key, value) => keep(prefix + key, value),
    remove: (key) => forget(prefix + key),
  };
}

/** Phones close sockets within seconds of looking away: coming back is the moment to call again, not the next try. */
export function watchNetwork({ back, gone }: { back(): void; gone(): void }): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const seen = () => document.visibilityState === 'visible' && back();
  document.addEventListener('visibilitychange', seen, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && seen(), { signal });
  addEventListener('online', seen, { signal });
  addEventListener('offline', gone, { signal });
  return () => stop.abort();
}
