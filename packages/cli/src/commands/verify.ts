import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { start } from '@reseau/core';
import { setUp } from '@reseau/games/resistance';
import { type Command, UsageError } from '../command.ts';

const USAGE = `reseau verify --seed SEED --commitment HASH [--seats 5] [--modules targeting,blindSpies]

The end screen of a match shows its seed; every device was sent the hash before the deal. If they match, nobody chose the
cards: the deal below is the only one this seed can give.`;

/** Lets a table check, after a match, that its deal was fixed before anybody sat down. */
export const verify: Command = {
  summary: 'Check that a deal was fair.',
  usage: USAGE,
  run: async (args) => {
    const { seed, commitment, seats, modules } = parse(args);
    const hash = createHash('sha256').update(seed).digest('hex');
    if (hash !== commitment.toLowerCase()) {
      console.error(`This seed does not match: its hash is ${hash}.`);
      return 1;
    }
    console.log('The seed matches the hash that was sent before the deal.');
    if (seats !== undefined) printDeal(seed, seats, modules);
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { seed: text, commitment: text, seats: text, modules: text };
  const { values } = parseArgs({ args: [...args], options, strict: true });
  if (values.seed === undefined || values.commitment === undefined)
    throw new UsageError('please give a seed and its hash');
  return {
    seed: values.seed,
    commitment: values.commitment,
    seats: values.seats === undefined ? undefined : Number(values.seats),
    modules: values.modules?.split(',') ?? [],
  };
}

function printDeal(seed: string, seats: number, modules: readonly string[]): void {
  const made = setUp(seats, { modules });
  if (!made.ok) throw new UsageError(`this table is not possible: ${made.problem}`);
  const { match } = start(made.game, seed);
  console.log(`First leader: seat ${match.table.leader + 1}.`);
  for (const [seat, character] of match.server.characters.entries()) console.log(`Seat ${seat + 1}: ${character}`);
}
