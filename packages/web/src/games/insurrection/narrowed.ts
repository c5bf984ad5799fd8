import type { Known as AnyKnown, Kind } from '@reseau/core';
import type { Fact, Known } from '@reseau/games/insurrection';
import type { Scene } from '../../session/game-client.ts';
import type { InsurrectionScene } from './scenes.ts';

// The room hands every game the same shapes; here, once, they get their types back.

export const knownIn = (known: AnyKnown<Kind>): Known => known as Known;
export const factsIn = (facts: readonly object[]): readonly Fact[] => facts as readonly Fact[];
export const sceneIn = (scene: Scene | undefined): InsurrectionScene | undefined =>
  scene as InsurrectionScene | undefined;
