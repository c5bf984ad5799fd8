import type { Seat } from '@reseau/core';
import { BEATS, type ModuleId } from '@reseau/games/resistance';
import type { Beat } from '../../session/telling.ts';
import { beatsOf } from '../beats.ts';
import type { ModuleScene } from './module-scene.ts';

/** Somebody learns a side. That it happens is seen by all, what was seen by none. */
export interface LookScene extends ModuleScene {
  readonly kind: 'look';
  readonly seat: Seat;
  readonly at: Seat;
}

export const lookScene = <S extends Pick<LookScene, 'seat' | 'at'>>(
  module: ModuleId,
  seen: S,
  say: Required<Pick<Beat, 'say'>>,
): S & LookScene => ({
  ...seen,
  module,
  kind: 'look',
  beats: beatsOf(BEATS.look, [{ sound: 'hush' }, { sound: 'card', ...say }]),
});
