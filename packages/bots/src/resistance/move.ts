import { pick } from '@reseau/core';
import type { Character, Move, ResistanceGame } from '@reseau/games/resistance';
import { isLimited } from './eligible.ts';
import { PASS } from './mixed/asking.ts';
import type { View } from './mixed/mind.ts';
import { BASE_STEPS, type BaseStep } from './mixed/module.ts';
import { mixedReply } from './mixed/move.ts';
import { ownOf } from './own.ts';
import type { Player } from './player.ts';
import { membersOf } from './seat-set.ts';
import { situationOf } from './situation.ts';

/** How a seat answers one step. */
type Reply = (view: View) => Move;

/** The move of this player, rebuilt from the options. */
export function moveOf(player: Player, view: View): Move {
  const { game, known, options } = view;
  // Most are asked only so that nobody can tell who had a choice.
  if (options.length === 1 && options[0]?.type === 'pass') return PASS;
  const step = known.table.at.stack.at(-1)?.step ?? '';
  // The plain game's maths count every team; where some cannot be proposed, belief alone knows what is possible.
  const reply = isLimited(game, known.table) ? mixedReply(step, game, player.skill) : replyTo(step, player, game);
  if (reply === undefined) throw new Error(`bot: nobody has said how to answer ${step}`);
  const wanted = reply(view);
  const move = pick(options, wanted);
  if (move === undefined) throw new Error(`bot: the rules refuse ${JSON.stringify(wanted)} for ${step}`);
  return move;
}

/** How this player answers a step; undefined where nobody has said how. */
export function replyTo(step: string, player: Player, game: ResistanceGame): Reply | undefined {
  if (!isPlain(game)) return mixedReply(step, game, player.skill);
  const base = baseStep(step);
  return base && ((view) => plainMove(base, player, view));
}

const baseStep = (step: string): BaseStep | undefined => BASE_STEPS.find((base) => base === step);

const PLAIN: ReadonlySet<Character> = new Set<Character>(['resistance', 'spy']);

/** Whether no module adds a question or a character: for such tables the plain game's exact maths will do. */
const isPlain = ({ asking, deck }: ResistanceGame): boolean =>
  asking.every((step) => baseStep(step) !== undefined) && deck.every((character) => PLAIN.has(character));

function plainMove(step: BaseStep, player: Player, { seat, known, options, rng }: View): Move {
  const situation = situationOf(known.table);
  const own = ownOf(situation, known.secret, seat);
  switch (step) {
    case 'propose': {
      const missions = options.flatMap((option) => (option.type === 'propose' ? option.mission.one : []));
      const { mission, team } = player.propose(situation, own, missions, rng);
      return { type: 'propose', mission, team: membersOf(team) };
    }
    case 'vote':
      return { type: 'vote', approve: player.approves(situation, own, rng) };
    case 'play':
      return { type: 'play', card: own.isSpy && player.fails(situation, own, rng) ? 'fail' : 'success' };
  }
}
