import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportTable, StoreError } from '@reseau/server';
import { type Command, UsageError } from '../command.ts';
import { withData } from '../data/with-data.ts';
import { say } from '../print.ts';

const USAGE = `reseau export TABLE [--to FILE] [--from BACKUP]

Writes all that is stored of one table to a file: its people, games and chat, and the cards of a game under way. TABLE is its code.
The server may run meanwhile. The file is TABLE.json unless --to names another; it must not be there yet, and only its owner may
read it. With --from, the table is taken from a backup instead of from DATA_DIR (./data). reseau import puts it back, here or on
another server.`;

export const exporting: Command = {
  summary: 'Write all of one table to a file.',
  usage: USAGE,
  run: async (args) => {
    const options = { to: { type: 'string' }, from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [table, ...others] = positionals;
    if (table === undefined || others.length > 0) throw new UsageError('please name one table.');
    return await withData('export', (path) => {
      const file = exportTable(values.from ?? path, table);
      const to = values.to ?? `${file.code}.json`;
      writeNew(to, `${JSON.stringify(file)}\n`);
      say(`${to} holds table ${file.code}, ${file.events.length} events.`);
    });
  },
};

/** Never over another file, and for its owner alone. */
function writeNew(to: string, text: string): void {
  try {
    writeFileSync(to, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isThere)
      throw new StoreError(`${to} is there already, and was left as it is. Please name another file (--to).`);
    throw new StoreError(`${to} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
