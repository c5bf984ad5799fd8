import { Rng } from '@reseau/core';
import { GAME_IDS } from '@reseau/games';
import { expect, test } from 'vitest';
import { begins, waitsForFriends } from '../testing/beginning.ts';
import { deedByLot } from '../testing/lobby-deeds.ts';
import { People } from '../testing/people.ts';

const EVENINGS = 60;
/** So much happens before the table is asked to begin, and so often it is asked. */
const DEEDS = 14;
const PARTS = 4;

/** What led to a table that those who are here cannot get going; nothing if they always can. */
async function stuck(seed: string): Promise<readonly string[] | undefined> {
  const lot = Rng.seeded(seed);
  const people = await People.at(lot.choose(GAME_IDS));
  const deeds: string[] = [];
  try {
    await people.join();
    for (let part = 0; part < PARTS; part += 1) {
      for (let done = 0; done < DEEDS; done += 1) deeds.push(await deedByLot(people, lot));
      if (people.present.length === 0 || waitsForFriends(people)) continue;
      if (!(await begins(people))) return [seed, ...deeds.filter((deed) => deed !== '')];
      deeds.push('they begin');
    }
    return undefined;
  } finally {
    await people.close();
  }
}

test('whatever has happened at a table, those who are here come to a match', async () => {
  for (let evening = 0; evening < EVENINGS; evening += 1) expect(await stuck(`lobby ${evening}`)).toBeUndefined();
});
