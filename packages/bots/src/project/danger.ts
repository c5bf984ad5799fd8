import { project } from '@reseau/games';

const { activatedBy, CITIES, capacityOf, neighboursOf, WHERES, WHICHES } = project;
type City = project.City;
type Table = project.Table;

/** With each free place around it, a city that the dice may name is so much less likely to tip. */
const EASED = 0.6;

/** By city: how much less hardens, about, in one action of the army, if one red soldier is taken away there. */
export function relief(table: Table): readonly number[] {
  const { reds, blacks, speed } = table;
  const eased: number[] = Array.from({ length: CITIES.length + 1 }, () => 0);
  for (const where of WHERES) {
    for (const which of WHICHES) {
      const city = activatedBy(table, { where, which })?.city;
      if (city === undefined) continue;
      const near = neighboursOf(city);
      let room = capacityOf(city) - (reds[city] as number);
      for (const next of near) if (blacks[next] === 0) room += capacityOf(next) - (reds[next] as number);
      const likely = (capacityOf(city) / 18) * EASED ** (room / speed);
      const drop = likely * (1 - EASED ** (1 / speed));
      eased[city] = (eased[city] as number) + drop;
      for (const next of near as readonly City[]) eased[next] = (eased[next] as number) + drop;
    }
  }
  return eased;
}
