import type { Viewer } from '@reseau/core';

export const LAWS = [
  'turn',
  'options',
  'outcome',
  'deal',
  'secrets',
  'replay',
  'progress',
  'knowledge',
  'refusals',
] as const;
export type Law = (typeof LAWS)[number];

/** A law that was broken, where, and what shows it. The seed plays that game again. */
export interface Violation {
  readonly law: Law;
  readonly seed: string;
  readonly step: string;
  readonly says: string;
}

/** What came of comparing a world with its twin. */
export const VERDICTS = ['equal', 'leak', 'revealed', 'impossible', 'same'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Tally = Readonly<Record<Verdict, number>>;

export interface Report {
  readonly games: number;
  readonly submissions: number;
  readonly decisions: number;
  /** By viewer: comparisons of deals that tell it the same and differ in what they do not tell. */
  readonly deals: Readonly<Record<string, number>>;
  /** Comparisons of options with those in another world. */
  readonly options: number;
  /** Moves that must be refused, and were. */
  readonly refusals: number;
  /** By step: what came of the twins. */
  readonly twins: Readonly<Record<string, Tally>>;
  readonly violations: readonly Violation[];
  /** All of them; the list above names a few of each law. */
  readonly broken: number;
}

const NO_TWINS: Tally = { equal: 0, leak: 0, revealed: 0, impossible: 0, same: 0 };
const FEW = 4;

type Counter = 'games' | 'submissions' | 'decisions' | 'options' | 'refusals';

/** Where the laws write down what they find while they run. */
export class Book {
  readonly #counts = { games: 0, submissions: 0, decisions: 0, options: 0, refusals: 0 };
  readonly #deals: Record<string, number> = {};
  readonly #twins = new Map<string, Record<Verdict, number>>();
  readonly #violations: Violation[] = [];
  #broken = 0;
  #seed = '';

  /** From here on, what is found was found in the game of this seed. */
  open(seed: string): void {
    this.#seed = seed;
  }

  count(what: Counter, more = 1): void {
    this.#counts[what] += more;
  }

  deals(viewer: Viewer, compared: number): void {
    this.#deals[viewer] = (this.#deals[viewer] ?? 0) + compared;
  }

  twin(step: string, verdict: Verdict): void {
    const tally = this.#twins.get(step) ?? { ...NO_TWINS };
    tally[verdict] += 1;
    this.#twins.set(step, tally);
  }

  /** How much of the twins at this step could be compared so far. */
  shareAt(step: string): number {
    const tally = this.#twins.get(step);
    return tally === undefined ? 1 : shareOf(tally);
  }

  broken(law: Law, step: string, says: string): void {
    this.#broken += 1;
    if (this.#violations.filter((violation) => violation.law === law).length < FEW)
      this.#violations.push({ law, seed: this.#seed, step, says });
  }

  hasBroken(law: Law): boolean {
    return this.#violations.some((violation) => violation.law === law);
  }

  get report(): Report {
    const twins = Object.fromEntries([...this.#twins].map(([step, tally]) => [step, { ...tally }]));
    const violations = [...this.#violations];
    return { ...this.#counts, deals: { ...this.#deals }, twins, violations, broken: this.#broken };
  }
}

const sumOf = (a: Tally, b: Tally): Tally => ({
  equal: a.equal + b.equal,
  leak: a.leak + b.leak,
  revealed: a.revealed + b.revealed,
  impossible: a.impossible + b.impossible,
  same: a.same + b.same,
});

export const totalTwins = ({ twins }: Pick<Report, 'twins'>): Tally => Object.values(twins).reduce(sumOf, NO_TWINS);

/** Comparisons that could have found a leak, among all that were tried. */
export function shareOf({ equal, leak, revealed, impossible, same }: Tally): number {
  const tried = equal + leak + revealed + impossible + same;
  return tried === 0 ? 0 : (equal + leak) / tried;
}

/** One report of many. */
export function joined(reports: readonly Report[]): Report {
  const sum = (what: Counter | 'broken') => reports.reduce((total, report) => total + report[what], 0);
  const twins: Record<string, Tally> = {};
  const deals: Record<string, number> = {};
  for (const report of reports) {
    for (const [step, tally] of Object.entries(report.twins)) twins[step] = sumOf(twins[step] ?? NO_TWINS, tally);
    for (const [viewer, compared] of Object.entries(report.deals)) deals[viewer] = (deals[viewer] ?? 0) + compared;
  }
  return {
    games: sum('games'),
    submissions: sum('submissions'),
    decisions: sum('decisions'),
    deals,
    options: sum('options'),
    refusals: sum('refusals'),
    twins,
    violations: reports.flatMap(({ violations }) => violations),
    broken: sum('broken'),
  };
}

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The figures in words, one line each. */
export function summary(report: Report): string {
  const twins = totalTwins(report);
  const counts = `${report.games} games, ${report.submissions} moves, ${report.decisions} decisions, ${report.refusals} refusals`;
  const compared = `${twins.equal + twins.leak} twin comparisons (${percent(shareOf(twins))} of those tried)`;
  const others = `${total(report.deals)} of deals, ${report.options} of options`;
  const steps = Object.entries(report.twins).map(([step, tally]) => `  ${step.padEnd(16)} ${stepLine(tally)}`);
  return [counts, `${compared}, ${others}, ${report.broken} violations`, ...steps].join('\n');
}

const stepLine = (tally: Tally): string =>
  `${String(tally.equal + tally.leak).padStart(8)} compared ${percent(shareOf(tally)).padStart(8)}` +
  `   revealed ${tally.revealed}, same ${tally.same}, impossible ${tally.impossible}`;
