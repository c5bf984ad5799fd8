import { allyIn, type Box, type City, capacityOf, placeOf, type Table } from '@reseau/games/project';
import { surnameOf } from './faces.ts';
import type { GameWords } from './i18n/en.ts';

/** A city's name in the reader's language. */
export const cityName = (city: City, { cities }: GameWords): string => cities[city - 1] ?? String(city);

export const numbered = (city: City, words: GameWords): string => words.city.named(city, cityName(city, words));

/** What is in a city, one thing an entry. */
export function contentsOf(table: Table, city: City, words: GameWords): readonly string[] {
  const { city: w, allies } = words;
  const [reds, blacks, used] = [table.reds[city] ?? 0, table.blacks[city] ?? 0, table.used[city] ?? 0];
  const token = table.tokens[city];
  const base = table.bases.find((one) => one.city === city);
  const of = capacityOf(table.box, city);
  const here = table.leaders.filter((leader) => leader.city === city);
  const marks = table.leaders.filter((leader) => leader.marks === city);
  return [
    ...(reds === 0 && blacks === 0 ? [w.free] : []),
    ...(reds > 0 ? [w.reds(reds)] : []),
    ...(blacks > 0 ? [w.blacks(blacks)] : []),
    ...(base === undefined ? [] : [base.destroyed ? w.destroyed : w.base]),
    ...(token === undefined
      ? []
      : [token === 'hidden' ? w.hidden : w.ally(allies[token], allyIn(table.box, token).reluctance)]),
    ...here.map((leader) => w.here(surnameOf(leader.character, words))),
    ...marks.map((leader) => w.marked(surnameOf(leader.character, words))),
    w.left(Math.max(0, of - used), of),
  ];
}

export const kindOf = (box: Box, city: City, { city: w, sizes, regions, phrase }: GameWords): string => {
  const { size, region, maritime } = placeOf(box, city);
  return phrase([w.kind(sizes[size], regions[region].name), ...(maritime === true ? [w.sea] : [])]);
};

/** All of it in a line: what a screen reader says of a city on the map. */
export const describeCity = (table: Table, city: City, words: GameWords): string =>
  words.phrase([numbered(city, words), kindOf(table.box, city, words), ...contentsOf(table, city, words)]);
