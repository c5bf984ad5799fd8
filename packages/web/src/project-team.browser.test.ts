import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { village } from './testing/project/deals.ts';
import { ProjectPlayer } from './testing/project/player.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

test.each(LANGUAGES)('in %s the level of a skill stands beside its name on the narrowest phone', async (language) => {
  const { options, deal } = village(1);
  const [place] = await storeMatch(store, { game: 'project', names: ['Ada'], options, deal });
  if (place === undefined) throw new Error('nobody sits');
  const ada = await ProjectPlayer.sit(server, place, { language, width: 320, height: 568, touch: true });
  await ada.tap('tab-team');
  const rows = ada.page.locator('.skills li');
  await rows.first().waitFor();
  const below = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const [name, level] = [row.querySelector('.skill'), row.querySelector('strong')];
      const isBeside =
        name !== null &&
        level !== null &&
        level.getBoundingClientRect().top < name.getBoundingClientRect().bottom &&
        level.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1;
      return isBeside ? [] : [row.textContent];
    }),
  );
  expect(below).toEqual([]);
  await ada.leave();
});
