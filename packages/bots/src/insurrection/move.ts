import type { InsurrectionGame, InsurrectionKind, Move } from '@reseau/games/insurrection';
import type { BotView } from '../game-bots.ts';
import { boxOf } from './compact/box.ts';
import { Dice } from './compact/dice.ts';
import { ASKED, Imagined } from './compact/imagine.ts';
import { spelled } from './compact/spell.ts';
import type { Player } from './player.ts';
import { skillsOf } from './skill.ts';

/** The options of a seat follow from what it knows: the compact world works them out by itself. */
type View = Omit<BotView<InsurrectionKind, InsurrectionGame>, 'options'>;

/** The move of this player. */
export function moveOf(player: Player, { game, seat, known, heard, rng, isLate = () => false }: View): Move {
  const step = known.table.at.stack.at(-1)?.step ?? '';
  if (!ASKED.includes(step)) throw new Error(`bot: nobody has said how to answer ${step}`);
  const box = boxOf(game.cards);
  const dice = new Dice(rng);
  return spelled(
    box,
    player(new Imagined(box, known, seat), dice, () => skillsOf(game, heard, seat, { dice, isLate }), isLate),
  );
}
