import { armyActions, struckBy } from './army.ts';
import type { City } from './cities.ts';
import type { Ending } from './facts.ts';
import type { Table } from './table.ts';
import { type Dice, WHERES, WHICHES } from './vocabulary.ts';

/** What the army's next action would do in one city. */
export interface Threat {
  readonly city: City;
  /** How many of the throws strike here. */
  readonly throws: number;
  readonly soldiers: number;
  /** Neighbours that would take those who have no room. */
  readonly spills: readonly City[];
  /** Hardened soldiers, if the city would fall. */
  readonly falls: number | undefined;
  /** The match would be lost by it. */
  readonly ends: Ending | undefined;
}

/** What the army may do, from what everyone can see: if the turn ended now, or with one action more. */
export interface Risk {
  /** The actions that it would take now, and those of them that it would skip. */
  readonly actions: number;
  readonly skips: number;
  readonly speed: number;
  /** All throws, equally likely; one, if the dice are known. */
  readonly throws: number;
  /** Of them, those that bring nobody. */
  readonly spared: number;
  /** The likeliest first. */
  readonly threats: readonly Threat[];
}

const THROWS: readonly Dice[] = WHERES.flatMap((where) => WHICHES.map((which) => ({ where, which })));

/** The first action that is not skipped: its dice are known if they were thrown ahead, and not void. */
export function riskOf(table: Table): Risk {
  const { speed, foreseen, skips } = table;
  const known = foreseen[skips];
  const throws = known === undefined ? THROWS : [known];
  const found = throws.map((dice) => threatOf(table, dice));
  const threats = new Map<City, Threat>();
  for (const threat of found) {
    if (threat === undefined) continue;
    const before = threats.get(threat.city);
    threats.set(threat.city, before === undefined ? threat : { ...before, throws: before.throws + 1 });
  }
  const actions = armyActions(table);
  return {
    actions,
    skips: Math.min(skips, actions),
    speed,
    throws: throws.length,
    spared: found.filter((threat) => threat === undefined).length,
    threats: [...threats.values()].toSorted((one, two) => two.throws - one.throws || one.city - two.city),
  };
}

/** One throw; nothing, if it brings nobody. */
function threatOf(table: Table, dice: Dice): Threat | undefined {
  const told = struckBy(table, dice, table.speed);
  const added = told.find((fact) => fact.type === 'added');
  if (added === undefined) return undefined;
  return {
    city: added.city,
    throws: 1,
    soldiers: added.count,
    spills: told.flatMap((fact) => (fact.type === 'deployed' ? [fact.city] : [])),
    falls: told.find((fact) => fact.type === 'tipped')?.blacks,
    ends: told.find((fact) => fact.type === 'ended')?.ending,
  };
}
