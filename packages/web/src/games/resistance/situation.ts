import type { Situation } from '../client.ts';
import { type AskStep, isBluff } from './asks.ts';
import type { GameWords } from './i18n/en.ts';
import { missionAtHand, openMissions, sizeAt, type View } from './view.ts';

/** Where the match stands, in a line. */
export function situation(view: View, words: GameWords): Situation {
  const { phase, table, asked, sight } = view;
  return {
    asked: asked && sight.mine === undefined,
    text: line(view, words),
    help: phase === 'ask' ? (view.ask === undefined ? words.help.over : words.asks[view.ask].how) : words.help[phase],
  };

  function line({ me }: View, { now }: GameWords): string {
    const leader = sight.names[table.leader] ?? '';
    switch (phase) {
      case 'propose': {
        if (!asked) return now.propose(leader);
        const mission = missionAtHand(table, openMissions(view));
        return mission === undefined ? now.targetMine : now.proposeMine(sizeAt(sight, table.seats, mission));
      }
      case 'vote':
        if (me === undefined) return now.voteWatch;
        return me === table.leader ? now.voteMine : now.vote(leader);
      case 'play':
        return asked ? now.playMine : now.play;
      case 'ask':
        return view.ask === undefined ? '' : asking(view, view.ask, words);
      case 'over':
        return now.over;
    }
  }
}

/** Where a module asks, and whom. Of a question put to all, nobody is named. */
function asking({ asked, must, sight }: View, ask: AskStep, { asks, list }: GameWords): string {
  if (asked || isBluff(ask)) return asks[ask].mine;
  return asks[ask].others(list(must.map((seat) => sight.names[seat] ?? '')));
}
