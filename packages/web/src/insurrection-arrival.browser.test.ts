import { expect, test } from 'vitest';
import { playUntil } from './testing/march.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tableOf } from './testing/tables.ts';

const server = new ServerUnderTest();

test.each([
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
])('a new place lies over nothing of the table, on a television of $width by $height', async (size) => {
  const { page: ada, code } = await tableOf(server, { game: 'insurrection' });
  const wall = await server.page({ ...size, moving: true });
  await wall.goto(`/t/${code}/screen`);
  await ada.getByTestId('add-bot-easy').click();
  await expect.poll(() => ada.getByTestId('members').locator('li').count()).toBe(2);
  await ada.getByTestId('start').click();
  await wall.getByTestId('screen').waitFor();
  // In the page itself, while the scene is on: it does not wait for anybody.
  const looked = wall.waitForFunction(
    () => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect();
      const stage = boxOf(document.querySelector('[data-scene="arrival"]'));
      if (stage === undefined) return undefined;
      const crosses = (id: string) => {
        const box = boxOf(document.querySelector(`[data-testid="${id}"]`));
        return box !== undefined && box.bottom > stage.top && box.top < stage.bottom;
      };
      const screen = boxOf(document.querySelector('[data-testid="screen"]'));
      const isCut = screen === undefined || stage.top < screen.top || stage.bottom > innerHeight;
      return { crossed: ['path', 'marks', 'headline', 'market'].filter(crosses), isCut };
    },
    undefined,
    { timeout: 60_000 },
  );
  let isSeen = false;
  const found = looked.then((handle) => {
    isSeen = true;
    return handle.jsonValue();
  });
  await playUntil([ada], () => Promise.resolve(isSeen));
  expect(await found).toEqual({ crossed: [], isCut: false });
});
