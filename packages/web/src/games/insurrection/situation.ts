import { type Names, namesOf } from '@reseau/games/insurrection';
import type { Situation } from '../../session/game-client.ts';
import type { GameWords } from './i18n/en.ts';
import { actorOf, type View } from './view.ts';

type Name = (names: Names) => string;

/** Where the match stands, in a line. */
export function situation(view: View, words: GameWords, named: Name): Situation {
  const { phase, table, asked, sight } = view;
  const isLocked = phase === 'turn' && table.corrupted;
  return {
    asked: asked && sight.mine === undefined,
    text: line(view, words, named),
    help: isLocked ? words.help.locked : words.help[phase],
  };
}

function line(view: View, { now }: GameWords, named: Name): string {
  const { phase, asked, sight, table, set } = view;
  /** Whoever has answered is no longer told to. */
  const isOpen = asked && sight.mine === undefined;
  const actor = actorOf(view);
  const name = actor === undefined ? '' : (sight.names[actor] ?? '');
  switch (phase) {
    case 'leader':
      return isOpen ? now.leaderMine : now.leader;
    case 'discard':
      return isOpen ? now.discardMine : now.discard;
    case 'choose':
      return isOpen ? now.chooseMine : now.choose;
    case 'turn':
      if (!asked) return now.turn(name);
      return table.corrupted ? now.turnLocked : now.turnMine;
    case 'put':
      return asked ? now.putMine : now.put(name);
    case 'effect': {
      const card = table.endCards[table.endCardsDone]?.card;
      const called = card === undefined ? '' : named(namesOf(set, card));
      return asked ? now.effectMine(called) : now.effect(name, called);
    }
    case 'over':
      return now.over;
  }
}
