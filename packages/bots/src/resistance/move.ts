import { type Options, pick, type Rng } from '@reseau/core';
import type { Mission, Move } from '@reseau/games/resistance';
import type { BotLevel } from '../level.ts';
import { easyFails, easyProposal, easyVote } from './easy.ts';
import { loyalProposal, loyalVote, type Wish } from './loyal.ts';
import { mediumFails, mediumProposal, mediumVote } from './medium.ts';
import type { Asked, Skill } from './mixed/mind.ts';
import { mixedMove, SKILLS } from './mixed/move.ts';
import { isPlain } from './mixed/rules.ts';
import { type Own, ownOf } from './own.ts';
import { membersOf } from './seat-set.ts';
import { type Situation, situationOf } from './situation.ts';
import { spyFails, spyProposal, spyVote } from './spy.ts';

/** How one kind of player answers each question. */
export interface Play {
  propose(situation: Situation, own: Own, missions: readonly Mission[], rng: Rng): Wish;
  approves(situation: Situation, own: Own, rng: Rng): boolean;
  /** Only asked of spies. */
  fails(situation: Situation, own: Own, rng: Rng): boolean;
  /** How it thinks at a table with modules; as a strong bot, unless said otherwise. */
  readonly skill?: Skill;
}

export const PLAYS: Readonly<Record<BotLevel, Play>> = {
  easy: { propose: easyProposal, approves: easyVote, fails: easyFails, skill: SKILLS.easy },
  medium: { propose: mediumProposal, approves: mediumVote, fails: mediumFails, skill: SKILLS.medium },
  strong: {
    propose: (situation, own, missions) => (own.isSpy ? spyProposal : loyalProposal)(situation, own, missions),
    approves: (situation, own) => (own.isSpy ? spyVote : loyalVote)(situation, own),
    fails: spyFails,
  },
};

/** The move of this play, rebuilt from the options. */
export function moveBy(play: Play, asked: Asked): Move {
  if (!isPlain(asked.game)) return mixedMove(asked, play.skill ?? SKILLS.strong);
  const { seat, known, options, rng } = asked;
  const situation = situationOf(known.table);
  const own = ownOf(situation, known.secret, seat);
  const wanted = wish(play, situation, own, options, rng);
  const move = pick(options, wanted);
  if (move === undefined) throw new Error(`bot: the rules refuse ${JSON.stringify(wanted)}`);
  return move;
}

function wish(play: Play, situation: Situation, own: Own, options: Options<Move>, rng: Rng): Move {
  const missions = options.flatMap((option) => (option.type === 'propose' ? option.mission.one : []));
  if (missions.length > 0) {
    const { mission, team } = play.propose(situation, own, missions, rng);
    return { type: 'propose', mission, team: membersOf(team) };
  }
  if (options.some(({ type }) => type === 'vote')) return { type: 'vote', approve: play.approves(situation, own, rng) };
  return { type: 'play', card: own.isSpy && play.fails(situation, own, rng) ? 'fail' : 'success' };
}
