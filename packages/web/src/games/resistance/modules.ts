import { castOf, EXTRAS, type Extra, type ModuleId, moduleOf } from '@reseau/games/resistance';
import { keysOf } from '../keys-of.ts';
import { MODULES } from './catalogue.ts';

/** The modules that a lobby offers, in the order of the catalogue. */
export const OFFERED = keysOf(MODULES);

/** What can be chosen within a module. */
export const choicesIn = (module: ModuleId): readonly Extra[] => EXTRAS.filter((extra) => moduleOf(extra) === module);

/** Choices that add a rule, and no character. */
export const variantsIn = (extras: readonly Extra[]): readonly Extra[] =>
  extras.filter((extra) => {
    const module = moduleOf(extra);
    return castOf(module, [extra]).length === castOf(module, []).length;
  });
