import type { Seat } from '@reseau/core';
import { BEATS, type Character, type ModuleId } from '@reseau/games/resistance';
import type { Beat } from '../../session/telling.ts';
import { beatsOf } from '../beats.ts';
import type { ModuleScene } from './module-scene.ts';

/** Somebody who hid until now lays the Character card open. */
export interface StepOutScene extends ModuleScene {
  readonly kind: 'stepOut';
  readonly seat: Seat;
  readonly character: Character;
}

export const stepOutScene = (
  module: ModuleId,
  out: Pick<StepOutScene, 'seat' | 'character'>,
  say: Required<Pick<Beat, 'say'>>,
): StepOutScene => ({
  ...out,
  module,
  kind: 'stepOut',
  beats: beatsOf(BEATS.stepOut, [{ sound: 'hush' }, { sound: 'card', ...say }]),
});
