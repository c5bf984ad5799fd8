import type { City, Fact, Table } from '@reseau/games/project';
import type { Chart, Past } from '../../../session/look-back.ts';
import { cityName } from '../cities.ts';
import { factsIn, knownIn } from '../narrowed.ts';
import { game } from '../words.ts';
import { lookBackWords } from './words.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Soldiers, bases and the speed of the invasion over the match. */
export function charts({ moments }: Past): readonly Chart[] {
  const w = lookBackWords.words;
  const city = (where: City) => cityName(where, game.words);
  const tables = moments.map(({ all }) => knownIn(all).table);
  const curve = (name: string, value: (table: Table) => number) => ({ name, values: tables.map(value) });
  const turns = (says: (fact: Fact) => string | undefined) =>
    moments.flatMap(({ facts }, at) =>
      factsIn(facts).flatMap((fact) => {
        const said = says(fact);
        return said === undefined ? [] : [{ at, says: said }];
      }),
    );
  const { soldiers, progress, speed } = w;
  return [
    {
      ...soldiers,
      series: [curve(soldiers.reds, ({ reds }) => sum(reds)), curve(soldiers.blacks, ({ blacks }) => sum(blacks))],
      turns: turns((fact) => (fact.type === 'tipped' ? soldiers.falls(city(fact.city)) : undefined)),
    },
    {
      ...progress,
      series: [
        curve(progress.found, ({ bases }) => bases.length),
        curve(progress.destroyed, ({ bases }) => bases.filter(({ destroyed }) => destroyed).length),
      ],
      turns: turns((fact) => {
        if (fact.type === 'located') return progress.located(city(fact.city));
        return fact.type === 'sabotaged' ? progress.sabotaged(city(fact.city)) : undefined;
      }),
    },
    {
      ...speed,
      series: [curve(speed.name, (table) => table.speed)],
      turns: turns((fact) => (fact.type === 'sped' ? speed.sped(fact.speed) : undefined)),
    },
  ];
}
