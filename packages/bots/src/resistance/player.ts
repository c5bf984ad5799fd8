import type { Rng } from '@reseau/core';
import type { Mission } from '@reseau/games/resistance';
import type { BotLevel } from '../level.ts';
import { easyFails, easyProposal, easyVote } from './easy.ts';
import { loyalProposal, loyalVote, type Wish } from './loyal.ts';
import { mediumFails, mediumProposal, mediumVote } from './medium.ts';
import type { Skill } from './mixed/mind.ts';
import { SKILLS } from './mixed/skills.ts';
import type { Own } from './own.ts';
import type { Situation } from './situation.ts';
import { spyFails, spyProposal, spyVote } from './spy.ts';

/** How one kind of player answers each question of the base game, and how well it thinks at a table with modules. */
export interface Player {
  propose(situation: Situation, own: Own, missions: readonly Mission[], rng: Rng): Wish;
  approves(situation: Situation, own: Own, rng: Rng): boolean;
  /** Only asked of spies. */
  fails(situation: Situation, own: Own, rng: Rng): boolean;
  readonly skill: Skill;
}

export const PLAYERS: Readonly<Record<BotLevel, Player>> = {
  easy: { propose: easyProposal, approves: easyVote, fails: easyFails, skill: SKILLS.easy },
  medium: { propose: mediumProposal, approves: mediumVote, fails: mediumFails, skill: SKILLS.medium },
  strong: {
    propose: (situation, own, missions) => (own.isSpy ? spyProposal : loyalProposal)(situation, own, missions),
    approves: (situation, own) => (own.isSpy ? spyVote : loyalVote)(situation, own),
    fails: spyFails,
    skill: SKILLS.strong,
  },
};
