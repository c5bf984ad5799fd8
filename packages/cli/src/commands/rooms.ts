import { parseArgs } from 'node:util';
import { closeTable, type Listed, listTables } from '@reseau/server';
import type { Command } from '../command.ts';
import { withData } from '../data/with-data.ts';
import { say } from '../print.ts';
import { printTable } from '../print-table.ts';

const USAGE = `reseau rooms [--json]
reseau rooms --close TABLE

Lists the tables in DATA_DIR (./data), those last that were used last: code, game, phase, people and bots, when something
happened there last (UTC), and how many events and letters are stored. A table may store 16 million letters. Nobody is named. The server may run meanwhile.

With --close, a table is closed for good, as its host could: people who have it open read that whoever runs the server has closed it,
and nobody gets in any more. What is stored of it stays until KEEP_DAYS have passed; reseau forget removes it at once.`;

export const rooms: Command = {
  summary: 'List tables, or close one.',
  usage: USAGE,
  run: async (args) => {
    const options = { json: { type: 'boolean', default: false }, close: { type: 'string' } } as const;
    const { json, close } = parseArgs({ args: [...args], options, strict: true }).values;
    return await withData('rooms', async (path) => {
      if (close === undefined) {
        const tables = listTables(path);
        if (json) say(...JSON.stringify(tables.map(asDocument), undefined, 2).split('\n'));
        else printTable(HEAD, tables.map(rowOf));
        return;
      }
      await closeTable(path, close);
      say(`Table ${close.toUpperCase()} is closed.`);
    });
  },
};

const dated = (ms: number): string => new Date(ms).toISOString();

const asDocument = (table: Listed): object =>
  'touched' in table ? { ...table, touched: dated(table.touched) } : table;

const HEAD = ['table', 'game', 'phase', 'people', 'bots', 'last touched', 'events', 'letters'];

function rowOf(table: Listed): readonly string[] {
  if (!('touched' in table)) return [table.code, '', table.phase, '', '', '', '', ''];
  const { code, game, phase, people, bots, touched, events, letters } = table;
  const when = dated(touched).slice(0, 16).replace('T', ' ');
  return [code, game, phase, String(people), String(bots), when, String(events), String(letters)];
}
