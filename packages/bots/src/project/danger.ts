import { activatedBy, CITIES, capacityOf, neighboursOf, type Table, WHERES, WHICHES } from '@reseau/games/project';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** What both dice can show, all equally likely. */
const ROLLS = WHERES.length * WHICHES.length;

/** With each free place around it, a city that the dice may name is so much less likely to tip. */
const EASED = 0.6;

export interface Danger {
  /** How many soldiers harden, about, in one action of the army. */
  readonly danger: number;
  /** By city: how many fewer, if one red soldier is taken away there. */
  readonly relief: readonly number[];
}

export function dangerOf(table: Table): Danger {
  const { box, reds, blacks, speed } = table;
  const eased: number[] = Array.from({ length: CITIES.length + 1 }, () => 0);
  let danger = 0;
  for (const where of WHERES) {
    for (const which of WHICHES) {
      const city = activatedBy(table, { where, which })?.city;
      if (city === undefined) continue;
      const near = neighboursOf(box, city);
      let room = capacityOf(box, city) - numberAt(reds, city);
      for (const next of near) if (blacks[next] === 0) room += capacityOf(box, next) - numberAt(reds, next);
      const likely = (capacityOf(box, city) / ROLLS) * EASED ** (room / speed);
      danger += likely;
      const drop = likely * (1 - EASED ** (1 / speed));
      eased[city] = numberAt(eased, city) + drop;
      for (const next of near) eased[next] = numberAt(eased, next) + drop;
    }
  }
  return { danger, relief: eased };
}
