import { ENDINGS, handOf } from '@reseau/games/insurrection';
import type { Chart, Past } from '../../../session/look-back.ts';
import { seatAt } from '../../seat-at.ts';
import { knownIn } from '../narrowed.ts';
import { rulesFor, running } from '../view.ts';
import { lookBackWords } from './words.ts';

/** The worth of every hand under both endings, by the rules' own scoring. */
export function charts({ moments, names, namesAt, options }: Past): readonly Chart[] {
  const w = lookBackWords.words.worth;
  const worth = moments.map(({ all }) => {
    const known = knownIn(all);
    const { table } = known;
    const { cards: set } = rulesFor(table.seats, options).game;
    return names.map((_, index) => running({ known, table, set }, seatAt(index), handOf(known, seatAt(index))));
  });
  return ENDINGS.map((ending) => ({
    title: w[ending],
    how: w.how,
    series: names.map((name, seat) => ({ name, values: worth.map((hands) => hands[seat]?.[ending] ?? 0) })),
    say: w.points,
    turns: leadsIn(worth.map((hands) => hands.map((hand) => hand[ending]))).map(({ at, seat }) => ({
      at,
      says: w.leads(namesAt(at)[seat] ?? ''),
    })),
  }));
}

/** Where somebody other than before has the most, alone. */
function leadsIn(worth: readonly (readonly number[])[]): readonly { readonly at: number; readonly seat: number }[] {
  let leader: number | undefined;
  return worth.flatMap((points, at) => {
    const most = Math.max(...points);
    const first = points.indexOf(most);
    if (points.lastIndexOf(most) !== first || first === leader) return [];
    const isFirst = leader === undefined;
    leader = first;
    return isFirst ? [] : [{ at, seat: first }];
  });
}
