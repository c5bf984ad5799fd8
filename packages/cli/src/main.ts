import { type Command, UsageError } from './command.ts';

/** Loaded on use: `reseau scenario` must not pay for the server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
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

async function help(): Promise<void> {
  console.log('Usage: reseau <command> [options]\n');
  for (const [name, load] of Object.entries(COMMANDS)) console.log(`  ${name.padEnd(12)} ${(await load()).summary}`);
  console.log('\nRun reseau <command> --help for more.');
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    await help();
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    console.error(`reseau: there is no command "${name}".\n`);
    await help();
    return 2;
  }
  const command = await load();
  if (args.includes('--help')) {
    console.log(`${command.summary}\n\n${command.usage}`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    const mistake = mistakeIn(error);
    if (mistake === undefined) throw error;
    console.error(`reseau ${name}: ${mistake}\n\n${command.usage}`);
    return 2;
  }
}

/** What was wrong with the call, if that is what the error is about. */
function mistakeIn(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  const isParse = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isParse ? error.message : undefined;
}

process.exitCode = await main(process.argv.slice(2));
