import { parseArgs } from 'node:util';
import { resistance } from '@reseau/games';
import { type Command, UsageError } from '../command.ts';

const USAGE = `reseau explain [--seats 7] [--modules plot,trapper] [--extras bodyGuard,deepCover]

Modules: ${resistance.MODULE_IDS.join(', ')}
Extras:  ${resistance.EXTRAS.join(', ')}`;

/** Prints what a table with these options is made of: the cards dealt, the reveal, and the steps of a round. */
export const explain: Command = {
  summary: 'Print the table of steps for any mix of modules.',
  usage: USAGE,
  run: async (args) => {
    const { seats, modules, extras } = parse(args);
    const made = resistance.setUp(seats, { modules, extras });
    if (!made.ok) throw new UsageError(`this mix makes no table: ${made.problem}`);
    const { game } = made;
    console.log(`Characters  ${tally(game.deck)}`);
    console.log(`Reveal      ${game.lines.join(' → ')}`);
    console.log('Steps');
    for (const { id, kind } of game.steps) console.log(`  ${id.padEnd(24)} ${kind}`);
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { seats: text, modules: text, extras: text },
    strict: true,
  });
  const list = (value: string | undefined): readonly string[] => value?.split(',').filter((id) => id !== '') ?? [];
  return { seats: Number(values.seats ?? 7), modules: list(values.modules), extras: list(values.extras) };
}

function tally(deck: readonly string[]): string {
  const counts = Map.groupBy(deck, (character) => character);
  return [...counts].map(([character, { length }]) => (length > 1 ? `${length} ${character}` : character)).join(', ');
}
