import { networkInterfaces } from 'node:os';
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

const USAGE = `reseau serve

Settings come from the environment:
  PORT          where to listen (3000)
  HOST          on which address (0.0.0.0: every one, so that phones reach it)
  PUBLIC_URL    the address that invitations lead to, such as https://reseau.example.org (the machine's own)
  DATA_DIR      the folder for the one data file (./data)
  BOT_PACE      how slowly bots play: 1 as people do, 0 at once (1)
  LOG_LEVEL     silent, fatal, error, warn, info, debug or trace (warn)
  TRUST_PROXY   behind a reverse proxy: its address, or how many there are in a row (no)
  KEEP_DAYS     after how many days a table goes that nobody has touched, 0 for never (90)
  INSURRECTION_CARDS  a card file to play Insurrection with (the house's own cards)
docs/hosting.md has the rest.`;

/** The exit status of one that cannot start as it is set up: whoever watches over it need not try again. */
const MISCONFIGURED = 78;

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
    return `HOST=${host} is neither an address nor a name that is known here (${code}). HOST=0.0.0.0 is every address of this machine.`;
  }
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken by another program. Try another one, for example PORT=${port + 1}.`;
  }
  if (code === 'EACCES') return `port ${port} needs special rights. Try one above 1023, for example PORT=3000.`;
  return `cannot listen on HOST=${host}, PORT=${port} (${code}). HOST must be an address of this machine; 0.0.0.0 is all of them.`;
}

const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

async function started(): Promise<RunningServer | string> {
  let config: Config | undefined;
  try {
    config = configFrom(process.env);
    const server = await startServer(config);
    const { publicUrl } = config;
    const set = publicUrl === undefined ? {} : { publicUrl };
    console.log(banner({ bound: server, interfaces: networkInterfaces(), ...set }));
    return server;
  } catch (error) {
    const problem = problemOf(error, config);
    if (problem === undefined) throw error;
    return problem;
  }
}

export const serve: Command = {
  summary: 'Run the server that people play on.',
  usage: USAGE,
  run: async () => {
    const server = await started();
    if (typeof server === 'string') {
      console.error(`reseau serve: ${server}`);
      return MISCONFIGURED;
    }
    await stopped();
    setTimeout(() => process.exit(0), PATIENCE).unref();
    await server.close();
    return 0;
  },
};
