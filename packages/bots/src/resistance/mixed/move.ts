import { pick, sample } from '@reseau/core';
import type { Move } from '@reseau/games/resistance';
import type { BotLevel } from '../../level.ts';
import { membersOf } from '../seat-set.ts';
import { type Answer, PASS } from './asking.ts';
import { appoint, inquire, order, strike, trap, watch } from './errands.ts';
import { accusation, answer, blame, earlyAccusation, investigation, investigator } from './hunt.ts';
import { type Asked, mindOf, type Skill } from './mind.ts';
import { cardFor } from './play-card.ts';
import { closeEye, give, lookAt, noConfidence, seize, showTo, spotlight, strongLeader } from './plot.ts';
import { approves, proposal } from './teams.ts';

export const SKILLS: Readonly<Record<BotLevel, Skill>> = {
  easy: { sharp: 0.1, noise: 0.35, cover: 0.4, plans: false, aware: true },
  medium: { sharp: 0.4, noise: 0.15, cover: 0.75, plans: false, aware: true },
  strong: { sharp: 1, noise: 0, cover: 1, plans: true, aware: true },
};

const vote: Answer = (mind) => ({ type: 'vote', approve: approves(mind) });

const BASE: Readonly<Record<string, Answer>> = {
  propose: (mind) => {
    const { mission, team } = proposal(mind);
    return { type: 'propose', mission, team: membersOf(team) };
  },
  vote,
  'plot.opinionMaker': vote,
  play: (mind) => ({ type: 'play', card: cardFor(mind) }),
};

/** By step: how a seat answers what modules ask. */
const MODULES: Readonly<Record<string, Answer>> = {
  'inquisitor.look': inquire,
  'trapper.trap': trap,
  'rogue.watch': watch,
  'sergeant.appoint': appoint,
  'sergeant.order': order,
  'assassin.strike': strike,
  'plot.give': give,
  'plot.takeResponsibility': seize,
  'plot.establishConfidence': showTo,
  'plot.openUp': showTo,
  'plot.overheard': lookAt,
  'plot.strongLeader.chance': strongLeader,
  'plot.noConfidence.chance': noConfidence,
  'plot.spotlight.chance': spotlight,
  'plot.closeEye.chance': closeEye,
  'hunter.appoint': investigator,
  'hunter.investigate': investigation,
  'hunter.answer': answer,
  'hunter.accuse': accusation,
  'hunter.early': earlyAccusation,
  'hunter.blame': blame,
};

/** The move of a seat at a table with modules. */
export function mixedMove(asked: Asked, skill: Skill): Move {
  const step = asked.known.table.at.stack.at(-1)?.step ?? '';
  const { options, rng } = asked;
  // Most are asked only so that nobody can tell who had a choice.
  if (options.length === 1 && options[0]?.type === 'pass') return PASS;
  const base = BASE[step];
  const wanted = base ?? (skill.aware ? MODULES[step] : undefined);
  if (wanted === undefined) return sample(options, rng);
  const move = pick(options, wanted(mindOf(asked, skill)));
  if (move === undefined) throw new Error(`bot: the rules refuse what ${step} was answered`);
  return move;
}
