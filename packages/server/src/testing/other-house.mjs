// Loaded before the server (`node --import`), it stands for an update that brings other content to every game: cards of Insurrection with new
// names, and one of them gone; cities of Project: Resistance with new names, and other decks; another plot deck of The Resistance.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const ANEW = "people: PEOPLE.slice(1).map((card) => ({ ...card, id: card.id + 'Anew' })),";
const PLACES = "places: PLACES.map((place) => ({ ...place, name: place.name + 'Anew' })),";
const DECKS = 'decks: { ...DECKS, clue: DECKS.clue.map(([card, count]) => [card, count + 1]) },';

/** What of a file is replaced, by the end of its path. */
const CHANGED = {
  '/insurrection/data/house.ts': [['people: PEOPLE,', ANEW]],
  '/project/data/house.ts': [
    ['places: PLACES,', PLACES],
    ['decks: DECKS,', DECKS],
  ],
  '/resistance/data/plot-cards.ts': [
    ["closeEye: { kind: 'kept', few: 2,", "closeEye: { kind: 'kept', few: 5,"],
    ["noConfidence: { kind: 'kept', few: 1,", "noConfidence: { kind: 'kept', few: 0,"],
  ],
};

registerHooks({
  load: (url, context, nextLoad) => {
    const changes = Object.entries(CHANGED).find(([end]) => url.endsWith(end))?.[1];
    if (changes === undefined) return nextLoad(url, context);
    let source = readFileSync(fileURLToPath(url), 'utf8');
    for (const [was = '', is = ''] of changes) {
      if (!source.includes(was)) throw new Error(`other house: ${url} has no ${was}`);
      source = source.replace(was, is);
    }
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
