// The laws over every legal mix of modules at every size of table: most of an hour on one core, so it can be shared and
// resumed.
//   npm run test:deep                      all of it, a worker for each core
//   npm run test:deep -- --share 2/8       the second of eight equal shares, for eight machines or evenings
//   npm run test:deep -- --from 12000      on from that set, as the last line of a broken run says
//   npm run test:deep -- --seats 5,6 --games 3 --viewers 2
//   npm run test:deep -- --viewers 0      quicker: of each game one twin, played on for as long as it stays one

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { resistance } from '@reseau/games';
import { joined, lawsOf, type Report, summary, totalTwins } from '@reseau/testkit';

interface Job {
  readonly seats: readonly resistance.SeatCount[];
  readonly from: number;
  readonly share: number;
  readonly shares: number;
  readonly games: number;
  readonly viewers: number;
}

interface Done {
  readonly number: number;
  readonly name: string;
  readonly report: Report;
}

/** The sets of one share, numbered as in the whole list. */
function* mixesOf({ seats, from, share, shares }: Job) {
  let number = 0;
  for (const size of seats) {
    for (const setup of resistance.legalMixes(size)) {
      if (number >= from && number % shares === share) yield { number, seats: size, setup };
      number += 1;
    }
  }
}

function work(job: Job): void {
  for (const { number, seats, setup } of mixesOf(job)) {
    const made = resistance.setUp(seats, setup);
    if (!made.ok) throw new Error(`${seats} ${JSON.stringify(setup)}: ${made.problem}`);
    const name = `${seats} seats, ${setup.modules.join(' ')}, ${setup.extras.join(' ')}`;
    const report = lawsOf(made.game, { seed: name, games: job.games, deals: 1, viewers: job.viewers });
    parentPort?.postMessage({ number, name, report } satisfies Done);
  }
}

function parse() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { share: text, from: text, seats: text, games: text, viewers: text, workers: text },
  });
  const [share = 1, shares = 1] = (values.share ?? '1/1').split('/').map(Number);
  const wanted = values.seats?.split(',').map(Number);
  return {
    seats: resistance.SEAT_COUNTS.filter((size) => wanted?.includes(size) ?? true),
    from: Number(values.from ?? 0),
    games: Number(values.games ?? 1),
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

const EVERY_MS = 20_000;

async function main(): Promise<number> {
  const plan = parse();
  const due = [...mixesOf(plan)].length;
  const reached = Array.from({ length: plan.workers }, () => plan.from);
  let sum = joined([]);
  let sets = 0;
  let told = performance.now();
  const figures = (): string => {
    const { equal, leak } = totalTwins(sum);
    return `${sets} sets of ${due}, ${sum.games} games, ${equal + leak} twin comparisons, ${sum.broken} violations`;
  };
  const note = (worker: number, { number, name, report }: Done): void => {
    sum = joined([sum, report]);
    sets += 1;
    reached[worker] = number + 1;
    for (const { law, step, says } of report.violations) console.log(`✗ ${law} at ${step}, ${name}: ${says}`);
    if (performance.now() - told < EVERY_MS) return;
    told = performance.now();
    console.log(`${figures()}; on with --from ${Math.min(...reached)}`);
  };
  await Promise.all(reached.map((_, worker) => finished(jobFor(plan, worker), (done) => note(worker, done))));
  console.log(`${summary(sum)}\n${figures()}`);
  return sum.broken === 0 && sets === due && due > 0 ? 0 : 1;
}

const finished = (job: Job, note: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', note);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
  });

if (isMainThread) process.exitCode = await main();
else work(workerData as Job);
