import { resistance } from '@reseau/games';
import type { Situation } from '../client.ts';
import type { GameWords } from './i18n/en.ts';
import { missionAtHand, openMissions, type View } from './view.ts';

/** Where the match stands, in a line. */
export function situation(view: View, words: GameWords): Situation {
  const { phase, table, asked, sight } = view;
  return {
    asked: asked && sight.mine === undefined,
    text: line(view, words),
    help: words.help[phase === 'over' ? 'over' : phase],
  };

  function line({ me }: View, { now }: GameWords): string {
    const leader = sight.names[table.leader] ?? '';
    switch (phase) {
      case 'propose': {
        if (!asked) return now.propose(leader);
        const mission = missionAtHand(table, openMissions(view));
        return mission === undefined ? now.targetMine : now.proposeMine(resistance.teamSize(table.seats, mission));
      }
      case 'vote':
        if (me === undefined) return now.voteWatch;
        return me === table.leader ? now.voteMine : now.vote(leader);
      case 'play':
        return asked ? now.playMine : now.play;
      case 'over':
        return now.over;
    }
  }
}
