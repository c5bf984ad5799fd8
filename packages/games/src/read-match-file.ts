import { GAMES } from './catalogue.ts';
import { DOCUMENTS } from './documents.ts';
import { type MatchFileRead, matchFileBy, matchFormIn } from './match-form.ts';

/** Reads the record of a match of any game, and says in words what is wrong with it. */
export function readMatchFile(raw: unknown): MatchFileRead {
  const read = matchFormIn(raw);
  if (!read.ok) return read;
  const { game } = read.form;
  return matchFileBy(read.form, { setUp: GAMES[game].setUp, ...DOCUMENTS[game] });
}
