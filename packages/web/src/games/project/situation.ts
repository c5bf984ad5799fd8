import type { Situation } from '../../session/game-client.ts';
import type { GameWords } from './i18n/en.ts';
import { stillBusy, type View } from './view.ts';

/** Where the match stands, in a line. */
export function situation(view: View, words: GameWords): Situation {
  const { turnOf, help } = words;
  const { phase, asked, paused, me } = view;
  if (phase === 'over') return { asked: false, text: turnOf.over, help: help.now.over };
  if (phase === 'army') return { asked: false, text: turnOf.army, help: help.now.army };
  if (paused) return { asked: false, text: turnOf.paused, help: help.now.act };
  // Of somebody who still acted then, it is told as to those who watch.
  const hasActed = me !== undefined && view.table.done[me] === true;
  if (me === undefined || (view.sight.past && !hasActed))
    return { asked: false, text: turnOf.watch, help: help.now.act };
  if (!asked) return { asked: false, text: turnOf.waits(words.list(stillBusy(view))), help: help.now.done };
  const choosing = view.mine.some(({ drawn }) => drawn !== undefined);
  return { asked: true, text: choosing ? turnOf.choose : turnOf.act, help: help.now.act };
}
