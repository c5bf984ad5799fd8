import { expect, test } from 'vitest';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { HurriedMachine } from './testing/hurried-machine.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';

const machine = new HurriedMachine();
const server = new ServerUnderTest({ timings: { call: 5000 } }, undefined, machine);

const PEOPLE = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];

test('two who never answer hold up nobody: the table agrees on a clock, and the match comes to its end', async () => {
  const gathering = await Gathering.of(server, PEOPLE, { onPages: ['Ada', 'Ben'], readyAlone: false });
  const [ada, ben, cho] = [gathering.page('Ada'), gathering.page('Ben'), gathering.player('Cho')];
  const wall = await gathering.wall();
  await ada.getByTestId('start').click();
  for (const page of [ada, ben]) await page.getByTestId('ready').click();
  await cho.until('roles', ({ room }) => room?.roles !== undefined);
  await cho.command({ do: 'ready' });
  // Dov and Eve are here, and never say ready. The others ask for a clock.
  const menu = await sheet(ada, ada.getByTestId('menu'));
  await menu.getByTestId('clock-needs').getByText('3 of the 5 who are asked must agree.').waitFor();
  await expectRoom(ada, 'the menu with a call for a clock', []);
  await menu.getByTestId('call-clock').click();
  await noSheet(ada);
  await wall.getByTestId('call').getByText('Someone asks for a time limit').waitFor();
  await ben.getByTestId('call').getByText('Someone asks for a time limit').waitFor();
  await ben.getByTestId('agree').click();
  await cho.until('a call', ({ room }) => room?.call !== undefined);
  await cho.command({ do: 'agree', call: cho.room?.call?.call ?? 0, yes: true });
  for (const page of [ada, ben, wall]) await page.getByText('The table agreed: a clock runs').first().waitFor();
  expect(await ada.locator('body').textContent()).not.toMatch(/(Ada|Ben|Cho|Dov|Eve) (asked|agreed|said no)/);
  machine.hurry(40);
  await ada.getByTestId('board').waitFor();
  await expect.poll(() => cho.room?.phase, { timeout: 120_000 }).toBe('over');
  await ada.getByTestId('rematch').waitFor({ timeout: 120_000 });
});
