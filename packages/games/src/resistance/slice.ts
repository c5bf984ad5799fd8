import type { ModuleId } from './module-ids.ts';

interface TypedFact {
  readonly type: string;
}

/** Handlers by type of fact: what each changes in a module's own slice. */
type Handlers<State, F extends TypedFact> = {
  readonly [T in F['type']]?: (state: State, fact: Extract<F, { readonly type: T }>) => State;
};

/** A module's own part of what is known. Only the module reads it. */
export interface Slice<State, F extends TypedFact> {
  readonly id: ModuleId;
  readonly empty: State;
  readonly handlers: Handlers<State, F>;
  of(holder: { readonly slices: Slices }): State;
}

export type Slices = Readonly<Partial<Record<ModuleId, unknown>>>;

export function slice<State, F extends TypedFact>(
  id: ModuleId,
  empty: State,
  handlers: Handlers<State, F>,
): Slice<State, F> {
  return { id, empty, handlers, of: ({ slices }) => (slices[id] as State | undefined) ?? empty };
}

/** Any module's slice, for code that only folds it. */
export interface AnySlice {
  readonly id: ModuleId;
  readonly empty: unknown;
  readonly handlers: object;
}

export type FoldSlices = (before: Slices, told: readonly TypedFact[]) => Slices;

/** Folds facts into the slices that listen for them; a type of fact that no slice listens for costs one lookup. */
export function folder(slices: readonly AnySlice[]): FoldSlices {
  const listeners = new Map<string, readonly AnySlice[]>();
  for (const one of slices) {
    for (const type of Object.keys(one.handlers)) listeners.set(type, [...(listeners.get(type) ?? []), one]);
  }
  if (listeners.size === 0) return (before) => before;
  return (before, told) => {
    let after: Partial<Record<ModuleId, unknown>> | undefined;
    for (const fact of told) {
      for (const { id, empty, handlers } of listeners.get(fact.type) ?? []) {
        after ??= { ...before };
        const handle = handlers[fact.type as keyof typeof handlers] as (state: unknown, fact: TypedFact) => unknown;
        after[id] = handle(after[id] ?? empty, fact);
      }
    }
    return after ?? before;
  };
}
