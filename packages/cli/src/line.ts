import manifest from '../package.json' with { type: 'json' };
import { type Command, UsageError } from './command.ts';
import { meant } from './flags/refuse.ts';
import { complain, say } from './print.ts';

/** Loaded on use: `reseau scenario` must not pay for the server. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  rooms: async () => (await import('./commands/rooms.ts')).rooms,
  export: async () => (await import('./commands/export.ts')).exporting,
  import: async () => (await import('./commands/import.ts')).importing,
  forget: async () => (await import('./commands/forget.ts')).forget,
  repair: async () => (await import('./commands/repair.ts')).repair,
  verify: async () => (await import('./commands/verify.ts')).verify,
  explain: async () => (await import('./commands/explain.ts')).explain,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  replay: async () => (await import('./commands/replay.ts')).replay,
  solve: async () => (await import('./commands/solve.ts')).solve,
  arena: async () => (await import('./commands/arena.ts')).arena,
  cards: async () => (await import('./commands/cards.ts')).cards,
  balance: async () => (await import('./commands/balance.ts')).balance,
  fit: async () => (await import('./commands/fit.ts')).fit,
  winrates: async () => (await import('./commands/winrates.ts')).winrates,
  bench: async () => (await import('./commands/bench.ts')).bench,
};

/** What the line answers without a command. */
const ANSWERS: Readonly<Record<string, () => Promise<void>>> = {
  help,
  '--help': help,
  '-h': help,
  '--version': async () => say(manifest.version),
};

async function help(): Promise<void> {
  say('Usage: reseau <command> [options]', '       reseau --version', '');
  for (const [name, load] of Object.entries(COMMANDS)) say(`  ${name.padEnd(12)} ${(await load()).summary}`);
  say('', 'Run reseau <command> --help for more.');
}

const CALLED_WRONGLY = 2;

/** Does what was typed after `reseau` and resolves to the exit status. */
export async function runLine([name = 'help', ...args]: readonly string[]): Promise<number> {
  const answer = Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined;
  if (answer !== undefined) {
    if (args.length > 0) return refuse('reseau', `nothing may follow ${name}.`);
    await answer();
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    return refuse('reseau', `there is no command "${name}"; ${meant(name, Object.keys(COMMANDS))}`);
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    say(command.summary, '', ...command.usage.split('\n'));
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    const mistake = mistakeIn(error);
    if (mistake === undefined) throw error;
    return refuse(`reseau ${name}`, mistake);
  }
}

function refuse(called: string, mistake: string): number {
  complain(`${called}: ${mistake}`, `Run ${called} --help for what it takes.`);
  return CALLED_WRONGLY;
}

/** What was wrong with the call, if that is what the error is about. */
function mistakeIn(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  const isParse = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  // Node's advice after its first sentence is about positional arguments that begin with a dash.
  return isParse ? `${error.message.split(/\.\s/)[0]}.` : undefined;
}
