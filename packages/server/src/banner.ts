import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses of this machine that phones on the same network can call. */
function networkAddresses(): readonly string[] {
  return Object.entries(networkInterfaces())
    .filter(([name]) => !/^(docker|veth|br-|virbr|vmnet)/.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
}

const reachable = (host: string): readonly string[] => {
  if (host === '0.0.0.0' || host === '::') return networkAddresses();
  return host === 'localhost' || host === '127.0.0.1' || host === '::1' ? [] : [host];
};

/** What is printed when the server stands: where to go, and a code for phones to scan. */
export function banner({ host, port }: { readonly host: string; readonly port: number }): string {
  const url = (address: string): string => `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  const addresses = reachable(host);
  const lines = ['', '  Réseau is up.', '', `  On this machine   ${url('localhost')}`];
  for (const address of addresses) lines.push(`  On your network   ${url(address)}`);
  const [first] = addresses;
  if (first !== undefined) {
    lines.push(
      '',
      ...renderUnicodeCompact(url(first), { border: 2 })
        .split('\n')
        .map((line) => `  ${line}`),
    );
    lines.push('', '  Phones on the same network: scan this. Ctrl+C stops the server; games go on when it is back.');
  }
  return `${lines.join('\n')}\n`;
}
