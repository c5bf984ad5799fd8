/**
 * Whether a host name or an address means "this very computer", so that no other device can follow it. The unspecified
 * address is among them: browsers take it for their own machine.
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return (
    /^(?:[^.]+[.])*localhost[.]?$/.test(name) ||
    /^(?:::ffff:)?127(?:[.]\d{1,3}){3}$/.test(name) ||
    /^::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}$/.test(name) ||
    ['::1', '::', '0.0.0.0'].includes(name)
  );
}
