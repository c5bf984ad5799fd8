import { sample } from '@reseau/core';
import type { Move, ResistanceGame } from '@reseau/games/resistance';
import { botsAt } from './compose.ts';
import { mindOf, type Skill, type View } from './mind.ts';

/** How a seat of this skill answers a step at a table with modules; undefined where nobody has said how. */
export function mixedReply(step: string, game: ResistanceGame, skill: Skill): ((view: View) => Move) | undefined {
  const { rules, base, modules } = botsAt(game);
  const [again, own] = [base[step], modules[step]];
  if (own !== undefined && !skill.aware) return ({ options, rng }) => sample(options, rng);
  const answer = again ?? own;
  return answer && ((view) => answer(mindOf(view, rules, skill)));
}
