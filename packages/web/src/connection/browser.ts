import { forget, keep, kept, keysUnder } from '../device/storage.ts';
import type { Environment } from './connection.ts';
import type { RequestStorage } from './outbox.ts';

/** The browser as the line's world. */
export function browserEnvironment(code: string): Environment {
  const address = new URL(`/api/rooms/${code}/socket`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    connect: (on) => {
      const socket = new WebSocket(address);
      socket.addEventListener('open', () => on.open());
      socket.addEventListener('message', ({ data }) => typeof data === 'string' && on.message(data));
      socket.addEventListener('close', () => on.close());
      return {
        send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
        close: () => socket.close(),
      };
    },
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    random: () => Math.random(),
    hasNetwork: () => navigator.onLine,
  };
}

/** This room's requests in the browser's storage. */
export function roomRequests(code: string): RequestStorage {
  const prefix = `out:${code}:`;
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
