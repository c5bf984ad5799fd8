import { type Command, UsageError } from './command.ts';

/** Loaded on use: `reseau scenario` must not pay for the server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  bench: async () => (await import('./commands/bench.ts')).bench,
};

async function help(): Promise<void> {
  console.log('Usage: reseau <command> [options]\n');
  for (const [name, load] of Object.entries(COMMANDS)) console.log(`  ${name.padEnd(12)} ${(await load()).summary}`);
  console.log('\nreseau <command> --help says more.');
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
    if (!(error instanceof UsageError)) throw error;
    console.error(`reseau ${name}: ${error.message}\n\n${command.usage}`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
