import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '@reseau/core';
import * as insurrection from '@reseau/games/insurrection';
import { ROOT } from '../stage.ts';

type CardFile = insurrection.CardFile;
type Printed = insurrection.Printed;

export interface Box {
  readonly name: string;
  readonly cards: CardFile;
}

const WORKBENCH = 'packages/games/src/insurrection/testing/workbench.json';
const DEALT_ANEW = 12;

/** The house's box, that of the examples, the smallest there can be, and boxes that nobody designed. */
export function boxes(): readonly Box[] {
  const { HOUSE } = insurrection;
  const workbench = read(JSON.parse(readFileSync(join(ROOT, WORKBENCH), 'utf8')));
  const anew = Array.from({ length: DEALT_ANEW }, (_, number): Box => {
    const name = `box ${number + 1}`;
    return { name, cards: read(dealtAnew(HOUSE, Rng.seeded(name))) };
  });
  return [
    { name: 'house', cards: HOUSE },
    { name: 'workbench', cards: workbench },
    { name: 'scant', cards: scant(HOUSE) },
    ...anew,
  ];
}

function read(raw: unknown): CardFile {
  const answer = insurrection.readCards(raw);
  if (answer.ok) return answer.file;
  throw new Error(answer.problems.map(({ path, says }) => `${path} ${says}`).join('\n'));
}

/** As few cards as a box may have: piles run dry. */
function scant(file: CardFile): CardFile {
  const fewer = (now: CardFile, drop: (from: CardFile) => CardFile): CardFile => {
    const less = drop(now);
    return insurrection.readCards(less).ok ? fewer(less, drop) : now;
  };
  const people = fewer(file, (from) => ({ ...from, people: from.people.slice(1) }));
  return fewer(people, (from) => ({ ...from, leaders: from.leaders.slice(1) }));
}

/** Every card keeps its name and its numbers; the rest of its print is that of another, and so it is with the locations. */
function dealtAnew(file: CardFile, rng: Rng): CardFile {
  const prints = rng.shuffle([...file.people, ...file.leaders]);
  const [bases, backs] = [rng.shuffle(file.locations), rng.shuffle(file.locations)];
  const printed = ({ id, names, initiatives }: Printed, index: number): Printed => {
    const { end, ...print } = prints[index] as Printed;
    return { ...print, ...(end === undefined ? {} : { end }), id, names, initiatives };
  };
  return {
    ...file,
    people: file.people.map(printed),
    leaders: file.leaders.map((card, index) => printed(card, file.people.length + index)),
    locations: file.locations.map((place, index) => ({
      ...place,
      base: (bases[index] ?? place).base,
      advanced: (backs[index] ?? place).advanced,
    })),
  };
}
