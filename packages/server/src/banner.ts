import { isLoopback } from '@reseau/protocol';
import { renderUnicodeCompact } from 'uqr';
import { type Bound, type Interfaces, listensToItself, networkOrigins } from './network/addresses.ts';

export interface BannerInfo {
  readonly bound: Bound;
  readonly interfaces: Interfaces;
  readonly publicUrl?: string;
}

const WIDTH = 24;
const line = (who: string, where: string): string => `  ${who.padEnd(WIDTH)}${where}`;

/** What is printed when the server stands: where to go, first where everybody can, and a code for phones to scan. */
export function banner({ bound, interfaces, publicUrl }: BannerInfo): string {
  const origins = publicUrl === undefined ? networkOrigins(bound, interfaces) : [publicUrl];
  const who = publicUrl === undefined ? 'You and your network' : 'Everyone';
  const [first, ...rest] = origins;
  return [
    '',
    '  Réseau is up.',
    '',
    ...(first === undefined ? [] : [line(who, first), ...rest.map((origin) => line('or', origin))]),
    ...onThisMachine(bound),
    '',
    ...(first === undefined ? [`  ${whyAlone(bound)}`] : invitation(first, publicUrl === undefined)),
    '',
  ].join('\n');
}

/** A server that listens on one address of the network does not answer to localhost. */
const onThisMachine = ({ address, port }: Bound): readonly string[] =>
  isLoopback(address) ? [line('This machine only', `http://${ownName(address)}:${port}`)] : [];

/** On the addresses that localhost means everywhere it has its name; on any other of this machine's, its number. */
const ownName = (address: string): string =>
  ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address) ? 'localhost' : address;

const whyAlone = (bound: Bound): string =>
  listensToItself(bound)
    ? `Phones cannot join: HOST=${bound.address} keeps them out. Restart without HOST to let them in.`
    : 'Phones cannot join: this machine is not on a network.';

const invitation = (origin: string, isLocal: boolean): readonly string[] => [
  ...renderUnicodeCompact(origin, { border: 2 })
    .split('\n')
    .map((row) => `  ${row}`),
  '',
  `  ${isLocal ? 'Phones on the same network' : 'Phones'}: scan this. Ctrl+C stops the server; games carry on when it restarts.`,
];
