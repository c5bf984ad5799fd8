import type { Known as AnyKnown, Kind } from '@reseau/core';
import type { Fact, Known, Move } from '@reseau/games/insurrection';
import type { DeedView } from '@reseau/protocol';
import type { Scene } from '../../session/telling.ts';
import type { InsurrectionScene } from './scenes.ts';

// The room hands every game the same shapes; here, once, they get their types back.

export const knownIn = (known: AnyKnown<Kind>): Known => known as Known;
export const factsIn = (facts: readonly object[]): readonly Fact[] => facts as readonly Fact[];
export const movesIn = (deeds: readonly DeedView[]): readonly Move[] => deeds.map(({ move }) => move as Move);
export const sceneIn = (scene: Scene | undefined): InsurrectionScene | undefined =>
  scene as InsurrectionScene | undefined;
