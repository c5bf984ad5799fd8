import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { isLoopback } from '@reseau/protocol';

/** As the operating system tells them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Where the server listens. */
export interface Bound {
  readonly address: string;
  readonly port: number;
}

/** Networks inside the machine: no other device is on them. */
const INSIDE = /^(docker|veth(?!ernet)|br-|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|cali|podman)/i;
/** Tunnels, and networks of virtual machines: the phones of a living room are seldom on them. */
const ASIDE = /^(tun|tap|wg|tailscale|utun|ppp|ipsec|zt|nordlynx|bridge\d|vethernet|virtualbox|vmware)/i;

/** The address ranges of homes and offices, the commonest first; what is in none of them comes after. */
const PRIVATE: readonly (readonly [network: string, prefix: number])[] = [
  ['192.168.0.0', 16],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['fc00::', 7],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

function isWithin(address: string, network: string, prefix: number): boolean {
  if (familyOf(address) !== familyOf(network)) return false;
  const block = new BlockList();
  block.addSubnet(network, prefix, familyOf(network));
  return block.check(address, familyOf(address));
}

/** Good for one cable only, and not to be written into a link. */
const isLinkLocal = (address: string): boolean =>
  isWithin(address, '169.254.0.0', 16) || isWithin(address, 'fe80::', 10);
/** Handed out by providers, and by tunnels such as Tailscale. */
const isShared = (address: string): boolean => isWithin(address, '100.64.0.0', 10);

/** The lower, the likelier that a phone on the same network gets through. */
function rank(name: string, address: string): number {
  const range = PRIVATE.findIndex(([network, prefix]) => isWithin(address, network, prefix));
  const likely = range < 0 ? PRIVATE.length : range;
  return (
    likely +
    (isIPv6(address) ? 2 * PRIVATE.length : 0) +
    (ASIDE.test(name) || isShared(address) ? 4 * PRIVATE.length : 0)
  );
}

/** The origin under which a browser finds this address. */
const originOf = (address: string, port: number): string =>
  new URL(`http://${isIPv6(address) ? `[${address}]` : address}:${port}`).origin;

/** Where other devices on the same networks find the server, the likeliest first; none if it listens to itself alone. */
export function networkOrigins({ address, port }: Bound, interfaces: Interfaces): readonly string[] {
  const everywhere = address === '0.0.0.0' || address === '::';
  if (!everywhere) return isLoopback(address) ? [] : [originOf(address, port)];
  return Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([name, list = []]) => list.map((info) => ({ name, ...info })))
    .filter(({ internal, address: own }) => !internal && !isLinkLocal(own) && (address === '::' || isIPv4(own)))
    .map(({ name, address: own }) => ({ own, rank: rank(name, own) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ own }) => originOf(own, port));
}

/** Whether no other machine is listened to. */
export const listensToItself = ({ address }: Bound): boolean =>
  address !== '0.0.0.0' && address !== '::' && isLoopback(address);

/** Whether a caller is this machine, or stands in a private network that this machine is in too. */
export function isNeighbour(caller: string, interfaces: Interfaces): boolean {
  const address = caller.replace(/^::ffff:(?=\d+[.])/i, '').replace(/%.*$/, '');
  if (isLoopback(address)) return true;
  const isPrivate = PRIVATE.some(([network, prefix]) => isWithin(address, network, prefix)) || isLinkLocal(address);
  return isPrivate && Object.values(interfaces).some((list = []) => list.some(({ cidr }) => isOn(address, cidr)));
}

function isOn(address: string, cidr: string | null): boolean {
  const [network, prefix] = cidr?.split('/') ?? [];
  return network !== undefined && prefix !== undefined && isWithin(address, network, Number(prefix));
}
