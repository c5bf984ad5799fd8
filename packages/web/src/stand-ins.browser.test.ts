import type { Page } from '@reseau/browserkit';
import { nth } from '@reseau/core';
import { expect, test } from 'vitest';
import { readyOn } from './testing/begin.ts';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';
import { dismiss } from './testing/tour/tour.ts';

const server = new ServerUnderTest({ timings: { linger: 0, grace: 6000, holdsUp: 500, hostAway: 800 } });

const PEOPLE = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];

async function table(standIns: boolean, onPages: readonly string[]): Promise<Gathering> {
  const gathering = await Gathering.of(server, PEOPLE, { onPages });
  const host = await gathering.call('Ada');
  expect(await host.command({ do: 'standIns', on: standIns })).toMatchObject({ t: 'done' });
  expect(await host.command({ do: 'start' })).toMatchObject({ t: 'done' });
  await readyOn(...onPages.filter((name) => name !== 'Ada').map((name) => gathering.page(name)));
  for (const name of onPages) await gathering.page(name).getByTestId('board').waitFor();
  return gathering;
}

/** Those who are on a line play until a team was voted on, together with whichever bots there are. */
async function playToVote(gathering: Gathering, names: readonly string[]): Promise<void> {
  const players = names.map((name) => gathering.player(name));
  const [first] = players;
  const isVoted = () => first?.memory.facts.some(({ type }) => type === 'voted') === true;
  while (!isVoted()) {
    await first?.until('asked', () => isVoted() || players.some(({ options }) => options.length > 0));
    for (const player of players)
      if (player.options.length > 0 && !isVoted()) await player.move(nth(player.options, 0));
  }
}

const logOf = async (page: Page): Promise<string> => {
  await sheet(page, page.getByTestId('dossier'));
  await page.getByTestId('tab-log').click();
  const told = await page.getByTestId('log').or(page.getByText('Nothing has happened yet.')).textContent();
  await page.keyboard.press('Escape');
  await noSheet(page);
  return told ?? '';
};

test('who goes is waited for in sight of all, then a bot plays on; who comes back has the seat at once', async () => {
  const gathering = await table(true, ['Ada', 'Ben']);
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  await ben.goto('/about');
  await expect.poll(() => ada.getByTestId('absent').textContent()).toMatch(/Ben is away\. A bot takes over in 0:0\d\./);
  await ada.getByTestId('notice').getByText('A bot has taken over for Ben.').waitFor();
  await ada.getByTestId('absent').waitFor({ state: 'detached' });
  await ada.getByTestId('seat-2').getByText('stand-in', { exact: true }).waitFor();
  await playToVote(gathering, ['Ada', 'Cho', 'Dov', 'Eve']);
  await dismiss(ada);

  await ben.goto(`/t/${gathering.code}`);
  await ben.getByTestId('board').waitFor();
  await ben.getByTestId('notice').getByText('Welcome back. Your seat is yours again.').waitFor();
  await ben.getByTestId('hold-card').waitFor();
  // What the bot has done is told to this one alone, until it was read.
  await ben.getByTestId('deputed').getByText('your seat was played for you').waitFor();
  expect(await ada.getByTestId('deputed').count()).toBe(0);
  await expectRoom(ben, 'what was played meanwhile', ['deputed', 'show-deputed']);
  await sheet(ben, ben.getByTestId('show-deputed'));
  await ben
    .getByTestId('deeds')
    .getByText(/^Your vote: (Approve|Reject)$/)
    .waitFor();
  await expectRoom(ben, 'what was played, in a list');
  await ben.keyboard.press('Escape');
  await noSheet(ben);
  await expect.poll(() => ben.getByTestId('deputed').count()).toBe(0);
  await ben.reload();
  await ben.getByTestId('board').waitFor();
  expect(await ben.getByTestId('deputed').count()).toBe(0);
  await ada.getByTestId('notice').getByText('Ben is back.').waitFor();
  await expect.poll(() => ada.getByTestId('seat-2').textContent()).not.toContain('stand-in');
  for (const told of [await logOf(ada), await logOf(ben)]) {
    expect(told).toContain('A bot took over for Ben.');
    expect(told).toContain('Ben came back.');
  }

  // A host who comes back reads that somebody else is host, for as long as it takes.
  await gathering.player('Ada').drop();
  await ada.goto('/about');
  const cho = gathering.player('Cho');
  await cho.until('another host', ({ room }) => room?.members[0]?.host === false);
  const host = cho.room?.members.find((member) => member.host)?.name ?? '';
  await ada.goto(`/t/${gathering.code}`);
  await ada.getByTestId('deposed').getByText(`You’re no longer the host. ${host} is now`).waitFor();
  await expectRoom(ada, 'another host', ['deposed', 'deposed-read']);
  await ada.reload();
  await ada.getByTestId('deposed-read').click();
  await expect.poll(() => ada.getByTestId('deposed').count()).toBe(0);
  await ada.reload();
  await ada.getByTestId('board').waitFor();
  expect(await ada.getByTestId('deposed').count()).toBe(0);
});

test('the host need not wait, and the others see that the match does', async () => {
  const gathering = await table(false, ['Ada', 'Ben']);
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  // The leader proposes; then all are waited for.
  const asked = () =>
    PEOPLE.slice(2)
      .map((name) => gathering.player(name))
      .find(({ options }) => options.length > 0);
  const cho = gathering.player('Cho');
  const [leader = 0] = cho.game.turn(cho.known.table).must;
  const leads = PEOPLE[leader] ?? '';
  if (leader > 1) {
    await cho.until('a leader', () => asked() !== undefined);
    const team = [leader, (leader + 1) % 5];
    await gathering.player(leads).move({ type: 'propose', mission: 1, team });
  } else {
    for (const seat of [1, 2]) await gathering.page(leads).getByTestId(`seat-${seat}`).click();
    await gathering.page(leads).getByTestId('propose').click();
  }
  const gone = gathering.player('Cho');
  await gone.until('a vote', ({ options }) => options.length > 0);
  await gone.drop();
  await ben.getByTestId('absent').getByText('Cho is away. The others can go on for now.').waitFor();
  expect(await ben.getByTestId('absent').getByRole('button').count()).toBe(0);
  await ada.getByTestId('absent').getByRole('button', { name: 'Let a bot take over' }).click();
  for (const page of [ada, ben]) await page.getByTestId('notice').getByText('A bot has taken over for Cho.').waitFor();
});

test('who leaves a match is told that the seat is kept, and finds it on the start page', async () => {
  const gathering = await table(false, ['Ben']);
  const ben = gathering.page('Ben');
  await sheet(ben, ben.getByTestId('menu'));
  await ben.getByTestId('leave').click();
  await ben.getByRole('alert').getByText('Your seat is kept').waitFor();
  await ben.getByTestId('leave-sure').click();
  await ben.getByTestId('open-table').waitFor();
  const cho = gathering.player('Cho');
  await cho.until('a bot', ({ room }) => room?.members[1]?.standIn === true);
  await ben.locator(`a[href="/t/${gathering.code}"]`).click();
  await ben.getByTestId('notice').getByText('Welcome back. Your seat is yours again.').waitFor();
  await ben.getByTestId('hold-card').waitFor();
  await cho.until('a person', ({ room }) => room?.members[1]?.kind === 'person');
});

test('another page of the same device says what became of the seat, and takes it back', async () => {
  const gathering = await table(false, ['Ben']);
  const ben = gathering.page('Ben');
  const second = await ben.context().newPage();
  await second.goto(`/t/${gathering.code}`);
  await second.getByTestId('board').waitFor();
  await sheet(ben, ben.getByTestId('menu'));
  await ben.getByTestId('leave').click();
  await ben.getByTestId('leave-sure').click();
  await second.getByTestId('farewell').getByRole('button').click();
  await second.getByTestId('board').waitFor();
  await second.getByTestId('hold-card').waitFor();
});

test('an absence has room on every phone, and is read by those who see little', async () => {
  const gathering = await table(false, ['Ada']);
  const ada = gathering.page('Ada');
  // Once there is a team, all are waited for, whoever leads.
  const { game, known } = gathering.player('Cho');
  const [leader = 0] = game.turn(known.table).must;
  const proposal = { type: 'propose', mission: 1, team: [leader, (leader + 1) % 5] };
  await gathering.player(PEOPLE[leader] ?? '').move(proposal);
  await gathering.player('Cho').until('a vote', ({ options }) => options.length > 0);
  for (const name of PEOPLE.slice(2)) await gathering.player(name).drop();
  await expect.poll(() => ada.getByTestId('absent').count()).toBeGreaterThan(0);
  await expectRoom(ada, 'absent');
});
