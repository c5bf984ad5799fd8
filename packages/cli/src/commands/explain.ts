import { parseArgs } from 'node:util';
import { type Character, EXTRAS, MODULE_IDS, setUp } from '@reseau/games/resistance';
import { problemIn, scriptOf, resistanceWords as words } from '@reseau/web';
import { type Command, UsageError } from '../command.ts';

const USAGE = `reseau explain [--seats 7] [--modules plot,trapper] [--extras bodyGuard,deepCover]

Modules: ${MODULE_IDS.join(', ')}
Extras:  ${EXTRAS.join(', ')}`;

/** Prints what a table with these options is made of: the cards dealt, the reveal, and the steps of a round. */
export const explain: Command = {
  summary: 'Print the characters, reveal and steps for any mix of modules.',
  usage: USAGE,
  run: async (args) => {
    const { seats, ...options } = parse(args);
    const made = setUp(seats, options);
    if (!made.ok) throw new UsageError(problemIn(words, made.problem, seats));
    const { game, setup } = made;
    print('Characters', cast(game.deck));
    print('Reveal', scriptOf(seats, setup, words.script));
    print(
      'Steps',
      game.steps.map(({ id, kind }) => `${id.padEnd(24)} ${kind.padEnd(9)} ${said(id)}`.trimEnd()),
    );
    return 0;
  },
};

function print(head: string, lines: readonly string[]): void {
  console.log(head);
  for (const line of lines) console.log(`  ${line}`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { seats: text, modules: text, extras: text },
    strict: true,
  });
  const { seats = '7' } = values;
  if (!/^\d+$/.test(seats)) throw new UsageError(`--seats must be a whole number, not "${seats}".`);
  return {
    seats: Number(seats),
    modules: list('module', values.modules, MODULE_IDS),
    extras: list('extra', values.extras, EXTRAS),
  };
}

function list(what: string, value: string | undefined, known: readonly string[]): readonly string[] {
  const ids = value?.split(',').filter((id) => id !== '') ?? [];
  const stranger = ids.find((id) => !known.includes(id));
  if (stranger !== undefined) throw new UsageError(`there is no ${what} "${stranger}".`);
  return ids;
}

function cast(deck: readonly Character[]): readonly string[] {
  const counts = Map.groupBy(deck, (character) => character);
  return [...counts].map(([character, { length }]) => {
    const { name, how } = words.characters[character];
    return `${(length > 1 ? `${character} × ${length}` : character).padEnd(24)} ${name}. ${how}`;
  });
}

const BASE: Readonly<Record<string, string>> = {
  propose: words.now.propose('The leader'),
  vote: words.now.voteWatch,
  play: words.now.play,
};

/** What a step asks, in words; a step that opens a window asks what is asked there. */
function said(id: string): string {
  const asked = [id, `${id}.chance`].find(isAsk);
  return asked === undefined ? (BASE[id] ?? '') : words.asks[asked].others('Someone');
}

const isAsk = (id: string): id is keyof typeof words.asks => Object.hasOwn(words.asks, id);
