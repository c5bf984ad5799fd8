import type { Ending, Side, Table } from '@reseau/games/resistance';
import { sentences } from '../../words/sentences.ts';
import type { MarkName } from './art/marks.ts';
import { MODULE_LIST } from './catalogue.ts';
import type { Teller } from './client-module.ts';
import type { GameWords } from './i18n/game-words.ts';
import { nameOf } from './log-line.ts';
import { rulesAt, type View } from './view.ts';

interface Said {
  readonly head: string;
  readonly reason: string;
  /** How it ended for whoever reads it. */
  readonly own: string;
}

type Ended = NonNullable<Table['ended']>;

const ENDS = MODULE_LIST.flatMap(({ ends }) => ends ?? []);
const endBy = (ending: Ending) => ENDS.find(({ by }) => by?.[ending] !== undefined)?.by?.[ending];

/** The sign on the poster: of whoever decided it, or of the side. */
export const signOf = ({ winner, ending }: Ended): MarkName => endBy(ending)?.mark ?? winner;

/** How the match ended, in words. */
export function endingOf(view: View, words: GameWords): Said {
  const { table, me, sight } = view;
  const { end } = words;
  const { ended } = table;
  if (ended === undefined) return { head: '', reason: '', own: '' };
  const degree = me === undefined ? undefined : rulesAt(view).outcome(table)?.degrees[me];
  return {
    head: ended.alone === undefined ? end[ended.winner] : end.alone(sight.names[ended.alone] ?? ''),
    reason: reasonOf(view, ended, words),
    own: degree === undefined ? '' : end[degree],
  };
}

/** What decided it; where somebody was named at the end, who, and what they were. */
function reasonOf({ table, sight }: View, { winner, ending }: Ended, words: GameWords): string {
  const { reasons } = words.end;
  const teller: Teller = { table, words, name: (seat) => nameOf(sight.names, seat) };
  const decided = endBy(ending);
  if (decided !== undefined) return decided.reason(winner, teller);
  if (ending === 'rejections') return reasons.rejections;
  if (ending !== 'missions') throw new Error(`ending: nobody says why it ended by ${ending}`);
  return sentences(reasons.missions[winner], ...ENDS.flatMap(({ besides }) => besides?.(teller) ?? []));
}

/** The side a seat ended on: for most, the printed one. */
export const finalSides = (view: View): readonly Side[] => rulesAt(view).sides(view.table);

/** What a seat got out of it besides its side's victory, or short of it; nothing to say of the others. */
export function ownWords(view: View, words: GameWords): readonly (string | undefined)[] {
  const { characters, ended } = view.table;
  const degrees = rulesAt(view).outcome(view.table)?.degrees ?? [];
  const prize = (degree: 'alone' | 'part') => ENDS.flatMap((ends) => ends.prize?.(degree, words) ?? [])[0];
  return characters.map((_, seat) => {
    if (ended?.alone === seat) return prize('alone');
    return degrees[seat] === 'part' ? prize('part') : undefined;
  });
}
