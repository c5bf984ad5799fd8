import { BlockList, isIP } from 'node:net';

/** Whose word is taken on where a call comes from: so many proxies in a row, or those at these addresses. */
export type ProxyTrust = number | readonly string[];

/** Most proxies in a row that anybody has. */
export const MOST_HOPS = 8;

/**
 * Says of each address on the way, counted from this server outwards, whether to believe what it says of the next. What a
 * caller writes into the header itself stands further out than what any proxy adds, and is never reached.
 */
export function trusting(trust: ProxyTrust): (address: string, hop: number) => boolean {
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  const list = new BlockList();
  for (const range of trust) {
    const { address, bits } = rangeOf(range);
    list.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const known = addressOf(address);
    return known !== undefined && list.check(known, isIP(known) === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Whether this is an address or a range of them, such as 10.0.0.0/8. */
export function isRange(text: string): boolean {
  const { address, bits } = rangeOf(text);
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number.isInteger(bits) && bits > 0 && bits <= most;
}

function rangeOf(text: string): { readonly address: string; readonly bits: number } {
  const [given = '', bits, ...rest] = text.split('/');
  const address = addressOf(given) ?? '';
  const all = isIP(address) === 4 ? 32 : 128;
  return {
    address,
    bits: bits === undefined ? all : rest.length === 0 && /^\d+$/.test(bits) ? Number(bits) : Number.NaN,
  };
}

/** By what calls are counted: an IPv4 address, or the network of an IPv6 one, of which every house has as many as it likes. */
export function callerOf(ip: string | undefined): string {
  // A connection that was reset at once has no address any more.
  const address = addressOf(ip ?? '');
  if (address === undefined) return 'unknown';
  return isIP(address) === 4 ? address : `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** An address in its plainest form: IPv4 also where it came written as IPv6, without port, brackets and zone. */
function addressOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+[.]\d+[.]\d+[.]\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : undefined;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : groups.join(':');
}

/** The eight groups of an IPv6 address, none left out. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const split = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
