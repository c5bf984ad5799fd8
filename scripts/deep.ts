// The laws over every set of options that a game allows: most of an hour on one core for The Resistance, and a quarter of an
// hour for the others, so it can be shared and resumed.
//   npm run test:deep                      all of it, a worker for each core, then every screen in every language, twins over sockets and the monkey's evenings
//   npm run test:deep -- --game project    one game, or several: insurrection,project
//   npm run test:deep -- --share 2/8       the second of eight equal shares, for eight machines or evenings
//   npm run test:deep -- --from 12000      on from that set, as the last line of a broken run says
//   npm run test:deep -- --to 12500        no further than that set
//   npm run test:deep -- --seats 5,6 --games 3 --viewers 2
//   npm run test:deep -- --viewers 0      quicker: of each game one twin, played on for as long as it stays one

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { joined, lawsOf, type Report, summary, totalTwins } from '@reseau/testkit';
import { ensureWeb } from './boot/web.mjs';
import { GAMES_OF_A_SET, type LawSet, LONGEST, SETS } from './deep/sets.ts';
import { runNode } from './stage.ts';

interface Job {
  readonly chosen: readonly GameId[];
  readonly seats: readonly number[] | undefined;
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly shares: number;
  readonly games: number | undefined;
  readonly viewers: number;
}

interface Done {
  readonly number: number;
  readonly game: GameId;
  readonly name: string;
  readonly report: Report;
}

/** The sets of one share, numbered as in the whole list of the games that were chosen. */
function* setsOf({ chosen, seats, from, to, share, shares }: Job): Generator<LawSet & { readonly number: number }> {
  let number = 0;
  for (const game of chosen) {
    for (const set of SETS[game]()) {
      if (seats?.includes(set.seats) === false) continue;
      if (number >= from && number < to && number % shares === share) yield { ...set, number };
      number += 1;
    }
  }
}

function work(job: Job): void {
  for (const { number, game, seats, options, name } of setsOf(job)) {
    const made = GAMES[game].setUp(seats, options);
    if (!made.ok) throw new Error(`${game}, ${name}: ${made.problem}`);
    const games = job.games ?? GAMES_OF_A_SET[game];
    const report = lawsOf(made.game, {
      seed: name,
      games,
      deals: 1,
      viewers: job.viewers,
      longest: LONGEST[game],
      seldom: ['giveUp', 'notDone'],
    });
    parentPort?.postMessage({ number, game, name, report } satisfies Done);
  }
}

function parse() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { game: text, share: text, from: text, to: text, seats: text, games: text, viewers: text, workers: text },
  });
  const [share = 1, shares = 1] = (values.share ?? '1/1').split('/').map(Number);
  const wanted = values.game?.split(',');
  const unknown = wanted?.find((name) => !GAME_IDS.some((id) => id === name));
  if (unknown !== undefined) throw new Error(`deep: there is no game ${unknown}; there are ${GAME_IDS.join(', ')}`);
  return {
    chosen: GAME_IDS.filter((id) => wanted?.includes(id) ?? true),
    seats: values.seats?.split(',').map(Number),
    from: Number(values.from ?? 0),
    to: Number(values.to ?? Number.POSITIVE_INFINITY),
    games: values.games === undefined ? undefined : Number(values.games),
    viewers: Number(values.viewers ?? 1),
    workers: Number(values.workers ?? availableParallelism()),
    share: share - 1,
    shares,
  };
}

/** Each worker takes its share of this run's share. */
const jobFor = ({ workers, share, shares, ...rest }: ReturnType<typeof parse>, worker: number): Job => ({
  ...rest,
  share: share + shares * worker,
  shares: shares * workers,
});

/** What came of the sets of one game so far. */
class Tally {
  readonly due: number;
  sets = 0;
  sum = joined([]);

  constructor(due: number) {
    this.due = due;
  }

  add(report: Report): void {
    this.sets += 1;
    this.sum = joined([this.sum, report]);
  }

  get figures(): string {
    const { equal, leak } = totalTwins(this.sum);
    const { games, broken } = this.sum;
    return `${this.sets} sets of ${this.due}, ${games} games, ${equal + leak} twin comparisons, ${broken} violations`;
  }

  get isSound(): boolean {
    return this.sum.broken === 0 && this.sets === this.due;
  }
}

const EVERY_MS = 20_000;

async function main(): Promise<number> {
  const plan = parse();
  const due = [...setsOf(plan)];
  const tallies = new Map(
    plan.chosen.map((game) => [game, new Tally(due.filter((set) => set.game === game).length)] as const),
  );
  const reached = Array.from({ length: plan.workers }, () => plan.from);
  const figures = (): readonly string[] =>
    [...tallies].flatMap(([game, tally]) => (tally.sets > 0 ? [`${game}: ${tally.figures}`] : []));
  let told = performance.now();
  const note = (worker: number, { number, game, name, report }: Done): void => {
    tallies.get(game)?.add(report);
    reached[worker] = number + 1;
    for (const { law, step, says } of report.violations) console.log(`✗ ${game}: ${law} at ${step}, ${name}: ${says}`);
    if (performance.now() - told < EVERY_MS) return;
    told = performance.now();
    console.log(`${figures().join('\n')}\non with --from ${Math.min(...reached)}`);
  };
  await Promise.all(reached.map((_, worker) => finished(jobFor(plan, worker), (done) => note(worker, done))));
  for (const [game, tally] of tallies) if (tally.sets > 0) console.log(`\n${game}: ${summary(tally.sum)}`);
  console.log(`\n${figures().join('\n')}`);
  return due.length > 0 && [...tallies.values()].every(({ isSound }) => isSound) ? 0 : 1;
}

const finished = (job: Job, note: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', note);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
  });

/** The whole run ends with what no law can see: every screen in every language, and evenings as people have them. */
async function all(): Promise<number> {
  const laws = await main();
  if (process.argv.length > 2) return laws;
  process.env['WIDE'] = '1';
  await ensureWeb([process.execPath]);
  const screens = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'browser',
    'packages/web',
    '--exclude',
    '**/monkey.*',
  ];
  const wide = await runNode(screens, { print: 'show', minutes: 60 });
  const secrecy = await runNode(['scripts/secrecy.ts', '--tables', '400'], { print: 'show', minutes: 120 });
  const monkey = await runNode(['scripts/monkey.ts'], { print: 'show', minutes: 600 });
  return wide.ok && secrecy.ok && monkey.ok ? laws : 1;
}

if (isMainThread) process.exitCode = await all();
else work(workerData as Job);
