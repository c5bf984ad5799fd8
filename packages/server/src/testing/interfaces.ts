import { isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import type { Interfaces } from '../network/addresses.ts';

function info(cidr: string): NetworkInterfaceInfo {
  const [address = ''] = cidr.split('/');
  const common = { address, netmask: '', mac: '', internal: address === '127.0.0.1' || address === '::1', cidr };
  return isIPv6(address) ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

/** A machine with these networks: `{ eth0: ['192.168.1.5/24'] }`. */
export const machine = (networks: Readonly<Record<string, readonly string[]>>): Interfaces => ({
  lo: ['127.0.0.1/8', '::1/128'].map(info),
  ...Object.fromEntries(Object.entries(networks).map(([name, list]) => [name, list.map(info)])),
});
