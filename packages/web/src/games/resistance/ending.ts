import type { Seat } from '@reseau/core';
import type { Ending, Side, Table } from '@reseau/games/resistance';
import { sentences } from '../../i18n/sentences.ts';
import type { MarkName } from './art/marks.ts';
import { cornersOf } from './corners.ts';
import type { GameWords } from './i18n/en.ts';
import { nameOf } from './log-modules.ts';
import { rulesAt, type View } from './view.ts';

interface Said {
  readonly head: string;
  readonly reason: string;
  /** How it ended for whoever reads it. */
  readonly own: string;
}

const SIGNS: Partial<Record<Ending, MarkName>> = {
  rogue: 'rogue',
  assassination: 'assassin',
  accusation: 'hunter',
};

/** The sign on the poster: of whoever decided it, or of the side. */
export const signOf = ({ winner, ending }: NonNullable<Table['ended']>): MarkName => SIGNS[ending] ?? winner;

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

type Ended = NonNullable<Table['ended']>;

/** What decided it; where somebody was named at the end, who, and what they were. */
function reasonOf({ table, sight }: View, { winner, ending }: Ended, { end, characters }: GameWords): string {
  const { reasons } = end;
  const name = (seat: Seat | undefined) => (seat === undefined ? '' : nameOf(sight.names, seat));
  const { assassin, hunter } = cornersOf(table);
  const accused = hunter?.accusations.findLast(({ right }) => right);
  switch (ending) {
    case 'rejections':
      return reasons.rejections;
    case 'rogue':
      return reasons.rogue[winner];
    case 'assassination':
      return reasons.struck(name(assassin?.seat), name(assassin?.named));
    case 'accusation': {
      const caught = accused === undefined ? undefined : table.characters[accused.named];
      return caught === undefined
        ? ''
        : reasons.accused(name(accused?.seat), name(accused?.named), characters[caught].name);
    }
    case 'missions':
      return assassin?.named === undefined
        ? reasons.missions[winner]
        : sentences(reasons.missions[winner], reasons.missed(name(assassin.seat), name(assassin.named)));
  }
}

/** The side a seat ended on: for most, the printed one. */
export const finalSides = (view: View): readonly Side[] => rulesAt(view).sides(view.table);

/** What a Rogue got out of it, seat by seat; nothing to say of the others. */
export function ownWords(view: View, { stage }: GameWords): readonly (string | undefined)[] {
  const { characters, ended } = view.table;
  const degrees = rulesAt(view).outcome(view.table)?.degrees ?? [];
  return characters.map((_, seat) => {
    if (ended?.alone === seat) return stage.rogue.alone;
    return degrees[seat] === 'part' ? stage.rogue.part : undefined;
  });
}
