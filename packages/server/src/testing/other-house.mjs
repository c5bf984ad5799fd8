// Loaded before the server (`node --import`), it stands for an update that brings other cards of Insurrection: every card of
// the People has a new name, and one is gone.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const PEOPLE = 'people: PEOPLE,';
const OTHERS = "people: PEOPLE.slice(1).map((card) => ({ ...card, id: card.id + 'Anew' })),";

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith('/insurrection/data/house.ts')) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8').replace(PEOPLE, OTHERS);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
