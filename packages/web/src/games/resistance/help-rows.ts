import { castOf, type Extra, type ModuleId } from '@reseau/games/resistance';
import { moduleById } from './catalogue.ts';
import { EMBLEMS, markOf } from './emblems.ts';
import type { Row } from './help-row.ts';
import type { GameWords } from './i18n/game-words.ts';
import { variantsIn } from './modules.ts';

/** What the help explains of a module with these of its choices. */
export const helpRows = (id: ModuleId, extras: readonly Extra[], words: GameWords): readonly Row[] => [
  ...castOf(id, extras).map((one) => ({ mark: EMBLEMS[one], character: one, ...words.characters[one] })),
  ...variantsIn(extras).map((one) => ({ mark: markOf(id), example: '', ...words.extras[one] })),
  ...(moduleById(id).help?.(words) ?? []),
];
