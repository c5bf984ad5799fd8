import type { World } from './line.ts';
import type { Drawer } from './outbox.ts';
import { forget, keep, kept, keysUnder } from './storage.ts';

/** The browser as the line's world. */
export function browserWorld(code: string): World {
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
export function roomDrawer(code: string): Drawer {
  const prefix = `out:${code}:`;
  return {
    keys: () => keysUnder(prefix),
    read: (key) => kept(prefix + key),
    write: (key, value) => keep(prefix + key, value),
    remove: (key) => forget(prefix + key),
  };
}
