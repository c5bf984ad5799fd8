import type { Seat } from '@reseau/core';
import { BEATS, type Character } from '@reseau/games/resistance';
import { beatsOf } from '../../../beats.ts';
import { seatAt } from '../../../seat-at.ts';
import { charactersIn, type EndFact } from '../../facts.ts';
import { type ModuleScene, type Staging, sayingFrom } from '../../module-scene.ts';
import { own } from './words.ts';

export interface RogueScene extends ModuleScene {
  readonly kind: 'rogue';
  readonly seat: Seat;
  readonly character: 'resistanceRogue' | 'spyRogue';
  readonly alone: boolean;
}

const saying = sayingFrom(own);

const isRogue = (character: Character): character is RogueScene['character'] =>
  character === 'resistanceRogue' || character === 'spyRogue';

/** A Rogue takes it all; or has won with the others, which is only half of it. */
export function rogueScenes({ alone }: EndFact, staging: Staging): readonly RogueScene[] {
  const characters = charactersIn(staging.later) ?? [];
  return characters.flatMap((character, index) => {
    const seat = seatAt(index);
    if (!isRogue(character) || staging.degrees()[seat] === 'lost') return [];
    return [rogueScene({ seat, character, alone: alone !== undefined }, staging)];
  });
}

function rogueScene(shown: Pick<RogueScene, 'seat' | 'character' | 'alone'>, staging: Staging): RogueScene {
  const { seat, alone } = shown;
  const say = saying(staging);
  const beats = beatsOf(BEATS.rogue, [
    { sound: 'hush' },
    { sound: 'card' },
    {
      sound: alone ? 'bad' : 'stamp',
      ...say(({ stage }, name) => stage[alone ? 'aloneHow' : 'partHow'](name(seat))),
    },
  ]);
  return { module: 'rogue', kind: 'rogue', ...shown, beats };
}
