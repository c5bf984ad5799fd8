import type { Seat } from '@reseau/core';
import { BEATS, type Character } from '@reseau/games/resistance';
import { sentences } from '../../../../words/sentences.ts';
import { beatsOf } from '../../../beats.ts';
import { charactersIn, type FactOf } from '../../facts.ts';
import { type ModuleScene, type Staging, sayingFrom } from '../../module-scene.ts';
import { type StepOutScene, stepOutScene } from '../../step-out-scene.ts';
import { own } from './words.ts';

export interface StrikeScene extends ModuleScene {
  readonly kind: 'strike';
  readonly seat: Seat;
  readonly named: Seat;
  readonly hit: boolean;
  /** The card of whoever was struck, which lies open now. */
  readonly character: Character;
}

const saying = sayingFrom(own);

export function assassinScenes(fact: FactOf<'assassin'>, staging: Staging): readonly (StepOutScene | StrikeScene)[] {
  if (fact.type === 'assassin.named') return strikeScenes(fact, staging);
  const { seat } = fact;
  const say = saying(staging)(({ told, stage }, name) => sentences(told.steppedOut(name(seat)), stage.stepOut.how));
  return [stepOutScene('assassin', { seat, character: 'assassin' }, say)];
}

function strikeScenes(
  { seat, named }: Extract<FactOf<'assassin'>, { readonly type: 'assassin.named' }>,
  staging: Staging,
): readonly StrikeScene[] {
  const character = charactersIn(staging.later)?.[named];
  if (character === undefined) return [];
  const hit = character === 'commander';
  const say = saying(staging);
  const beats = beatsOf(BEATS.strike, [
    { sound: 'hush', ...say(({ told }, name) => told.named(name(seat), name(named))) },
    { sound: 'stamp' },
    {
      sound: hit ? 'bad' : 'good',
      ...say(({ stage, told }, name) => (hit ? stage.strike.hitHow : told.missed)(name(named))),
    },
  ]);
  return [{ module: 'assassin', kind: 'strike', seat, named, hit, character, beats }];
}
