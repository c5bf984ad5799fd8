import { expect, test } from 'vitest';
import { Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';

const server = new ServerUnderTest({ timings: { call: 1000 } });

test('who has asked the table sees in how many seconds they may ask again, and when they come back too', async () => {
  const gathering = await Gathering.of(server, ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'], {
    onPages: ['Ada'],
    device: { moving: true },
  });
  const ada = gathering.page('Ada');
  await ada.getByTestId('start').click();
  await ada.getByTestId('ready').click();
  await ada.getByTestId('board').waitFor();
  await sheet(ada, ada.getByTestId('menu'));
  await ada.getByTestId('call-pause').click();
  await noSheet(ada);
  // Nobody answers: its time runs out, in the same words as if all had said no.
  await ada.getByTestId('notice').getByText('The table was asked for a pause. Nothing came of it.').waitFor();
  for (const _ of ['at once', 'after a reload']) {
    await sheet(ada, ada.getByTestId('menu'));
    const told = ada.getByTestId('call-not-yet');
    await expect.poll(() => told.textContent()).toMatch(/^You can ask again in [1-8]\d s\.$/);
    expect(await ada.getByTestId('call-pause').isDisabled()).toBe(true);
    await ada.reload();
    await ada.getByTestId('board').waitFor();
  }
});
