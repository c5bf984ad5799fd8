import type { Insertion, Step } from '@reseau/core';
import type { Character } from './characters.ts';
import type { Mission } from './data/tables.ts';
import type { ResistanceKind, Table } from './known.ts';

export const MODULE_IDS = ['targeting', 'blindSpies'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** Every value a module may bend: pure, narrow, folded in the order of the catalogue. */
export interface Bends {
  /** Missions the leader may choose from. */
  missions(open: readonly Mission[], table: Table): readonly Mission[];
  /** Whether one character is shown the side of another before the first round. */
  recognises(yes: boolean, who: Character, whom: Character): boolean;
}

/** What a module adds to the base: nothing in the base asks whether it is there. */
export interface Module {
  readonly id: ModuleId;
  readonly bends?: Partial<Bends>;
  readonly steps?: readonly Insertion<ResistanceKind>[];
  readonly nested?: readonly Step<ResistanceKind>[];
}

/** The bends of all modules in play as one. */
export const bend = (modules: readonly Module[]): Bends => ({
  missions: (open, table) =>
    modules.reduce((missions, { bends }) => bends?.missions?.(missions, table) ?? missions, open),
  recognises: (yes, who, whom) =>
    modules.reduce((sees, { bends }) => bends?.recognises?.(sees, who, whom) ?? sees, yes),
});
