import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureClientSize } from '../bench/client-size.ts';
import { type DurableFigure, measureDurable } from '../bench/durable.ts';
import { measureGames, TABLES } from '../bench/games.ts';
import { measureMatchBytes } from '../bench/memory.ts';
import type { Command } from '../command.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const durableLine = ({ acknowledged, bare, raw, shareOfBare, shareOfRaw }: DurableFigure): string =>
  `${whole(acknowledged).padStart(8)} moves/s; ${whole(bare)} over bare sockets (${whole(shareOfBare * 100)} %), ` +
  `${whole(raw)} in the store alone (${whole(shareOfRaw * 100)} %)`;

/** Figures for people first; the last line is the same as JSON, for comparing runs. */
export const bench: Command = {
  summary: 'Measure games per second, memory, durable moves and the size of the client.',
  usage: 'reseau bench',
  run: async (args) => {
    parseArgs({ args: [...args], options: {}, strict: true });
    console.log('Random games through the public API, on one core, keeping what every seat knows:');
    const games = TABLES.map((table) => {
      const figure = measureGames(table);
      console.log(`  ${figure.name.padEnd(36)} ${whole(figure.perSecond).padStart(8)} games/s`);
      return figure;
    });

    const matchBytes = measureMatchBytes();
    console.log(`\nHeap used by a match in progress: ${whole(matchBytes)} bytes`);

    console.log('\nMoves acknowledged once durable, against the same writes over bare sockets and in the store alone:');
    const durable: DurableFigure[] = [];
    for (const inFlight of [1, 16, 64]) {
      const figure = await measureDurable(inFlight);
      durable.push(figure);
      console.log(`  ${`${inFlight} in flight`.padEnd(36)} ${durableLine(figure)}`);
    }

    const client = measureClientSize(DIST);
    console.log(
      client === undefined
        ? '\nThe client has not been built yet: npm start builds it.'
        : `\nFirst load of the client: ${whole(client.gzip)} bytes of gzipped script (${client.files} files)`,
    );

    console.log(JSON.stringify({ games, matchBytes, durable, client }));
    return 0;
  },
};
