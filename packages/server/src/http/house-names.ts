import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from '@reseau/protocol';
import type { Log } from '@reseau/rooms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from './refused.ts';

type House = Pick<Config, 'publicUrl'>;

/** Endings under which nobody can register a name: whatever is called so is on the caller's own network. */
const AT_HOME = /[.](local|localdomain|lan|home|internal|home[.]arpa)$/;
/** In seconds: half a year. */
const HTTPS_FOR = 15_552_000;
const MISDIRECTED = 421;
const WORDS = [
  'This server does not answer to the name in the address.',
  'If it is yours, start it with PUBLIC_URL set to this address. At its number, such as http://192.168.1.20:3000, it answers as it is.\n',
].join('\n');

/** The name or number that was called, in its plainest form; nothing for nonsense. */
function calledAt(host: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/[.]$/, '');
}

const isNumber = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

const publicName = ({ publicUrl }: House): string | undefined =>
  publicUrl === undefined ? undefined : calledAt(new URL(publicUrl).host);

/**
 * Whether a stranger cannot have made this name point here. A browser takes a page and whatever answers later under the page's name
 * for one and the same (DNS rebinding); that takes a name which its owner can point anywhere.
 */
export function isOwnName(host: string, house: House, machine: string = hostname()): boolean {
  const name = calledAt(host);
  if (name === undefined) return false;
  if (isNumber(name) || isLoopback(name) || !name.includes('.')) return true;
  return AT_HOME.test(name) || name === machine.toLowerCase() || name === publicName(house);
}

/** Proxies let through the names that they are set up for, unless it was said which one it is. */
function isAnswered(request: FastifyRequest, house: House): boolean {
  // Browsers always say whom they call.
  if (request.host === '' || isOwnName(request.host, house)) return true;
  return house.publicUrl === undefined && (request.ips?.length ?? 0) > 1;
}

/** A page of another site must not speak in the name of whoever looks at it. Programs send no origin. */
function isSameOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Whether browsers can rely on https at this name from now on. */
function isSecure({ protocol, host }: FastifyRequest, house: House): boolean {
  if (protocol === 'https') return true;
  return house.publicUrl?.startsWith('https:') === true && calledAt(host) === publicName(house);
}

/** Answers to names of its own only, and asks for https where it has it. */
export function registerNames(app: FastifyInstance, house: House, log: Log): void {
  let said = false;
  app.addHook('onRequest', async (request, reply) => {
    if (!isAnswered(request, house)) {
      if (!said) log.warn('called by a name that is not known to be its own: PUBLIC_URL says which is');
      said = true;
      return reply.status(MISDIRECTED).header('connection', 'close').type('text/plain; charset=utf-8').send(WORDS);
    }
    if (isSecure(request, house)) reply.header('strict-transport-security', `max-age=${HTTPS_FOR}`);
    if (request.url.startsWith('/api/') && !isSameOrigin(request)) throw new Refused('badMessage', 'origin');
    return undefined;
  });
}
