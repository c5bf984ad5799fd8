import { resistance } from '@reseau/games';
import type { MarkName } from './art/marks.ts';
import type { GameWords } from './i18n/en.ts';
import { rulesAt, type View } from './view.ts';

interface Said {
  readonly head: string;
  readonly reason: string;
  /** How it ended for whoever reads it. */
  readonly own: string;
}

const SIGNS: Partial<Record<resistance.Ending, MarkName>> = {
  rogue: 'rogue',
  assassination: 'assassin',
  accusation: 'hunter',
};

/** The sign on the poster: of whoever decided it, or of the side. */
export const signOf = ({ winner, ending }: NonNullable<resistance.Table['ended']>): MarkName => SIGNS[ending] ?? winner;

/** How the match ended, in words. */
export function endingOf(view: View, { end }: GameWords): Said {
  const { table, me, sight } = view;
  const { ended } = table;
  if (ended === undefined) return { head: '', reason: '', own: '' };
  const degree = me === undefined ? undefined : rulesAt(view).outcome(table)?.degrees[me];
  return {
    head: ended.alone === undefined ? end[ended.winner] : end.alone(sight.names[ended.alone] ?? ''),
    reason: end.reasons[ended.winner][ended.ending],
    own: degree === undefined ? '' : end[degree],
  };
}

/** The side a seat ended on: for most, the printed one. */
export function finalSides(view: View): readonly resistance.Side[] {
  const { characters, ended } = view.table;
  const degrees = rulesAt(view).outcome(view.table)?.degrees ?? [];
  return characters.map((character, seat) => {
    const printed = resistance.sideOf(character);
    const isDefector = character === 'resistanceDefector' || character === 'spyDefector';
    if (!isDefector || ended === undefined || ended.alone !== undefined) return printed;
    return degrees[seat] === 'lost' ? (ended.winner === 'spy' ? 'resistance' : 'spy') : ended.winner;
  });
}

/** What a Rogue got out of it, seat by seat; nothing to say of the others. */
export function ownWords(view: View, { stage }: GameWords): readonly (string | undefined)[] {
  const { characters, ended } = view.table;
  const degrees = rulesAt(view).outcome(view.table)?.degrees ?? [];
  return characters.map((_, seat) => {
    if (ended?.alone === seat) return stage.rogue.alone;
    return degrees[seat] === 'part' ? stage.rogue.part : undefined;
  });
}
