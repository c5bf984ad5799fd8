import { type Entry, type Kind, type Phrase, phraseReader } from '@reseau/core';
import { one, type Parse, type Problem, problemInWords } from '@reseau/core/parse';
import { GAME_IDS, type GameId } from './ids.ts';
import * as insurrection from './insurrection/index.ts';
import * as project from './project/index.ts';
import * as resistance from './resistance/index.ts';

/** The parts of scenarios and records that only their game can read. */
interface Documents {
  readonly options: Parse<unknown>;
  readonly deal: Parse<unknown>;
  /** A step of a match as it was stored. */
  readonly entry: Parse<Entry<Kind>>;
  /** Something that was said in one. */
  readonly phrase: Parse<Phrase>;
}

export type DocumentPart = keyof Documents;

export const DOCUMENTS: Readonly<Record<GameId, Documents>> = {
  resistance: {
    options: resistance.readOptions,
    deal: resistance.readDeal,
    entry: resistance.readEntry,
    phrase: phraseReader(resistance.PHRASES),
  },
  insurrection: {
    options: insurrection.readOptions,
    deal: insurrection.readDeal,
    entry: insurrection.readEntry,
    phrase: phraseReader(insurrection.PHRASES),
  },
  project: {
    options: project.readOptions,
    deal: project.readDeal,
    entry: project.readEntry,
    phrase: phraseReader(project.PHRASES),
  },
};

/** How a step of a match of the game of this name is read. */
export function entryOf(name: string): Parse<Entry<Kind>> {
  const id = GAME_IDS.find((known) => known === name);
  if (id === undefined) throw new Error(`documents: there is no game ${name}`);
  return DOCUMENTS[id].entry;
}

/** What is wrong with the form of such a part, in words. */
export function problemsIn(part: DocumentPart, game: string, raw: unknown): readonly string[] {
  const problems: Problem[] = [];
  const id = one(GAME_IDS)(game, 'game', problems);
  if (problems.length === 0) DOCUMENTS[id][part](raw, part, problems);
  return problems.map(problemInWords);
}
