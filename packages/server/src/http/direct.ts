import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '@reseau/protocol';
import type { Log } from '@reseau/rooms';

const BY_PROXY: readonly (keyof IncomingHttpHeaders)[] = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/** Whether a call came straight from the machine at the other end, and to a number: only then does its address say who it is. */
export const isDirect = (headers: IncomingHttpHeaders): boolean =>
  BY_PROXY.every((name) => headers[name] === undefined) && isNumeric(headers.host);

/** A page that was called by a name may be a stranger's, whose name was made to point here (DNS rebinding). */
function isNumeric(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Says once that a proxy seems to stand in front whose word on who calls is not taken: all its callers count as one. */
export function warnOfUntrustedProxy(log: Log): (headers: IncomingHttpHeaders) => void {
  let said = false;
  return (headers) => {
    if (said || BY_PROXY.every((name) => headers[name] === undefined)) return;
    said = true;
    log.warn('a request came through a proxy, but TRUST_PROXY is "no": the limits count all its callers as one');
  };
}
