import type { ModuleId } from '@reseau/games/resistance';
import type { GameWords } from './game-words.ts';
import type { ModuleWords } from './module-words.ts';

/** A module's own words, all of them. Only the module looks at them so. */
export const ownWords =
  <W extends ModuleWords>(id: ModuleId) =>
  ({ modules }: Pick<GameWords, 'modules'>): W =>
    modules[id] as W;
