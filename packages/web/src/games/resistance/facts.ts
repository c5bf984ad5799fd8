import type { Character, Fact, ModuleId, OpenModuleFact, WhisperedModuleFact } from '@reseau/games/resistance';

export type ModuleFact = OpenModuleFact | WhisperedModuleFact;
/** What one module tells. */
export type FactOf<M extends ModuleId> = Extract<ModuleFact, { readonly type: `${M}.${string}` }>;

/** What one module whispers. */
export type WhisperOf<M extends ModuleId> = Extract<WhisperedModuleFact, { readonly type: `${M}.${string}` }>;

type AnyModuleFact = Extract<Fact, { readonly type: `${ModuleId}.${string}` }>;
export type BaseFact = Exclude<Fact, AnyModuleFact>;
export type EndFact = Extract<BaseFact, { readonly type: 'ended' }>;

export const isBaseFact = (fact: Fact): fact is BaseFact => !fact.type.includes('.');

/** The rules keep the insides of module facts to themselves; here, once, they get their types back. */
export const moduleFact = (fact: Fact): ModuleFact | undefined =>
  isBaseFact(fact) ? undefined : (fact as unknown as ModuleFact);

/** All Characters, where these facts turn them up. */
export const charactersIn = (facts: readonly Fact[]): readonly Character[] | undefined =>
  facts.find((fact): fact is Extract<BaseFact, { readonly type: 'unmasked' }> => fact.type === 'unmasked')?.characters;
