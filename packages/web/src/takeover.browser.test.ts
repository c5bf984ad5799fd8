import { nth } from '@reseau/core';
import type { Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { readyOn } from './testing/begin.ts';
import { everyControl, shown } from './testing/controls.ts';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';
import { dismiss } from './testing/tour/tour.ts';

const server = new ServerUnderTest({ timings: { linger: 0, holdsUp: 0 } });

/** Until a team was voted on: there is a scene that could be played again. */
async function playToVote(players: readonly Player[]): Promise<void> {
  const [first] = players;
  const isVoted = () => first?.memory.facts.some(({ type }) => type === 'voted') === true;
  while (!isVoted()) {
    await first?.until('asked', () => isVoted() || players.some(({ options }) => options.length > 0));
    for (const player of players)
      if (player.options.length > 0 && !isVoted()) await player.move(nth(player.options, 0));
  }
}

/** Ada has a page, three others and a bot sit there; Fay comes to the bench once the match is on. */
async function table() {
  const gathering = await Gathering.of(server, ['Ada', 'Ben', 'Cho', 'Dov'], { onPages: ['Ada'] });
  const ada = gathering.page('Ada');
  await ada.getByTestId('add-bot-easy').click();
  await ada.getByTestId('start').click();
  await readyOn(ada);
  await ada.getByTestId('board').waitFor();
  const host = await gathering.call('Ada');
  await playToVote([host, ...['Ben', 'Cho', 'Dov'].map((name) => gathering.player(name))]);
  await ada.getByTestId('stage').waitFor();
  await dismiss(ada);
  const fay = await gathering.join('Fay');
  await fay.getByTestId('board').waitFor();
  const ben = gathering.player('Ben');
  await ben.until('a bot', ({ room }) => room?.members[4] !== undefined);
  const bot = ben.room?.members[4];
  if (bot === undefined) throw new Error('no bot came');
  return { gathering, ada, fay, bot };
}

test('who watches from the bench asks for a bot’s seat, and plays in it once the host agrees', async () => {
  const { gathering, ada, fay, bot } = await table();
  await fay.getByTestId('bench').getByText('You’re watching this game.').waitFor();
  expect(await fay.getByTestId('hold-card').count()).toBe(0);
  await fay.getByTestId('ask-seat').click();
  await fay.getByTestId(`claim-${bot.id}`).click();
  await noSheet(fay);
  await fay.getByTestId('bench').getByText(`You asked for ${bot.name}’s seat.`).waitFor();
  await ada.getByTestId('claim').getByText(`Fay asks for ${bot.name}’s seat.`).waitFor();
  await expectRoom(ada, 'a claim', ['claim', 'grant', 'deny']);

  // The host says no, in words; asked again, and withdrawn.
  await ada.getByTestId('deny').click();
  await fay.getByTestId('bench').getByText(`You didn’t get ${bot.name}’s seat.`).waitFor();
  await fay.getByTestId('ask-seat').click();
  await fay.getByTestId(`claim-${bot.id}`).click();
  await ada.getByTestId('claim').waitFor();
  await everyControl(shown(fay.getByTestId('bench')), {
    Withdraw: async (control) => {
      await control.click();
      await ada.getByTestId('claim').waitFor({ state: 'detached' });
      await fay.getByTestId('bench').getByText('You’re watching this game.').waitFor();
    },
  });
  await fay.getByTestId('ask-seat').click();
  await fay.getByTestId(`claim-${bot.id}`).click();
  await ada.getByTestId('grant').click();

  // The screen becomes that of the seat, and nothing of the match so far plays again.
  await fay.getByTestId('notice').getByText(`You’ve taken over ${bot.name}’s seat.`).waitFor();
  await fay.getByTestId('hold-card').waitFor();
  expect(await fay.getByTestId('stage').count()).toBe(0);
  await fay.getByTestId('bench').waitFor({ state: 'detached' });
  await ada.getByTestId('notice').getByText(`Fay has taken over ${bot.name}’s seat.`).waitFor();
  await ada.getByTestId('seat-5').getByText('Fay').waitFor();
  await sheet(ada, ada.getByTestId('dossier'));
  await ada.getByTestId('tab-log').click();
  await ada.getByTestId('log').getByText(`Fay has taken over ${bot.name}’s seat.`).waitFor();
  expect(gathering.player('Ben').room?.bench).toEqual([]);
});

test('who was away has the seat again, and whoever played on is refused another, in words', async () => {
  const { gathering, ada, fay, bot } = await table();
  await gathering.player('Cho').drop();
  await fay.getByTestId('ask-seat').click();
  await fay.getByTestId(`claim-${gathering.pass('Cho').id}`).click();
  await ada.getByTestId('grant').click();
  await fay.getByTestId('hold-card').waitFor();
  const cho = await gathering.openPage('Cho');
  await cho.getByTestId('hold-card').waitFor();
  await ada.getByTestId('notice').getByText('Cho is back.').waitFor();
  // Fay watches again; having seen a card, Fay gets no other.
  await fay.getByTestId('bench').waitFor();
  await expect.poll(() => fay.getByTestId('hold-card').count()).toBe(0);
  await fay.getByTestId('ask-seat').click();
  await fay.getByTestId(`claim-${bot.id}`).click();
  const alert = fay.getByRole('dialog').getByRole('alert');
  await alert.getByText('You, or this device, have held another seat in this game.').waitFor();
  await expectRoom(fay, 'the seats to ask for');
});
