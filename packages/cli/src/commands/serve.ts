import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS, GAMES } from '@reseau/games';
import {
  banner,
  type Config,
  ConfigError,
  configFrom,
  type RunningServer,
  StoreError,
  startServer,
} from '@reseau/server';
import type { Command } from '../command.ts';
import { complain, say } from '../print.ts';

const CARD_FILES = GAME_IDS.filter((id) => GAMES[id].cardFile !== undefined).map(
  (id) => `  ${id.toUpperCase()}_CARDS  a card file to play with (our own cards)`,
);

const USAGE = `reseau serve

Settings come from the environment:
  PORT          the port to listen on (3000)
  HOST          the address to listen on (0.0.0.0: all of them, so that phones can reach it)
  PUBLIC_URL    the address invitations point to, such as https://reseau.example.org (the machine's own)
  DATA_DIR      the folder for the data file (./data)
  BOT_PACE      how slowly bots play: 1 at a human pace, 0 instantly (1)
  LOG_LEVEL     silent, fatal, error, warn, info, debug or trace (warn)
  TRUST_PROXY   behind a reverse proxy: its address, or the number of proxies in a row (no)
  KEEP_DAYS     how many days an untouched table is kept, 0 for ever (90)
${CARD_FILES.join('\n')}
The rest are in docs/hosting.md.`;

/** The exit status of one that cannot start as it is set up: whoever watches over it need not try again. */
const MISCONFIGURED = 78;

/** The exit status of one that has lost its store: started again, it opens it anew. */
const STORE_DIED = 70;

/** How long to wait for goodbyes before going anyway. */
const PATIENCE = 4500;

/** What whoever runs the server can do something about: said in words, without a stack. */
function problemOf(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  return config !== undefined && isListenError(error) ? listenProblem(error, config) : undefined;
}

type ListenError = Error & { readonly code: string; readonly syscall: string };

const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  (error.syscall === 'listen' || error.syscall === 'getaddrinfo');

function listenProblem({ code, syscall }: ListenError, { host, port }: Config): string {
  if (syscall === 'getaddrinfo') {
    return `HOST=${host} is neither an address nor a known name (${code}). HOST=0.0.0.0 means every address of this machine.`;
  }
  if (code === 'EADDRINUSE') {
    return `port ${port} is already in use by another program. Try a different one, such as PORT=${port + 1}.`;
  }
  if (code === 'EACCES') return `port ${port} needs special permission. Try one above 1023, such as PORT=3000.`;
  return `cannot listen on HOST=${host}, PORT=${port} (${code}). HOST must be an address of this machine; 0.0.0.0 means all of them.`;
}

const stopped = (): Promise<0> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve(0));
    process.once('SIGTERM', () => resolve(0));
  });

async function started(): Promise<RunningServer | string> {
  let config: Config | undefined;
  try {
    config = configFrom(process.env);
    const server = await startServer(config);
    const { publicUrl } = config;
    const set = publicUrl === undefined ? {} : { publicUrl };
    say(...banner({ bound: server, interfaces: networkInterfaces(), ...set }).split('\n'));
    return server;
  } catch (error) {
    const problem = problemOf(error, config);
    if (problem === undefined) throw error;
    return problem;
  }
}

export const serve: Command = {
  summary: 'Run the game server.',
  usage: USAGE,
  run: async (args) => {
    parseArgs({ args: [...args], options: {}, strict: true });
    const server = await started();
    if (typeof server === 'string') {
      complain(`reseau serve: ${server}`);
      return MISCONFIGURED;
    }
    const status = await Promise.race([stopped(), server.storeDied.then(() => STORE_DIED)]);
    if (status === STORE_DIED) complain('reseau serve: the store has died. What was acknowledged is on the disk.');
    setTimeout(() => process.exit(status), PATIENCE).unref();
    await server.close();
    return status;
  },
};
