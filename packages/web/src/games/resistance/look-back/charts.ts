import { isFail, sideOf } from '@reseau/games/resistance';
import type { Chart, Past } from '../../../session/look-back.ts';
import { language } from '../../../words/catalogue.svelte.ts';
import { factsIn, knownIn, setupIn } from '../narrowed.ts';
import { rulesFor } from '../view.ts';
import { beliefs } from './belief.ts';
import { lookBackWords } from './words.ts';

/** A change of belief that is worth a mark, and how many of them. */
const TURN = 0.15;
const MOST_TURNS = 6;

const percent = (share: number): string => new Intl.NumberFormat(language.current, { style: 'percent' }).format(share);

/** The belief over the spies as a curve for each seat. */
export function charts({ moments, names, namesAt, options }: Past): readonly Chart[] {
  const w = lookBackWords.words.belief;
  const setup = setupIn(options);
  const { game } = rulesFor(names.length, options);
  const observed = moments.map(({ all, facts }) => ({ table: knownIn(all).table, facts: factsIn(facts) }));
  const spies = game.deck.filter((character) => sideOf(character) === 'spy').length;
  const believed = beliefs(observed, { seats: names.length, spies, hasModules: setup.modules.length > 0 });
  const changes = believed.slice(1).map((now, index) => {
    const before = believed[index] ?? now;
    const by = now.map((share, seat) => Math.abs(share - (before[seat] ?? share)));
    const seat = by.indexOf(Math.max(...by));
    return { at: index + 1, seat, size: by[seat] ?? 0, from: before[seat] ?? 0, to: now[seat] ?? 0 };
  });
  const turns = changes
    .filter(({ size }) => size >= TURN)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.at - b.at);
  return [
    {
      title: w.title,
      how: w.how,
      series: names.map((name, seat) => ({ name, values: believed.map((shares) => shares[seat] ?? 0) })),
      say: percent,
      turns: turns.map(({ at, seat, from, to }) => ({
        at,
        says: w.turn(causeOf(at), namesAt(at)[seat] ?? '', from, to),
      })),
    },
  ];

  function causeOf(at: number): string {
    for (const fact of observed[at]?.facts ?? []) {
      if (fact.type === 'revealed') return w.mission(fact.mission, fact.cards.filter(isFail).length);
    }
    return w.vote;
  }
}
