import { one, type Parse, type Problem, problemInWords } from '@reseau/core/parse';
import { GAME_IDS, type GameId } from './ids.ts';
import * as insurrection from './insurrection/index.ts';
import * as project from './project/index.ts';
import * as resistance from './resistance/index.ts';

/** The parts of a scenario that only its game can read. */
export type DocumentPart = 'options' | 'deal';

export const DOCUMENTS: Readonly<Record<GameId, Readonly<Record<DocumentPart, Parse<unknown>>>>> = {
  resistance: { options: resistance.readOptions, deal: resistance.readDeal },
  insurrection: { options: insurrection.readOptions, deal: insurrection.readDeal },
  project: { options: project.readOptions, deal: project.readDeal },
};

/** What is wrong with the form of the options or the deal, in words. A game refuses them with a code. */
export function problemsIn(part: DocumentPart, game: string, raw: unknown): readonly string[] {
  const problems: Problem[] = [];
  const id = one(GAME_IDS)(game, 'game', problems);
  if (problems.length === 0) DOCUMENTS[id][part](raw, part, problems);
  return problems.map(problemInWords);
}
