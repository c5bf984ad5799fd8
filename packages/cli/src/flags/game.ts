import { type Measures, measuresOf } from '@reseau/bots';
import { GAME_IDS, type GameId } from '@reseau/games';
import { named, refusal } from './refuse.ts';

/** The games that offer something, in the order of the catalogue. */
export const gamesWith = (offers: (measures: Measures) => boolean): readonly GameId[] =>
  GAME_IDS.filter((id) => offers(measuresOf(id)));

/** The game that was named; it may be left out where only one will do. */
export function gameAmong(name: string | undefined, offering: readonly GameId[]): GameId {
  const [only, ...others] = offering;
  if (name === undefined && only !== undefined && others.length === 0) return only;
  if (name === undefined) throw refusal('unknownGame', `please name a game with --game: ${offering.join(', ')}.`);
  const id = named('unknownGame', 'game', name, GAME_IDS);
  if (!offering.includes(id))
    throw refusal('notMeasured', `${id} has nothing of the kind; ${offering.join(', ')} has.`);
  return id;
}
