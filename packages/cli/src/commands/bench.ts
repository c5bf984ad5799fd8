import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BenchTable, measuresOf } from '@reseau/bots';
import { GAME_IDS, type GameId } from '@reseau/games';
import { measureClientSize } from '../bench/client-size.ts';
import { type DurableFigure, measureDurable } from '../bench/durable.ts';
import { type GamesFigure, measureGames } from '../bench/games.ts';
import { measureMatchBytes } from '../bench/memory.ts';
import { sealedQuestion } from '../bench/sealed-question.ts';
import type { Command } from '../command.ts';
import { named } from '../flags/refuse.ts';
import { say } from '../print.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const durableLine = ({ acknowledged, bare, raw, shareOfBare, shareOfRaw }: DurableFigure): string =>
  `${whole(acknowledged).padStart(8)} moves/s; ${whole(bare)} over bare sockets (${whole(shareOfBare * 100)} %), ` +
  `${whole(raw)} in the store alone (${whole(shareOfRaw * 100)} %)`;

/** Figures for people first; the last line is the same as JSON, for comparing runs. */
export const bench: Command = {
  summary: 'Measure games per second, memory, durable moves and the size of the client.',
  usage: `reseau bench [--game ${GAME_IDS.join('|')}]

Takes a minute or two. --game is ${GAME_IDS[0]} unless told otherwise.`,
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { game: { type: 'string' } }, strict: true });
    const game = named('unknownGame', 'game', values.game ?? GAME_IDS[0], GAME_IDS);
    const tables = measuresOf(game).bench.tables();
    const games = timed(game, tables);
    const matchBytes = weighed(game, tables);
    const durable = await acknowledged(game);

    const client = measureClientSize(DIST);
    say(
      '',
      client === undefined
        ? 'The client has not been built yet: npm start builds it.'
        : `First load of the client: ${whole(client.gzip)} bytes of gzipped script (${client.files} files), and the words of one language`,
    );

    say(JSON.stringify({ game, games, matchBytes, durable, client }));
    return 0;
  },
};

function timed(game: GameId, tables: readonly BenchTable[]): readonly GamesFigure[] {
  say('Random games through the public API, on one core, keeping what every seat knows:');
  return tables.map((table) => {
    const figure = measureGames(game, table);
    say(`  ${figure.name.padEnd(36)} ${whole(figure.perSecond).padStart(8)} games/s`);
    return figure;
  });
}

function weighed(game: GameId, [plainest]: readonly BenchTable[]): number {
  if (plainest === undefined) throw new Error(`bench: ${game} offers no table`);
  const matchBytes = measureMatchBytes(game, plainest);
  say('', `Heap used by a match in progress: ${whole(matchBytes)} bytes`);
  return matchBytes;
}

async function acknowledged(game: GameId): Promise<readonly DurableFigure[]> {
  const sealed = sealedQuestion(game);
  if (sealed === undefined) {
    say('', `Nothing in ${game} is chosen in secret by several: what is durable is measured with such choices.`);
    return [];
  }
  say('', 'Moves acknowledged once durable, against the same writes over bare sockets and in the store alone:');
  const figures: DurableFigure[] = [];
  for (const inFlight of [1, 16, 64]) {
    const figure = await measureDurable(game, sealed, inFlight);
    figures.push(figure);
    say(`  ${`${inFlight} in flight`.padEnd(36)} ${durableLine(figure)}`);
  }
  return figures;
}
