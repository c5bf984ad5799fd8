import { both, sumOf } from './attackers.ts';
import { type Fault, RULES, type Rule } from './fault.ts';
import type { SiegeReport } from './siege.ts';
import type { StormReport } from './storm.ts';

/** The value that so large a share of these, from small to large, does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** How often each rule was broken. */
const byRule = (faults: readonly Fault[]): Readonly<Record<Rule, number>> =>
  Object.fromEntries(RULES.map((rule) => [rule, faults.filter((fault) => fault.rule === rule).length])) as Record<
    Rule,
    number
  >;

/** What a storm came to, in figures. */
export function figuresOf({ faults, kills, harm, comeBack, cutOff, restarts, ...counts }: StormReport) {
  const { sent, acknowledged, stored, facts, clocks, reconnections } = counts;
  return {
    kills,
    harm,
    reconnections,
    movesSent: sent,
    movesAcknowledged: acknowledged,
    movesStored: stored,
    factsChecked: facts,
    clocksChecked: clocks,
    found: byRule(faults),
    devicesCutOff: cutOff,
    devicesBackBeforeTheNextKill: comeBack.length,
    comeBackMilliseconds: { median: quantile(comeBack, 0.5), p99: quantile(comeBack, 0.99) },
    restartMilliseconds: {
      median: quantile(
        restarts.toSorted((a, b) => a - b),
        0.5,
      ),
      most: Math.round(Math.max(0, ...restarts)),
    },
  };
}

/** What a siege came to, in figures. */
export function figuresOfSiege({ faults, messages, withLimits, seconds, moves, heap }: SiegeReport) {
  const changed = new Set(faults.flatMap(({ code }) => (code === '' ? [] : [code])));
  const inMiB = heap.map((bytes) => Math.round(bytes / 2 ** 20));
  const [quarter = 0, half = 0, end = 0] = inMiB;
  return {
    messages: sumOf(both(messages, withLimits)),
    withoutLimits: { ...messages },
    withLimits: { ...withLimits },
    perSecond: Math.round(sumOf(messages) / seconds),
    movesMeanwhile: moves,
    matchesChanged: changed.size,
    found: byRule(faults),
    heapMebibytes: { quarter, half, end },
  };
}
