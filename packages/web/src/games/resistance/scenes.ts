import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';
import type { Beat, Scene } from '../client.ts';
import { cornersOf } from './corners.ts';
import type { GameWords } from './i18n/en.ts';
import { moduleFact } from './module-facts.ts';
import type { ModuleScene } from './module-scene.ts';
import { moduleScenes } from './module-scenes.ts';
import { scriptOf } from './script.ts';

export interface VoteScene extends Scene {
  readonly kind: 'vote';
  readonly mission: resistance.Mission;
  readonly team: readonly Seat[];
  /** By seat. */
  readonly votes: readonly boolean[];
  readonly approved: boolean;
  readonly rejections: number;
}

export interface MissionScene extends Scene {
  readonly kind: 'mission';
  readonly mission: resistance.Mission;
  readonly cards: readonly resistance.Card[];
  readonly success: boolean;
  /** Whose card was set aside, and is not among them. */
  readonly aside: Seat | undefined;
}

/** What is read while the eyes are shut, line by line. */
export interface ScriptScene extends Scene {
  readonly kind: 'script';
  /** Told anew in whatever language is open. */
  lines(): readonly string[];
}

export type ResistanceScene = VoteScene | MissionScene | ScriptScene | ModuleScene;

/** The moments that deserve a stage: the votes, the mission cards, and what the modules add. */
export function scenes(
  before: resistance.Known,
  facts: readonly resistance.Fact[],
  words: () => GameWords,
  setup: resistance.Setup | undefined,
): readonly ResistanceScene[] {
  const shown: ResistanceScene[] = [...opening(facts, setup, words)];
  const votes: boolean[] = [];
  let proposal = before.table.proposals.at(-1);
  for (const [index, fact] of facts.entries()) {
    if (fact.type === 'proposed') proposal = { ...fact, leader: before.table.leader, votes: [], approved: undefined };
    if (fact.type === 'voted') votes[fact.seat] = fact.approve;
    // A rejection without votes is the doing of a plot card, which has a scene of its own.
    if (proposal !== undefined && votes.length > 0 && (fact.type === 'approved' || fact.type === 'rejected')) {
      const rejections = fact.type === 'rejected' ? fact.rejections : 0;
      shown.push(voteScene(proposal, [...votes], rejections, words));
    }
    const later = facts.slice(index + 1);
    if (fact.type === 'revealed')
      shown.push(missionScene(fact, resultIn(later), asideIn(before, facts, fact.mission), words));
    shown.push(...moduleScenes(fact, later, words));
  }
  return shown;
}

/** The first result told after the cards: an accusation may turn it over in the same breath. */
const resultIn = (later: readonly resistance.Fact[]): boolean =>
  later.find((fact): fact is Extract<resistance.Fact, { readonly success: boolean }> => fact.type === 'result')
    ?.success ?? false;

/** The Trapper's choice is told with the cards, or some questions before. */
const asideIn = (
  before: resistance.Known,
  facts: readonly resistance.Fact[],
  mission: resistance.Mission,
): Seat | undefined =>
  facts.map(moduleFact).find((fact) => fact?.type === 'trapper.trapped')?.seat ??
  cornersOf(before.table).trapper?.[mission];

/** The reveal is read on screens that hold no seat: whoever has a card has seen it there. */
function opening(
  facts: readonly resistance.Fact[],
  setup: resistance.Setup | undefined,
  words: () => GameWords,
): readonly ScriptScene[] {
  const isDeal = facts.some((fact) => fact.type === 'round' && 'round' in fact && fact.round === 1);
  if (setup === undefined || !isDeal || facts.some(({ type }) => type === 'character')) return [];
  const lines = () => scriptOf(setup, words().script);
  const beats = lines().map((line, index): Beat => ({ ms: timeToSay(line), say: () => lines()[index] ?? '' }));
  return [{ kind: 'script', lines, beats }];
}

/** As long as a calm voice takes; a Japanese character is about a syllable, a Latin letter less than half of one. */
function timeToSay(line: string): number {
  const wide = line.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  return 1800 + wide * 150 + (line.length - wide) * 60;
}

/** The beat on which the stamps have landed, and the one on which the verdict stands. */
export const STAMPED = 1;
export const COUNTED = 2;

function voteScene(
  { mission, team }: Pick<resistance.Proposal, 'mission' | 'team'>,
  votes: readonly boolean[],
  rejections: number,
  words: () => GameWords,
): VoteScene {
  const approved = rejections === 0;
  const yes = votes.filter(Boolean).length;
  const say = () => words().reveal.spoken(approved, yes, votes.length - yes);
  const beats: readonly Beat[] = [
    { ms: 1000, sound: 'hush' },
    { ms: 1100, sound: 'stamp' },
    { ms: 2400, sound: approved ? 'good' : 'bad', say },
  ];
  return { kind: 'vote', mission, team, votes, approved, rejections, beats };
}

/** Successes first, then a Fail if there is one: the last card is the one that all wait for. */
function missionScene(
  { mission, cards }: Extract<resistance.Fact, { readonly type: 'revealed' }>,
  success: boolean,
  aside: Seat | undefined,
  words: () => GameWords,
): MissionScene {
  const turns = cards.map((_, index): Beat => ({ ms: index === cards.length - 2 ? 1700 : 850, sound: 'card' }));
  const say = () => {
    const { log } = words();
    return success ? log.success(mission) : log.failed(mission);
  };
  const beats: readonly Beat[] = [
    { ms: 1100, sound: 'hush' },
    ...turns,
    { ms: 2800, sound: success ? 'good' : 'bad', say },
  ];
  return { kind: 'mission', mission, cards, success, aside, beats };
}

/** How many cards lie face up on this beat. */
export const turnedUp = ({ cards }: MissionScene, beat: number): number => Math.min(beat, cards.length);

export const isDecided = ({ beats }: Scene, beat: number): boolean => beat >= beats.length - 1;
