import { isLoopback, type NetworkView } from '@reseau/protocol';
import type { Words } from '../words/en.ts';

/** Why nobody but this computer can follow an invitation. */
export type Barrier = keyof Words['invite']['barriers'];

export interface Invitation {
  /** The address that links and QR codes lead to. */
  readonly origin: string;
  /** What the host may choose from. */
  readonly origins: readonly string[];
  readonly barrier?: Barrier;
}

interface Known {
  /** The address that this page was opened at. */
  readonly own: string;
  readonly network: NetworkView;
  /** What was chosen before, the most important first: for the table, on this device. */
  readonly wanted: readonly (string | undefined)[];
}

/**
 * Where an invitation leads. What was chosen counts only if the server itself has named it, or if this page came from
 * there: a host must not send a whole table to a stranger's address, nor to one of yesterday's network.
 */
export function invitationOf({ own, network, wanted }: Known): Invitation {
  const { publicUrl, addresses } = network;
  if (publicUrl !== undefined) return { origin: publicUrl, origins: [publicUrl] };
  const origins = [...new Set([...(isLoopback(new URL(own).hostname) ? [] : [own]), ...(addresses ?? [])])];
  const origin = wanted.find((one) => one !== undefined && origins.includes(one)) ?? origins[0];
  return origin === undefined ? { origin: own, origins, barrier: barrierOf(network) } : { origin, origins };
}

const barrierOf = ({ addresses, loopbackOnly }: NetworkView): Barrier => {
  if (addresses === undefined) return 'unknown';
  return loopbackOnly === true ? 'loopbackOnly' : 'noNetwork';
};

export const tableLink = (origin: string, code: string): string => `${origin}/t/${code}`;
export const screenLink = (origin: string, code: string): string => `${tableLink(origin, code)}/screen`;
/** In the fragment: it never leaves the browser, so that no server log holds it. */
export const seatLink = (origin: string, code: string, secret: string): string =>
  `${tableLink(origin, code)}#take=${secret}`;
