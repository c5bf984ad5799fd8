import type { Page } from '@reseau/browserkit';
import { HIGHEST_LEVEL, HOUSE_BOX, LARGEST_INVENTORY, scenarioIn, soldiersIn } from '@reseau/games/project';
import { joinRoom, openRoom } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { en } from './games/project/i18n/en.ts';
import { fr } from './games/project/i18n/fr.ts';
import { picture } from './testing/picture.ts';
import { type Device, holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

async function sit(place: Place, device: Device = {}): Promise<Page> {
  const page = await server.page(device);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('lobby').waitFor();
  return page;
}

test('a guest reads the card of the scenario that the host chooses, and what the rules say', async () => {
  const opened = await openRoom(server.base, 'Ada', 'project');
  const ada = await sit(opened);
  const lea = await sit(await joinRoom(server.base, opened.code, 'Léa'), { locale: 'fr-FR' });
  const cardOf = (page: Page) => page.getByTestId('scenario-card');

  await ada.getByRole('radio', { name: en.scenarios.siege.name, exact: true }).check();
  await cardOf(lea).getByText(fr.scenarios.siege.how).waitFor();
  await cardOf(lea).getByText(fr.scenarioCard.goalHow(HOUSE_BOX.difficulties.initiation.bases)).waitFor();
  await expect.poll(() => cardOf(lea).locator('path.red').count()).toBe(scenarioIn(HOUSE_BOX, 'siege').reds.length);
  await expect.poll(() => cardOf(lea).locator('.start').count()).toBe(2);
  await cardOf(lea).scrollIntoViewIfNeeded();
  await picture(lea, 'project-scenario-card');

  // Fewer soldiers, more bases: the card follows.
  await ada.getByRole('radio', { name: en.options.garrisons.byLeaders, exact: true }).check();
  await ada.getByRole('radio', { name: en.difficulties.heroic, exact: true }).check();
  const fewer = soldiersIn(HOUSE_BOX, 'siege', 2, 'byLeaders').length;
  await cardOf(ada).getByText(en.scenarioCard.goalHow(HOUSE_BOX.difficulties.heroic.bases)).waitFor();
  await cardOf(ada)
    .getByText(en.scenarioCard.reserveHow(HOUSE_BOX.reds - fewer, HOUSE_BOX.difficulties.heroic.blacks))
    .waitFor();
  await expect.poll(() => cardOf(lea).locator('path.red').count()).toBe(fewer);

  const { recruiting, tokens, carrying, deploying } = en.help;
  await ada.getByTestId('help').click();
  for (const text of [recruiting.text(HIGHEST_LEVEL), tokens.text, carrying.text(LARGEST_INVENTORY), deploying.text]) {
    await ada.getByRole('dialog').getByText(text).waitFor();
  }
  await picture(ada, 'project-help');
  for (const page of [ada, lea]) await page.context().close();
});
