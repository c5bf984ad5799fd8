import type { SiegeReport } from './siege.ts';
import type { StormReport } from './storm.ts';

/** The value that so large a share of these, from small to large, does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** What a storm came to, in figures. */
export function figuresOf({ faults, kills, harm, comeBack, restarts, ...counts }: StormReport) {
  const found = (rule: string): number => faults.filter((fault) => fault.rule === rule).length;
  const { sent, acknowledged, stored, facts, clocks, reconnections } = counts;
  return {
    kills,
    harm,
    reconnections,
    movesSent: sent,
    movesAcknowledged: acknowledged,
    movesStored: stored,
    lost: found('lost'),
    doubled: found('doubled'),
    factsChecked: facts,
    factsOutOfOrder: found('repeated') + found('missed') + found('untrue'),
    clocksChecked: clocks,
    clocksWrong: found('clock'),
    faults: faults.length,
    comeBackMs: { median: quantile(comeBack, 0.5), p99: quantile(comeBack, 0.99), devices: comeBack.length },
    restartMs: {
      median: quantile(
        restarts.toSorted((a, b) => a - b),
        0.5,
      ),
      most: Math.round(Math.max(0, ...restarts)),
    },
  };
}

/** What a siege came to, in figures. A server that had crashed would not have come to them. */
export function figuresOfSiege({ faults, messages, withLimits, seconds, moves, heap }: SiegeReport) {
  const changed = new Set(faults.flatMap(({ rule, code }) => (rule === 'complained' || rule === 'grew' ? [] : [code])));
  const inMiB = heap.map((bytes) => Math.round(bytes / 2 ** 20));
  const [quarter, half, end] = inMiB;
  return {
    messages: messages + withLimits,
    withoutLimits: messages,
    withLimits,
    perSecond: Math.round(messages / seconds),
    crashes: 0,
    matchesChanged: changed.size,
    movesMeanwhile: moves,
    heapMiB: { quarter, half, end },
    faults: faults.length,
  };
}
