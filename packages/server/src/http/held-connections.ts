import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { callerOf, trusting } from './caller.ts';

/** How many times as many connections of any kind an address holds as lines without a seat. */
const TIMES_ANY = 10;

/**
 * Limits how many connections each address holds, whatever they say or do not say: files that a process may have open are few. Of too many
 * the oldest that has said nothing gives way, else the newest. Proxies hold those of everybody.
 */
export function registerConnections(app: FastifyInstance, { limits, trustProxy }: Config): void {
  const most = limits.lines * TIMES_ANY;
  const isProxy = trusting(trustProxy);
  const held = new Map<string, Set<Socket>>();
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && isProxy(remoteAddress, 0)) return;
    const caller = callerOf(remoteAddress);
    const own = held.get(caller) ?? new Set<Socket>();
    held.set(caller, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && held.get(caller) === own) held.delete(caller);
    });
    if (own.size > most) surplusOf(own)?.destroy();
  });
}

function surplusOf(sockets: ReadonlySet<Socket>): Socket | undefined {
  const all = [...sockets].filter(({ destroyed }) => !destroyed);
  return all.find(({ bytesRead }) => bytesRead === 0) ?? all.at(-1);
}
