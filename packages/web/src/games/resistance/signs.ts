import { keysOf } from '../keys-of.ts';
import { ART } from './catalogue.art.ts';

/** Signs that the base or several modules use, named by what they show, one path each; overlaps are holes. */
const SHARED = {
  eye: 'M2 32q13-20 30-20t30 20Q49 52 32 52T2 32zM32 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM32 27a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  arrows: 'M8 14h32V5l18 14-18 14v-9H8zM56 42H24v-9L6 47l18 14v-9h32z',
  shield: 'M32 3l24 8v18c0 15-10 26-24 32C18 55 8 44 8 29V11zM32 11L15 17v12c0 11 7 19 17 24z',
  blindfold: 'M2 24h60v14H2zM8 42h11l-4 13H6zM45 42h11l2 13h-9zM18 14q14-9 28 0l-2 6H20z',
  sheet: 'M12 3h40v58H12zM18 9v46h28V9zM24 18h16v5H24zM24 28h16v5H24zM24 38h10v5H24z',
} as const;

type SignsIn<A> = A extends { readonly signs: infer S } ? keyof S & string : never;
/** Every sign that is drawn by one path. */
export type SignName = keyof typeof SHARED | SignsIn<(typeof ART)[keyof typeof ART]>;

export const SIGNS: Readonly<Record<SignName, string>> = Object.assign(
  {},
  SHARED,
  ...Object.values(ART).map((art) => ('signs' in art ? art.signs : {})),
);
export const SIGN_NAMES = keysOf(SIGNS);
