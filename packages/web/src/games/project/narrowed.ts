import type { Known as AnyKnown, Kind } from '@reseau/core';
import type { Fact, Known, Move } from '@reseau/games/project';
import type { DeedView } from '@reseau/protocol';

// The room hands every game the same shapes; here, once, they get their types back.

export const knownIn = (known: AnyKnown<Kind>): Known => known as Known;
export const factsIn = (facts: readonly object[]): readonly Fact[] => facts as readonly Fact[];
export const movesIn = (deeds: readonly DeedView[]): readonly Move[] => deeds.map(({ move }) => move as Move);
