import type { Seat } from '@reseau/core';
import { BEATS, type Character, type Mission, type Side } from '@reseau/games/resistance';
import { sentences } from '../../../../words/sentences.ts';
import { beatsOf } from '../../../beats.ts';
import { charactersIn, type FactOf } from '../../facts.ts';
import { type ModuleScene, type Staging, sayingFrom } from '../../module-scene.ts';
import { type StepOutScene, stepOutScene } from '../../step-out-scene.ts';
import { own } from './words.ts';

export interface AccusationScene extends ModuleScene {
  readonly kind: 'accusation';
  readonly seat: Seat;
  readonly named: Seat;
  readonly side: Side;
  readonly mission: Mission;
  /** The card of whoever was rightly accused; after a mistake nothing is turned up. */
  readonly caught: Character | undefined;
}

export interface BlameScene extends ModuleScene {
  readonly kind: 'blame';
  readonly seat: Seat;
  readonly named: Seat;
  readonly right: boolean;
}

/** The beat on which an accusation is known to be right or wrong; one more and the mission is turned over. */
export const JUDGED = 2;
export const isTurned = ({ caught }: AccusationScene, beat: number): boolean => caught === undefined && beat > JUDGED;

type FactIn<T extends FactOf<'hunter'>['type']> = Extract<FactOf<'hunter'>, { readonly type: T }>;

const saying = sayingFrom(own);

export function hunterScenes(
  fact: FactOf<'hunter'>,
  staging: Staging,
): readonly (StepOutScene | AccusationScene | BlameScene)[] {
  switch (fact.type) {
    case 'hunter.steppedOut':
      return [outScene(fact, staging)];
    case 'hunter.accused':
      return [accusationScene(fact, staging)];
    case 'hunter.blamed':
      return [blameScene(fact, staging)];
    case 'hunter.appointed':
    case 'hunter.investigated':
    case 'hunter.chance':
    case 'hunter.answered':
      return [];
  }
}

function outScene({ seat, side }: FactIn<'hunter.steppedOut'>, staging: Staging): StepOutScene {
  const say = saying(staging)(({ told, stage }, name) =>
    sentences(told.steppedOut[side](name(seat)), stage.stepOut[side].how),
  );
  return stepOutScene('hunter', { seat, character: `${side}Hunter` }, say);
}

function accusationScene(
  { seat, named, side, mission, right }: FactIn<'hunter.accused'>,
  staging: Staging,
): AccusationScene {
  const caught = right ? charactersIn(staging.later)?.[named] : undefined;
  const say = saying(staging);
  const called = [
    { sound: 'hush', ...say(({ stage }, name) => stage.accusation.line(name(seat), name(named))) },
    { sound: 'stamp' },
    {
      sound: right === (side === 'resistance') ? 'good' : 'bad',
      ...say(({ stage }, name) => stage.accusation[right ? 'rightHow' : 'wrongHow'](name(named))),
    },
  ] as const;
  const turning = { sound: 'card', ...say((_own, _name, { told }) => told.turned(mission)) } as const;
  const beats = right ? beatsOf(BEATS.accusedRightly, called) : beatsOf(BEATS.accusedWrongly, [...called, turning]);
  return { module: 'hunter', kind: 'accusation', seat, named, side, mission, caught, beats };
}

function blameScene({ seat, named, right }: FactIn<'hunter.blamed'>, staging: Staging): BlameScene {
  const beats = beatsOf(BEATS.blame, [
    { sound: 'hush' },
    {
      sound: right ? 'card' : 'stamp',
      ...saying(staging)(({ told }, name) => told[right ? 'blamedRight' : 'blamedWrong'](name(seat), name(named))),
    },
  ]);
  return { module: 'hunter', kind: 'blame', seat, named, right, beats };
}
