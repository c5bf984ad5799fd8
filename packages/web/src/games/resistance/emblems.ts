import { type Card, type Character, MODULE_IDS, type ModuleId } from '@reseau/games/resistance';
import type { Picture } from '../../ui/print/index.ts';
import type { MarkName } from './art/marks.ts';
import type { Ink } from './art/module-art.ts';
import { resistance, spy } from './art/portraits.ts';
import { ART } from './catalogue.art.ts';

type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;
type Part<K extends string> = All<
  { readonly [I in ModuleId]: (typeof ART)[I] extends Readonly<Record<K, infer P>> ? P : never }[ModuleId]
>;

/** What all modules together add to one part of the art. */
const part = <K extends 'emblems' | 'inks' | 'portraits'>(key: K): Part<K> =>
  Object.assign({}, ...MODULE_IDS.map((id) => (ART[id] as Partial<Record<K, object>>)[key])) as Part<K>;

/** The sign on each character's card. */
export const EMBLEMS: Readonly<Record<Character, MarkName>> = {
  resistance: 'resistance',
  spy: 'spy',
  ...part('emblems'),
};

/** The picture of each character, for where there is room for it. */
export const PORTRAITS: Readonly<Record<Character, Picture>> = { resistance, spy, ...part('portraits') };

export const CARD_INKS: Readonly<Record<Card, Ink>> = { success: 'blue', fail: 'red', ...part('inks') };

/** The sign of each module, where its name alone would be one of many. */
export const markOf = (id: ModuleId): MarkName => ART[id].mark;
