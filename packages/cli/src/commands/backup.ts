import { parseArgs } from 'node:util';
import { backUp } from '@reseau/server';
import { type Command, UsageError } from '../command.ts';
import { withData } from '../data/with-data.ts';
import { say } from '../print.ts';

const USAGE = `reseau backup FILE

Writes a copy of the data in DATA_DIR (./data) to FILE, as they are at one moment: the server may run meanwhile, and nobody notices. FILE
must not be there yet; only its owner may read it. It holds names, chat and the cards of games under way: keep it as closed as
the data. To put it back, stop the server, put FILE in the place of reseau.sqlite and delete reseau.sqlite-wal and -shm.`;

export const backup: Command = {
  summary: 'Copy the data while the server runs.',
  usage: USAGE,
  run: async (args) => {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true, strict: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('please name one file.');
    return await withData('backup', (path) => {
      const { tables, bytes } = backUp(path, file);
      say(`${file} holds ${tables === 1 ? 'the one table' : `all ${tables} tables`} (${Math.ceil(bytes / 1024)} KiB).`);
    });
  },
};
