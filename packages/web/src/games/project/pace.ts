import { type Clock, LEFT_OUT } from '@reseau/games/project';
import { boxIn, leadersOf, type Wish } from './choosing.ts';
import type { GameWords } from './i18n/en.ts';

/** What speeds up the invasion, and after how much of it. */
export interface Pace {
  readonly clock: Clock;
  readonly minutes: number;
  readonly actions: number;
  /** As many actions of the army as this difficulty has for so many characters. */
  readonly usual: number;
}

export function paceOf(wish: Wish, seats: number): Pace {
  const level = boxIn(wish).difficulties[wish.difficulty ?? LEFT_OUT.difficulty];
  const usual = level.actionsPerStep[leadersOf(wish, seats) - 1] ?? 0;
  return {
    clock: wish.clock ?? LEFT_OUT.clock,
    minutes: wish.minutesPerStep ?? level.minutesPerStep,
    actions: wish.actionsPerStep ?? usual,
    usual,
  };
}

/** In a line; nothing where it never speeds up. */
export function sayPace({ clock, minutes, actions }: Pace, { options: w }: GameWords): string | undefined {
  switch (clock) {
    case 'wall':
      return w.pace.wall(minutes);
    case 'actions':
      return w.pace.actions(actions);
    case 'off':
      return undefined;
  }
}
