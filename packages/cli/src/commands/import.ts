import { parseArgs } from 'node:util';
import { importTable, StoreError } from '@reseau/server';
import { type Command, UsageError } from '../command.ts';
import { withData } from '../data/with-data.ts';
import { say } from '../print.ts';
import { readJson } from '../read-json.ts';

const USAGE = `reseau import FILE [--replace]

Puts a table that reseau export has written into the data in DATA_DIR (./data). The server may run meanwhile. Everything in
FILE is read first, as a server does before it lets anybody in: of a file with anything wrong in it, nothing is put back. A table
of this code that is there already stays as it is, unless you say --replace. Whoever had a seat has it again, with the same device.`;

export const importing: Command = {
  summary: 'Put back a table from a file.',
  usage: USAGE,
  run: async (args) => {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('please name one file.');
    return await withData('import', async (path) => {
      const document = readJson(file);
      if (!document.ok) throw new StoreError(`${file}: ${document.problem}.`);
      const { code, events, replaced } = await importTable(path, document.value, values);
      say(`Table ${code} is ${replaced ? 'replaced' : 'there'}, with ${events} events.`);
    });
  },
};
