import type { Situation } from '../../session/game-client.ts';
import { askWords } from './i18n/ask-words.ts';
import type { GameWords } from './i18n/game-words.ts';
import { isBluff } from './questions.ts';
import { missionAtHand, openMissions, sizeAt, type View } from './view.ts';

/** Where the match stands, in a line. */
export function situation(view: View, words: GameWords): Situation {
  const { phase, table, asked, sight } = view;
  return {
    asked: asked && sight.mine === undefined,
    text: line(view, words),
    help:
      phase === 'ask' ? (view.ask === undefined ? words.help.over : askWords(words, view.ask).how) : words.help[phase],
  };

  /** Whoever has answered is no longer told to. */
  function line({ me }: View, { now }: GameWords): string {
    const hasAnswered = asked && sight.mine !== undefined;
    const leader = sight.names[table.leader] ?? '';
    switch (phase) {
      case 'propose': {
        if (!asked) return now.propose(leader);
        const mission = missionAtHand(table, openMissions(view));
        return mission === undefined ? now.targetMine : now.proposeMine(sizeAt(sight, table.seats, mission));
      }
      case 'vote':
        if (me === undefined) return now.voteWatch;
        if (hasAnswered) return now.voted;
        return me === table.leader ? now.voteMine : now.vote(leader);
      case 'play':
        return asked && !hasAnswered ? now.playMine : now.play;
      case 'ask':
        if (view.ask === undefined) return '';
        return hasAnswered ? now.answered : asking(view, view.ask, words);
      case 'over':
        return now.over;
    }
  }
}

/** Where a module asks, and whom. Of a question put to all, nobody is named. */
function asking({ asked, must, sight }: View, ask: string, words: GameWords): string {
  const { mine, others } = askWords(words, ask);
  if (asked || isBluff(ask)) return mine;
  return others(words.list(must.map((seat) => sight.names[seat] ?? '')));
}
