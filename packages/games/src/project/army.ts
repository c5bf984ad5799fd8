import { again, goto, type Rng, type Step, stay } from '@reseau/core';
import type { Box } from './box.ts';
import { CITIES, type City, countAt } from './cities.ts';
import { roll } from './dice.ts';
import type { Ending, OpenFact } from './facts.ts';
import { capacityOf, neighboursOf, placeOf } from './island.ts';
import { type Setup, stepOf } from './options.ts';
import type { ProjectKind, Table } from './table.ts';
import type { Dice, Where, Which } from './vocabulary.ts';

const ended = (ending: Ending): OpenFact => ({ type: 'ended', to: 'all', ending });

/** As many actions as the busiest leader took. */
export const armyActions = ({ leaders }: Table): number => Math.max(...leaders.map(({ actions }) => actions));

/** At the speed of this moment. */
export const armyBegins: Step<ProjectKind> = {
  id: 'armyBegins',
  decide: ({ table }) => {
    if (table.givesUp.every(Boolean)) return [ended('gaveUp')];
    return [{ type: 'armyBegan', to: 'all', actions: armyActions(table), speed: table.speed }];
  },
};

/** One action after the other, until none is left or the island is lost. */
export const armyActs: Step<ProjectKind> = {
  id: 'armyActs',
  decide: ({ table }, _moves, rng) => {
    if (table.army === undefined || table.army.left === 0) return [];
    const told = table.skips > 0 ? [SKIPPED] : advance(table, table.army.speed, rng);
    return table.army.left > 1 ? [...told, again] : told;
  },
};

const SKIPPED: OpenFact = { type: 'skipped', to: 'all' };

function advance(table: Table, speed: number, rng: Rng): readonly OpenFact[] {
  const [known] = table.foreseen;
  const dice = known ?? roll(rng);
  return [{ type: 'rolled', to: 'all', dice, foreseen: known !== undefined }, ...struckBy(table, dice, speed)];
}

/** What these dice do to the island as it stands. */
export function struckBy(table: Table, dice: Dice, speed: number): readonly OpenFact[] {
  const found = activatedBy(table, dice);
  if (found === undefined) return [{ type: 'spared', to: 'all', why: 'noCity' }];
  const { city } = found;
  const activated: OpenFact = { type: 'activated', to: 'all', ...found };
  if (isShielded(table, city)) return [activated, { type: 'spared', to: 'all', why: 'shielded', city }];
  return [activated, ...invaded(table, city, speed)];
}

interface Activated {
  readonly city: City;
  /** Whether the other state was tried, because no city fitted. */
  readonly turned: boolean;
}

/** The city that the dice name. A city that has tipped is neither held nor free. */
export function activatedBy(table: Table, { where, which }: Dice): Activated | undefined {
  const { held, highest } = LOOKS[which];
  const city = firstOf(table, where, held, highest);
  if (city !== undefined) return { city, turned: false };
  const other = firstOf(table, where, !held, highest);
  return other === undefined ? undefined : { city: other, turned: true };
}

const LOOKS: Readonly<Record<Which, { readonly held: boolean; readonly highest: boolean }>> = {
  freeHighest: { held: false, highest: true },
  heldHighest: { held: true, highest: true },
  heldLowest: { held: true, highest: false },
};

const UPWARDS = CITIES;
const DOWNWARDS = CITIES.toReversed();

function firstOf({ box, reds, blacks }: Table, where: Where, held: boolean, highest: boolean): City | undefined {
  for (const city of highest ? DOWNWARDS : UPWARDS) {
    const { size, region } = placeOf(box, city);
    if ((size === where || region === where) && blacks[city] === 0 && countAt(reds, city) > 0 === held) return city;
  }
  return undefined;
}

/** Where a leader keeps soldiers away: in the leader's city and its neighbours. */
export const isShielded = ({ box, leaders }: Table, city: City): boolean =>
  leaders.some(
    (leader) =>
      leader.talent.ability.shields && (leader.city === city || neighboursOf(box, leader.city).includes(city)),
  );

/** Soldiers come; those too many go on to the neighbours, the highest number first; if nobody has room, the city tips. */
function invaded(table: Table, city: City, speed: number): readonly OpenFact[] {
  const { box, reds, blacks, redPool, blackPool } = table;
  const count = Math.min(speed, redPool);
  const told: OpenFact[] = [{ type: 'added', to: 'all', city, count }];
  if (count === redPool) return [...told, ended('islandFull')];
  let surplus = countAt(reds, city) + count - capacityOf(box, city);
  for (const next of neighboursOf(box, city)) {
    if (surplus <= 0) return told;
    if (blacks[next] !== 0 || isShielded(table, next)) continue;
    const room = Math.min(surplus, capacityOf(box, next) - countAt(reds, next));
    if (room <= 0) continue;
    told.push({ type: 'deployed', to: 'all', from: city, city: next, count: room });
    surplus -= room;
  }
  if (surplus <= 0) return told;
  const hardened = Math.min(capacityOf(box, city), blackPool);
  told.push({ type: 'tipped', to: 'all', city, blacks: hardened, surplus });
  return hardened === blackPool ? [...told, ended('islandLost')] : told;
}

/** Victory is looked for only here; then a new turn begins. */
export function turnEnds(setup: Setup, box: Box): Step<ProjectKind> {
  const { difficulty, clock, lastTurn } = setup;
  const { bases } = box.difficulties[difficulty];
  const actionsPerStep = stepOf(setup, box);
  return {
    id: 'turnEnds',
    decide: ({ table }) => {
      const { turn, speed, marched, army, givesUp } = table;
      if (table.bases.filter(({ destroyed }) => destroyed).length >= bases) return [ended('won'), stay];
      if (lastTurn !== undefined && turn >= lastTurn) return [ended('lastTurn'), stay];
      const turned: OpenFact = { type: 'turned', to: 'all', turn: turn + 1, ...(givesUp.some(Boolean) && { givesUp }) };
      const stepsAt = (actions: number): number => Math.floor(actions / actionsPerStep);
      const steps = clock === 'actions' ? stepsAt(marched) - stepsAt(marched - (army?.actions ?? 0)) : 0;
      return steps > 0
        ? [turned, { type: 'sped', to: 'all', speed: speed + steps }, goto('players')]
        : [turned, goto('players')];
    },
  };
}
