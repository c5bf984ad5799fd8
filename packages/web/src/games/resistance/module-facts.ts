import type { resistance } from '@reseau/games';

export type ModuleFact = resistance.OpenModuleFact | resistance.WhisperedModuleFact;

type AnyModuleFact = Extract<resistance.Fact, { readonly type: `${resistance.ModuleId}.${string}` }>;
export type BaseFact = Exclude<resistance.Fact, AnyModuleFact>;

export const isBaseFact = (fact: resistance.Fact): fact is BaseFact => !fact.type.includes('.');

/** The rules keep the insides of module facts to themselves; here, once, they get their types back. */
export const moduleFact = (fact: resistance.Fact): ModuleFact | undefined =>
  isBaseFact(fact) ? undefined : (fact as unknown as ModuleFact);

/** All Characters, where these facts turn them up. */
export const charactersIn = (facts: readonly resistance.Fact[]): readonly resistance.Character[] | undefined =>
  facts.find((fact): fact is Extract<BaseFact, { readonly type: 'unmasked' }> => fact.type === 'unmasked')?.characters;
