import { sample } from '@reseau/core';
import type { Move, ResistanceGame } from '@reseau/games/resistance';
import { botsAt } from './compose.ts';
import { type Asked, mindOf, type Skill } from './mind.ts';

/** How a seat of this skill answers a step at a table with modules; undefined where nobody has said how. */
export function mixedReply(step: string, game: ResistanceGame, skill: Skill): ((asked: Asked) => Move) | undefined {
  const { rules, base, modules } = botsAt(game);
  const [again, own] = [base[step], modules[step]];
  if (own !== undefined && !skill.aware) return ({ options, rng }) => sample(options, rng);
  const answer = again ?? own;
  return answer && ((asked) => answer(mindOf(asked, rules, skill)));
}
