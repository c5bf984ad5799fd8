import { type Ally, type Move, type Placing, SKILLS, type Skill } from '@reseau/games/project';
import { heldBy } from '../../games/project/drafts.ts';
import { actionOf, effectOf } from '../../games/project/offers.ts';
import { sayMove, whoIs } from '../../games/project/say.ts';
import type { View } from '../../games/project/view.ts';
import { game } from '../../games/project/words.ts';
import type { Control, Tapped } from '../tapping.ts';

function* ifThere(board: Tapped, control: Control): Generator<Control> {
  if (board.has(control)) yield control;
}

/** The rows that allies are put into, where they do not stand there already. */
const placing = (rows: Placing, stands: (skill: Skill) => readonly Ally[]): readonly Control[] =>
  SKILLS.flatMap((skill) =>
    rows[skill].filter((ally) => !stands(skill).includes(ally)).map((ally) => `place-${ally}-${skill}`),
  );

/** How each move is made by whoever sees this. */
export const tapsOn = ({ table, mine }: View) =>
  function* taps(move: Move, board: Tapped): Generator<Control> {
    const w = game.words;
    const leader = 'leader' in move ? mine.find(({ id }) => id === move.leader) : mine[0];
    if (leader === undefined) throw new Error('there is nobody to lead');
    yield* ifThere(board, `leader-${leader.id}`);
    switch (move.type) {
      case 'give': {
        const cards = heldBy(leader).filter(({ slot }) => move.cards.includes(slot));
        yield 'action-give';
        yield* ifThere(board, { choice: whoIs(table, move.to, w) });
        yield* placing(move, () => []);
        yield* cards.map(({ slot, card }) => ({
          choice: slot === 'worn' ? w.deed.worn(w.items[card].name) : w.items[card].name,
        }));
        yield 'confirm';
        return;
      }
      case 'reorganise':
        yield 'action-reorganise';
        yield* placing(move, (skill) => leader.rows[skill]);
        yield* ifThere(board, { choice: move.wear === 'nothing' ? w.team.empty : w.items[move.wear].name });
        yield 'confirm';
        return;
      case 'keep':
        yield* [`drawn-${move.card}`, 'keep'];
        return;
      case 'keepBoth':
        yield* [`drawn-${move.card}`, `drawn-${move.other}`, 'keep'];
        return;
      case 'wear':
        yield* [`drawn-${move.card}`, 'wear'];
        return;
      case 'letGo':
        yield 'let-go';
        return;
      case 'discard': {
        const button = w.team.discard(w.items[move.card].name);
        yield* ['tab-team', { button }, { button: w.phrase([w.team.sure, button]) }];
        return;
      }
      case 'shift':
        yield { button: w.skills[move.skill].name };
        return;
      case 'locate':
        yield* ['tab-clues', ...move.clues.map((clue) => `clue-${clue}`)];
        yield* ifThere(board, { choice: whoIs(table, move.to, w) });
        yield 'declare';
        return;
      case 'intend':
        yield* ['tab-plan', `intend-${move.action}`];
        return;
      case 'mark':
        yield* ['as-list', `line-${move.at}`, 'mark'];
        return;
      case 'undo':
        yield 'undo';
        return;
      case 'pause':
        if (!move.on && board.has('refuse-pause')) yield 'refuse-pause';
        else yield board.has('resume') ? 'resume' : 'pause';
        return;
      case 'done':
        yield* ['done', 'done'];
        return;
      case 'notDone':
        yield 'not-done';
        return;
      case 'giveUp':
        yield* move.on ? ['give-up', 'give-up-sure'] : ['take-back-give-up'];
        return;
      case 'tick':
        throw new Error('only the clock does that');
      case 'move':
      case 'plan':
      case 'recruit':
      case 'investigate':
      case 'incite':
      case 'search':
      case 'kill':
      case 'killAll':
      case 'heroic':
      case 'transport':
      case 'strike':
      case 'retrieve':
      case 'retrieveToWear':
      case 'craft':
      case 'sabotage': {
        const effect = effectOf(leader, move);
        yield `action-${actionOf(move.type)}`;
        if (effect !== undefined) yield `effect-${effect.card}-${effect.way}`;
        yield* ifThere(board, { choice: sayMove(move, table, w) });
        yield 'confirm';
      }
    }
  };
