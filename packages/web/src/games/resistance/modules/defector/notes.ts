import { isDefector, whispersTo } from '@reseau/games/resistance';
import type { Reader } from '../../reader.ts';
import { rulesFor } from '../../view.ts';
import { own } from './words.ts';

/** For Defectors: where they stand now, and the cards that they alone were told of. */
export function loyalty({ known, me, options, words }: Reader): readonly string[] {
  if (!isDefector(known.secret.characters[me])) return [];
  const { notes } = own(words);
  const side = rulesFor(known.table.seats, options).game.sideNow(known, me);
  const told = whispersTo(known.secret).defector?.told ?? [];
  const rounds = told.flatMap((switches, round) =>
    switches === undefined ? [] : [switches ? notes.switched(round) : notes.stayed(round)],
  );
  return [side === 'spy' ? notes.nowSpy : notes.nowLoyal, ...rounds];
}
