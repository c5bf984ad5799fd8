import { parseArgs } from 'node:util';
import { repairTables, type Tried, tryAll } from '@reseau/server';
import { type Command, UsageError } from '../command.ts';
import { withData } from '../data/with-data.ts';
import { say } from '../print.ts';

const USAGE = `reseau repair [--dry-run]
reseau repair --apply [--backup FILE]

For after an update that mends the rules. Plays every game under way in DATA_DIR (./data) again, from the cards as they were dealt, by
the rules as they are now, and says of each whether it stays the same, from which step on it differs and how, or at which
step it can no longer be played again. No card and no vote is printed. Nothing is changed, and the server may run meanwhile.

With --apply, first a backup is made (FILE, or a name with today's date beside the data), then the games that differ are changed to
what the rules tell now; those that cannot be played again stay as they are. No server may run meanwhile. The people at these tables
are told.

The exit status is 0 if every game stays the same, or does after --apply, and 1 otherwise.`;

export const repair: Command = {
  summary: 'Play games under way again by mended rules.',
  usage: USAGE,
  run: async (args) => {
    const truth = { type: 'boolean', default: false } as const;
    const options = { apply: truth, 'dry-run': truth, backup: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options, strict: true });
    const { apply, backup } = values;
    if (apply && values['dry-run']) throw new UsageError('please give either --dry-run or --apply.');
    if (backup !== undefined && !apply) throw new UsageError('--backup goes with --apply.');
    let left = 0;
    const status = await withData('repair', (path) => {
      const all = report(path);
      const differing = all.flatMap((one) => (outcomeOf(one) === 'differs' ? [one.code] : []));
      if (apply && differing.length > 0) {
        const to = backup ?? `${path}.${today()}.backup`;
        repairTables(path, differing, { backup: to, now: Date.now() });
        say(`Changed ${differing.join(', ')}. The data as they were are in ${to}.`);
      }
      left = all.filter((one) => outcomeOf(one) !== 'same').length - (apply ? differing.length : 0);
    });
    return status === 0 && left > 0 ? 1 : status;
  },
};

/** Without colons, which some systems do not allow in names. */
const today = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '');

type Outcome = 'same' | 'differs' | 'impossible';

const outcomeOf = (one: Tried): Outcome => ('trial' in one ? one.trial.result.is : 'impossible');

function report(path: string): readonly Tried[] {
  const all: Tried[] = [];
  for (const one of tryAll(path)) {
    all.push(one);
    say(inWords(one));
  }
  const count = (is: Outcome): number => all.filter((one) => outcomeOf(one) === is).length;
  say(
    `Games under way: ${all.length}. The same: ${count('same')}; different: ${count('differs')}; not to be played again: ${count('impossible')}.`,
  );
  return all;
}

function inWords(one: Tried): string {
  if ('problem' in one) return `${one.code}: cannot be read (${one.problem}).`;
  const { game, match, steps, dealsOtherwise, result } = one.trial;
  const which = `${one.code}, ${game}, game ${match}, ${steps} steps`;
  const deal = dealsOtherwise ? ' From its seed other cards would be dealt now; those that were dealt stay.' : '';
  switch (result.is) {
    case 'same':
      return `${which}: the same.${deal}`;
    case 'differs': {
      const { step, how, others } = result;
      return `${which}: differs from step ${step} on (${how}), at ${others} in all.${deal}`;
    }
    case 'impossible':
      return `${which}: cannot be played again from step ${result.step} on (${result.how}).${deal}`;
  }
}
