import type { Seat } from '@reseau/core';
import { BEATS, type Character, type Fact, sideOf } from '@reseau/games/resistance';
import { sentences } from '../../i18n/sentences.ts';
import { beatsOf } from '../beats.ts';
import type { Beat } from '../client.ts';
import type { GameWords } from './i18n/en.ts';
import { nameOf } from './log-modules.ts';
import { charactersIn, type ModuleFact, moduleFact } from './module-facts.ts';
import type {
  AccusationScene,
  BlameScene,
  LookScene,
  LoyaltyScene,
  ModuleScene,
  PlotScene,
  RogueScene,
  StepOutScene,
  StrikeScene,
} from './module-scene.ts';

type Words = () => GameWords;

/** What a fact of a module puts on stage; `later` are the facts told with it. */
export function moduleScenes(fact: Fact, later: readonly Fact[], words: Words): readonly ModuleScene[] {
  if (fact.type === 'ended') return rogueScenes(fact, later, words);
  const told = moduleFact(fact);
  if (told === undefined) return [];
  const scene = sceneOf(told, later, words);
  return scene === undefined ? [] : [scene];
}

function sceneOf(fact: ModuleFact, later: readonly Fact[], words: Words): ModuleScene | undefined {
  switch (fact.type) {
    case 'assassin.steppedOut':
      return stepOutScene(fact.seat, 'assassin', words);
    case 'hunter.steppedOut':
      return stepOutScene(fact.seat, `${fact.side}Hunter`, words);
    case 'assassin.named':
      return strikeScene(fact, later, words);
    case 'hunter.accused':
      return accusationScene(fact, later, words);
    case 'hunter.blamed':
      return blameScene(fact, words);
    case 'defector.turned':
      return loyaltyScene(fact.round, fact.switches, words);
    case 'defector.drawn':
      return loyaltyScene(fact.round, undefined, words);
    case 'inquisitor.looked':
      return lookScene(fact, 'inquisitor', words);
    case 'plot.looked':
      return lookScene(fact, fact.card, words);
    case 'plot.used':
      return plotScene(fact, later, words);
    case 'plot.deck':
    case 'plot.drawn':
    case 'plot.given':
    case 'plot.taken':
    case 'plot.passed':
    case 'plot.spotlit':
    case 'plot.eyed':
    case 'inquisitor.given':
    case 'trapper.trapped':
    case 'rogue.watched':
    case 'sergeant.named':
    case 'sergeant.swapped':
    case 'sergeant.passed':
    case 'defector.deck':
    case 'defector.told':
    case 'defector.laidOut':
    case 'defector.unveiled':
    case 'hunter.appointed':
    case 'hunter.investigated':
    case 'hunter.chance':
    case 'hunter.answered':
      return undefined;
  }
}

type Saying = (words: GameWords, name: (seat: Seat) => string) => string;

const speaker =
  (words: Words) =>
  (line: Saying): Required<Pick<Beat, 'say'>> => ({
    say: (names) => line(words(), (seat) => nameOf(names, seat)),
  });

function stepOutScene(seat: Seat, character: StepOutScene['character'], words: Words): StepOutScene {
  const say = speaker(words);
  const beats = beatsOf(BEATS.stepOut, [
    { sound: 'hush' },
    {
      sound: 'card',
      ...say(({ told, stage }, name) => sentences(comesOut(told, character)(name(seat)), stage.stepOut[character].how)),
    },
  ]);
  return { kind: 'stepOut', seat, character, beats };
}

function comesOut({ assassin, hunter }: GameWords['told'], character: StepOutScene['character']) {
  if (character === 'assassin') return assassin.steppedOut;
  return hunter.steppedOut[sideOf(character)];
}

function strikeScene(
  { seat, named }: Extract<ModuleFact, { readonly type: 'assassin.named' }>,
  later: readonly Fact[],
  words: Words,
): StrikeScene | undefined {
  const character = charactersIn(later)?.[named];
  if (character === undefined) return undefined;
  const hit = character === 'commander';
  const say = speaker(words);
  const beats = beatsOf(BEATS.strike, [
    { sound: 'hush', ...say(({ told }, name) => told.assassin.named(name(seat), name(named))) },
    { sound: 'stamp' },
    {
      sound: hit ? 'bad' : 'good',
      ...say(({ stage, told }, name) => (hit ? stage.strike.hitHow : told.assassin.missed)(name(named))),
    },
  ]);
  return { kind: 'strike', seat, named, hit, character, beats };
}

function accusationScene(
  { seat, named, side, mission, right }: Extract<ModuleFact, { readonly type: 'hunter.accused' }>,
  later: readonly Fact[],
  words: Words,
): AccusationScene {
  const caught = right ? charactersIn(later)?.[named] : undefined;
  const say = speaker(words);
  const called = [
    { sound: 'hush', ...say(({ stage }, name) => stage.accusation.line(name(seat), name(named))) },
    { sound: 'stamp' },
    {
      sound: right === (side === 'resistance') ? 'good' : 'bad',
      ...say(({ stage }, name) => stage.accusation[right ? 'rightHow' : 'wrongHow'](name(named))),
    },
  ] as const;
  const turning = { sound: 'card', ...say(({ told }) => told.turned(mission)) } as const;
  const beats = right ? beatsOf(BEATS.accusedRightly, called) : beatsOf(BEATS.accusedWrongly, [...called, turning]);
  return { kind: 'accusation', seat, named, side, mission, caught, beats };
}

function blameScene(
  { seat, named, right }: Extract<ModuleFact, { readonly type: 'hunter.blamed' }>,
  words: Words,
): BlameScene {
  const say = speaker(words);
  const beats = beatsOf(BEATS.blame, [
    { sound: 'hush' },
    {
      sound: right ? 'card' : 'stamp',
      ...say(({ told }, name) => told.hunter[right ? 'blamedRight' : 'blamedWrong'](name(seat), name(named))),
    },
  ]);
  return { kind: 'blame', seat, named, right, beats };
}

function loyaltyScene(round: number, switches: boolean | undefined, words: Words): LoyaltyScene {
  const say = speaker(words);
  const how = switches === undefined ? 'hiddenHow' : switches ? 'switchHow' : 'stayHow';
  const beats = beatsOf(BEATS.loyalty, [
    { sound: 'hush' },
    { sound: 'card', ...say(({ stage }) => stage.loyalty[how]) },
  ]);
  return { kind: 'loyalty', round, switches, beats };
}

function lookScene(
  { seat, at }: { readonly seat: Seat; readonly at: Seat },
  by: LookScene['by'],
  words: Words,
): LookScene {
  const say = speaker(words);
  const line: Saying = ({ told, plots }, name) =>
    by === 'inquisitor'
      ? told.inquisitor.looked(name(seat), name(at))
      : told.plot.looked(plots[by].name, name(seat), name(at));
  const beats = beatsOf(BEATS.look, [{ sound: 'hush' }, { sound: 'card', ...say(line) }]);
  return { kind: 'look', seat, at, by, beats };
}

function plotScene(
  { seat, card }: Extract<ModuleFact, { readonly type: 'plot.used' }>,
  later: readonly Fact[],
  words: Words,
): PlotScene {
  const say = speaker(words);
  const rejected = card === 'noConfidence' ? later.find(isRejection) : undefined;
  const aim = aimIn(later);
  const beats = beatsOf(BEATS.plot, [
    { sound: 'hush' },
    {
      sound: rejected === undefined ? 'card' : 'bad',
      ...say((all, name) => sentences(...plotLines({ seat, card, aim }, all, name))),
    },
  ]);
  return { kind: 'plot', seat, card, aim, rejections: rejected?.rejections, beats };
}

/** On whom the card that was just used is used: told right after it, before anything else is asked. */
function aimIn(later: readonly Fact[]): PlotScene['aim'] {
  const next = later[0] === undefined ? undefined : moduleFact(later[0]);
  if (next?.type === 'plot.spotlit') return { effect: 'spotlit', at: next.seat };
  return next?.type === 'plot.eyed' ? { effect: 'eyed', at: next.of } : undefined;
}

/** Who used which card, and on whom. */
export function plotLines(
  { seat, card, aim }: Pick<PlotScene, 'seat' | 'card' | 'aim'>,
  { told, plots }: GameWords,
  name: (seat: Seat) => string,
): readonly string[] {
  const used = told.plot.used(name(seat), plots[card].name);
  if (aim === undefined) return [used];
  return [used, aim.effect === 'spotlit' ? told.plot.spotlit(name(aim.at)) : told.plot.eyed(name(seat), name(aim.at))];
}

const isRejection = (fact: Fact): fact is Extract<Fact, { readonly rejections: number }> => fact.type === 'rejected';

const isRogue = (character: Character | undefined): character is RogueScene['character'] =>
  character === 'resistanceRogue' || character === 'spyRogue';

/** A Rogue takes it all; or has won with the others, which is only half of it. */
function rogueScenes(
  { winner, alone }: Extract<Fact, { readonly type: 'ended' }>,
  later: readonly Fact[],
  words: Words,
): readonly RogueScene[] {
  const characters = charactersIn(later) ?? [];
  return characters.flatMap((character, index) => {
    const seat = index as Seat;
    const takesPart = alone === undefined ? isRogue(character) && sideOf(character) === winner : alone === seat;
    return takesPart && isRogue(character) ? [rogueScene(seat, character, alone !== undefined, words)] : [];
  });
}

function rogueScene(seat: Seat, character: RogueScene['character'], alone: boolean, words: Words): RogueScene {
  const say = speaker(words);
  const beats = beatsOf(BEATS.rogue, [
    { sound: 'hush' },
    { sound: 'card' },
    {
      sound: alone ? 'bad' : 'stamp',
      ...say(({ stage }, name) => stage.rogue[alone ? 'aloneHow' : 'partHow'](name(seat))),
    },
  ]);
  return { kind: 'rogue', seat, character, alone, beats };
}
