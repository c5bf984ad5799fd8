import { playOut } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { toResult } from './testing/tour/tour.ts';

const server = new ServerUnderTest();

test('who reads the result is not torn away from it: a bar leads to the next game, and a reload does not', async () => {
  const gathering = await Gathering.of(server, ['Ada', 'Ben'], { game: 'insurrection', onPages: ['Ada', 'Ben'] });
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  const players = [await gathering.call('Ada'), await gathering.call('Ben')];
  const wall = await gathering.wall();
  await players[0]?.command({ do: 'start' });
  await Promise.all(players.map((one) => playOut(one)));
  for (const page of [ada, ben]) await toResult(page);
  await ada.getByTestId('rematch').click();
  await ada.getByTestId('lobby').waitFor();
  await wall.getByTestId('screen-lobby').waitFor();

  await ben.getByTestId('next-game').getByText('The table is getting ready for the next game.').waitFor();
  expect(await ben.getByTestId('ending').isVisible()).toBe(true);
  // The names stay those of the match, whatever the table does next.
  await players[0]?.command({ do: 'rename', name: 'Adele' });
  await players[1]?.until('renamed', ({ room }) => room?.members[0]?.name === 'Adele');
  expect(await ben.getByTestId('ending').textContent()).not.toContain('Adele');
  // What belongs to the result stays with it, on the page of whoever still reads it.
  await ben.getByTestId('save-record').waitFor();
  await ben.getByTestId('about-deal').waitFor();
  await expectRoom(ben, 'the way to the next game', ['follow-table']);
  // A page that is opened anew finds the same result, and so it does once more.
  for (let again = 0; again < 2; again += 1) {
    const read = await ben.getByTestId('ending').getByTestId('pad').textContent();
    await ben.reload();
    await ben.getByTestId('next-game').getByText('The table is getting ready for the next game.').waitFor();
    await expect.poll(() => ben.getByTestId('ending').getByTestId('pad').textContent()).toBe(read);
    expect(await ben.getByTestId('ending').textContent()).not.toContain('Adele');
    await ben.getByTestId('save-record').waitFor();
  }
  await ben.getByTestId('follow-table').click();
  await ben.getByTestId('lobby').waitFor();
  await ben.getByTestId('next-game').waitFor({ state: 'detached' });
  // Whoever has left it is not led back; nor is the host, who has asked for another match.
  for (const page of [ben, ada]) {
    await page.reload();
    await page.getByTestId('lobby').waitFor();
    expect(await page.getByTestId('next-game').count()).toBe(0);
  }
});

test('the next deal calls everybody', async () => {
  const gathering = await Gathering.of(server, ['Ada', 'Ben'], { game: 'insurrection', onPages: ['Ben'] });
  const ben = gathering.page('Ben');
  const [ada, other] = [gathering.player('Ada'), await gathering.call('Ben')];
  const round = async () => {
    await ada.command({ do: 'start' });
    await Promise.all([playOut(ada), playOut(other)]);
    await ben.getByTestId('ending').waitFor();
    await ada.command({ do: 'rematch' });
    await ben.getByTestId('next-game').waitFor({ state: 'attached' });
  };
  await round();
  await ben.reload();
  await ben.getByTestId('next-game').waitFor({ state: 'attached' });
  await round();
  await ada.command({ do: 'start' });
  await ben.getByTestId('board').waitFor();
  expect(await ben.getByTestId('next-game').count()).toBe(0);
});
