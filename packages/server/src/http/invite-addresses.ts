import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { NetworkView } from '@reseau/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { type Bound, type Interfaces, isNeighbour, listensToItself, networkOrigins } from '../network/addresses.ts';
import { isDirect } from './direct.ts';

/** What the server knows of its own place. */
export interface Place extends Pick<Config, 'publicUrl' | 'trustProxy'> {
  readonly bound: Bound;
  readonly interfaces: Interfaces;
}

export interface Caller {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

/** Where invitations can lead, as far as this caller may know. */
export function addressesFor(place: Place, caller: Caller): NetworkView {
  const { publicUrl, bound, interfaces } = place;
  if (publicUrl !== undefined) return { publicUrl };
  if (!isAtHome(place, caller)) return {};
  return {
    addresses: networkOrigins(bound, interfaces),
    ...(listensToItself(bound) ? { loopbackOnly: true } : {}),
  };
}

/** Who is not on the network need not know its addresses; and behind a proxy nobody can say who is. */
function isAtHome({ trustProxy, interfaces }: Place, { address, headers }: Caller): boolean {
  return trustProxy === 0 && isDirect(headers) && isNeighbour(address, interfaces);
}

export function registerAddresses(app: FastifyInstance, { publicUrl, trustProxy }: Config): void {
  app.get('/api/house', ({ socket, headers }): NetworkView => {
    const bound = app.server.address();
    if (bound === null || typeof bound === 'string') throw new Error('invite-addresses: not listening on a port');
    const place = {
      ...(publicUrl === undefined ? {} : { publicUrl }),
      trustProxy,
      bound,
      interfaces: networkInterfaces(),
    };
    return addressesFor(place, { address: socket.remoteAddress ?? '', headers });
  });
}
