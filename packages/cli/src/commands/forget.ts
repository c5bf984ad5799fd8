import { parseArgs } from 'node:util';
import { forgetPerson, forgetTable } from '@reseau/server';
import { type Command, UsageError } from '../command.ts';
import { withData } from '../data/with-data.ts';
import { say } from '../print.ts';

const USAGE = `reseau forget TABLE --name NAME
reseau forget TABLE --member NUMBER
reseau forget TABLE --whole

Removes from the data in DATA_DIR (./data), for good: what somebody was called at a table and wrote there, or the table as a whole. The
server may run meanwhile: whoever has the table open calls it again. TABLE is its code. If more than one had that name, the answer lists them with a number
each (m1, m2 and so on), and --member says which. Their seat and all that was played stay as they are: names and chat stand beside
the record of a game, which holds as before. What others wrote about them stays too, and so do backups, saved records and what people's
devices have kept.`;

export const forget: Command = {
  summary: 'Remove a table, or somebody’s names and chat.',
  usage: USAGE,
  run: async (args) => {
    const text = { type: 'string' } as const;
    const options = { name: text, member: text, whole: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [table, ...others] = positionals;
    if (table === undefined || others.length > 0) throw new UsageError('please name one table.');
    const { name, member, whole } = values;
    if ([name !== undefined, member !== undefined, whole].filter(Boolean).length !== 1)
      throw new UsageError('please give one of --name, --member and --whole.');
    return await withData('forget', async (path) => {
      if (whole) {
        await forgetTable(path, table);
        say(`Table ${table.toUpperCase()} is gone, with all that was stored for it.`);
        return;
      }
      const { names, lines } = await forgetPerson(
        path,
        table,
        name === undefined ? { member: member ?? '' } : { name },
      );
      const written = `${lines} ${lines === 1 ? 'line' : 'lines'} of chat`;
      say(`Gone from table ${table.toUpperCase()}: the names ${names.join(', ')}, and ${written}.`);
    });
  },
};
