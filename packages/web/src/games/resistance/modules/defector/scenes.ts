import { BEATS } from '@reseau/games/resistance';
import { beatsOf } from '../../../beats.ts';
import type { FactOf } from '../../facts.ts';
import { type ModuleScene, type Staging, sayingFrom } from '../../module-scene.ts';
import { own } from './words.ts';

export interface LoyaltyScene extends ModuleScene {
  readonly kind: 'loyalty';
  readonly round: number;
  /** Absent for a card that stays face down: the Defectors read it on their own cards, and no stage tells it. */
  readonly switches: boolean | undefined;
}

const saying = sayingFrom(own);

export function loyaltyScenes(fact: FactOf<'defector'>, staging: Staging): readonly LoyaltyScene[] {
  if (fact.type === 'defector.turned') return [loyaltyScene(fact.round, fact.switches, staging)];
  return fact.type === 'defector.drawn' ? [loyaltyScene(fact.round, undefined, staging)] : [];
}

function loyaltyScene(round: number, switches: boolean | undefined, staging: Staging): LoyaltyScene {
  const how = switches === undefined ? 'hiddenHow' : switches ? 'switchHow' : 'stayHow';
  const beats = beatsOf(BEATS.loyalty, [
    { sound: 'hush' },
    { sound: 'card', ...saying(staging)(({ stage }) => stage[how]) },
  ]);
  return { module: 'defector', kind: 'loyalty', round, switches, beats };
}
