import type { Known as AnyKnown, Kind } from '@reseau/core';
import { EXTRAS, type Fact, type Known, MODULE_IDS, type Move, type Setup } from '@reseau/games/resistance';
import type { DeedView } from '@reseau/protocol';
import type { Sight } from '../../session/game-client.ts';

// The room hands every game the same shapes; here, once, they get their types back.

export const knownIn = (known: AnyKnown<Kind>): Known => known as Known;
export const factsIn = (facts: readonly object[]): readonly Fact[] => facts as readonly Fact[];
export const deedsIn = (deeds: readonly DeedView[]) => deeds as readonly (DeedView & { readonly move: Move })[];
export const moveIn = ({ mine }: Pick<Sight, 'mine'>): Move | undefined => mine as Move | undefined;

const SETUPS = new WeakMap<object, Setup>();

const listIn = (options: object, name: string): readonly unknown[] => {
  const list: unknown = Reflect.get(options, name);
  return Array.isArray(list) ? list : [];
};

/** The same for the same options: the rules are put together once for each. */
export function setupIn(options: object): Setup {
  const known = SETUPS.get(options);
  if (known !== undefined) return known;
  const [modules, extras] = [listIn(options, 'modules'), listIn(options, 'extras')];
  const setup = {
    modules: MODULE_IDS.filter((id) => modules.includes(id)),
    extras: EXTRAS.filter((id) => extras.includes(id)),
  };
  SETUPS.set(options, setup);
  return setup;
}
