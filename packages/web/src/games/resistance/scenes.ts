import { type Degree, isOpen, type Seat } from '@reseau/core';
import {
  BEATS,
  type Card,
  type Fact,
  type Known,
  type Mission,
  MODULE_IDS,
  type ModuleId,
  missionBeats,
  type OpenFact,
  type Proposal,
  type Setup,
  type Table,
} from '@reseau/games/resistance';
import { type Lateness, PUNCTUAL, Questions } from '../../session/late.ts';
import type { Beat, Scene } from '../../session/telling.ts';
import { beatsOf } from '../beats.ts';
import { type Ballots, ballotsOn, withFact } from './ballots.ts';
import { MODULE_LIST, type MODULES, moduleById, moduleTelling } from './catalogue.ts';
import { moduleFact } from './facts.ts';
import type { GameWords } from './i18n/game-words.ts';
import type { ModuleScene, Staging } from './module-scene.ts';
import { isContest } from './questions.ts';
import { rulesFor } from './view.ts';

export interface VoteScene extends Scene {
  readonly kind: 'vote';
  readonly mission: Mission;
  readonly team: readonly Seat[];
  /** By seat. */
  readonly votes: readonly boolean[];
  /** Those who voted openly, before the others did. */
  readonly early: readonly Seat[];
  /** Those for whom the clock has voted. */
  readonly late: readonly Seat[];
  readonly approved: boolean;
  /** Approved, but No Confidence may still turn it down. */
  readonly contested: boolean;
  readonly rejections: number;
}

export interface MissionScene extends Scene {
  readonly kind: 'mission';
  readonly mission: Mission;
  readonly cards: readonly Card[];
  readonly success: boolean;
  /** Whose card was set aside, and is not among them; and by which module. */
  readonly aside: Seat | undefined;
  readonly asideBy: ModuleId | undefined;
}

type ScenesIn<M> = M extends { scenes(...told: never): readonly (infer S)[] } ? S : never;
type EndScenesIn<M> = M extends { endScenes(...told: never): readonly (infer S)[] } ? S : never;
type AnyOf = (typeof MODULES)[ModuleId];

export type ResistanceScene = VoteScene | MissionScene | ScenesIn<AnyOf> | EndScenesIn<AnyOf>;

/** The moments that deserve a stage: the votes, the mission cards, and what the modules add. */
export function scenes(
  before: Known,
  facts: readonly Fact[],
  words: () => GameWords,
  setup: Setup | undefined,
  late: Lateness = PUNCTUAL,
): readonly ResistanceScene[] {
  const shown: ResistanceScene[] = [];
  let ballots = ballotsOn(before.table);
  let proposal: Proposed | undefined = before.table.proposals.at(-1);
  const questions = new Questions(before.table, late);
  const degrees = () => degreesAfter(before.table, facts, setup);
  for (const [index, fact] of facts.entries()) {
    const later = facts.slice(index + 1);
    if (fact.type === 'proposed') proposal = fact;
    // A rejection without votes is the doing of a plot card, which has a scene of its own.
    if (proposal !== undefined && ballots.votes.length > 0 && (fact.type === 'approved' || fact.type === 'rejected')) {
      const rejections = fact.type === 'rejected' ? fact.rejections : 0;
      const told = { rejections, contested: isContested(later), late: questions.late?.seats ?? [] };
      shown.push(voteScene(proposal, ballots, told, words));
    }
    ballots = withFact(ballots, fact);
    questions.pass(fact);
    if (fact.type === 'revealed')
      shown.push(missionScene(fact, resultIn(later), asideIn(before.table, facts, fact.mission), words));
    shown.push(...(moduleScenes(fact, { later, degrees, words }) as readonly ResistanceScene[]));
  }
  return shown;
}

const PLAIN: Setup = { modules: [], extras: [] };

function degreesAfter(before: Table, facts: readonly Fact[], setup: Setup = PLAIN): readonly Degree[] {
  const { game } = rulesFor(before.seats, setup);
  return game.outcome(game.see(before, facts.filter(isOpen<OpenFact>)))?.degrees ?? [];
}

type Proposed = Pick<Proposal, 'mission' | 'team'>;

/** Whether the very next question is whether somebody turns the team down after all. */
function isContested(later: readonly Fact[]): boolean {
  const rest = later.findIndex(({ type }) => type !== 'at');
  return later
    .slice(0, rest < 0 ? undefined : rest)
    .some((fact) => fact.type === 'at' && isContest(fact.at.stack.at(-1)?.step));
}

/** What a fact puts on stage, by the module that told it; an end, by whichever has something to show. */
function moduleScenes(fact: Fact, staging: Staging): readonly ModuleScene[] {
  if (fact.type === 'ended') return MODULE_LIST.flatMap((module) => module.endScenes?.(fact, staging) ?? []);
  const told = moduleFact(fact);
  return told === undefined ? [] : (moduleTelling(told).scenes?.(told, staging) ?? []);
}

/** The first result told after the cards: an accusation may turn it over in the same breath. */
const resultIn = (later: readonly Fact[]): boolean =>
  later.find((fact): fact is Extract<Fact, { readonly success: boolean }> => fact.type === 'result')?.success ?? false;

type Aside = Pick<MissionScene, 'aside' | 'asideBy'>;

function asideIn(before: Table, facts: readonly Fact[], mission: Mission): Aside {
  for (const id of MODULE_IDS) {
    const aside = moduleById(id).mission?.setAside?.(before, facts, mission);
    if (aside !== undefined) return { aside, asideBy: id };
  }
  return { aside: undefined, asideBy: undefined };
}

/** Said of the card that a module has set aside. */
export const asideWords = (by: ModuleId, who: string, words: GameWords): string =>
  moduleById(by).mission?.asideWords?.(who, words) ?? '';

/** How cards of the modules have changed a result. */
export const explained = (cards: readonly Card[], words: GameWords): readonly string[] =>
  MODULE_LIST.flatMap(({ mission }) => mission?.explain?.(cards, words) ?? []);

/** The beat on which the stamps have landed, and the one on which the verdict stands. */
export const STAMPED = 1;
export const COUNTED = 2;

function voteScene(
  { mission, team }: Proposed,
  ballots: Ballots,
  { rejections, contested, late }: Pick<VoteScene, 'rejections' | 'contested' | 'late'>,
  words: () => GameWords,
): VoteScene {
  const approved = rejections === 0;
  const { early } = ballots;
  const votes = ballots.votes.map((vote) => vote === true);
  const yes = votes.filter(Boolean).length;
  const say = () => words().reveal.spoken(approved, yes, votes.length - yes);
  const beats = beatsOf(BEATS.vote, [{ sound: 'hush' }, { sound: 'stamp' }, { sound: approved ? 'good' : 'bad', say }]);
  return { kind: 'vote', mission, team, votes, early, late, approved, contested, rejections, beats };
}

/** Successes first, then a Fail if there is one: the last card is the one that all wait for. */
function missionScene(
  { mission, cards }: Extract<Fact, { readonly type: 'revealed' }>,
  success: boolean,
  aside: Aside,
  words: () => GameWords,
): MissionScene {
  const say = () => {
    const { log } = words();
    return success ? log.success(mission) : log.failed(mission);
  };
  const beats = beatsOf(missionBeats(cards.length), [
    { sound: 'hush' },
    ...cards.map((): Omit<Beat, 'ms'> => ({ sound: 'card' })),
    { sound: success ? 'good' : 'bad', say },
  ]);
  return { kind: 'mission', mission, cards, success, ...aside, beats };
}

/** How many cards lie face up on this beat. */
export const turnedUp = ({ cards }: MissionScene, beat: number): number => Math.min(beat, cards.length);
