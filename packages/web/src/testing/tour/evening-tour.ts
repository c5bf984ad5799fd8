import type { Page } from '@reseau/browserkit';
import { seatsOf } from '@reseau/core';
import type { Joined } from '@reseau/protocol';
import { joinRoom, openRoom, Player, storeMatch } from '@reseau/server/testing';
import { CALLED, Crew } from './crew.ts';
import { hold, letGo } from './still.ts';
import { dismiss, lookAtSheet, sitAt, type Tour, visit } from './tour.ts';

/** Five people, the first of them host, and a page for the first two. */
interface Company {
  readonly places: readonly Joined[];
  readonly host: Page;
  readonly guest: Page;
  readonly players: readonly Player[];
}

const seatIn = <T>(all: readonly T[], seat: number): T => {
  const one = all[seat];
  if (one === undefined) throw new Error(`tour: nobody sits at ${seat}`);
  return one;
};

async function gather(tour: Tour): Promise<Company> {
  const { base } = tour.server;
  const [first = '', ...others] = CALLED.slice(0, 5);
  const opened = await openRoom(base, first);
  const places = [opened];
  for (const name of others) places.push(await joinRoom(base, opened.code, name));
  const players = await Promise.all(
    places.map((place, seat) => new Player(base, place, undefined, { readiesItself: seat > 1 }).ready()),
  );
  const [host, guest] = [await sitAt(tour, opened), await sitAt(tour, seatIn(places, 1))];
  return { places, host, guest, players };
}

/** From the lobby to the result: all that an evening has around its matches. */
export async function tourEvening(tour: Tour): Promise<void> {
  const company = await gather(tour);
  await lookBefore(tour, company);
  const { players, host, guest, places } = company;
  const [first, second] = [seatIn(players, 0), seatIn(players, 1)];
  await second.until('begun', ({ progress }) => progress !== undefined);
  const leader = first.game.turn(first.known.table).must[0] ?? 0;
  const leads = leader === 0 ? host : leader === 1 ? guest : await sitAt(tour, seatIn(places, leader));
  const other = leader === 1 ? host : guest;
  for (const page of [host, guest, leads]) await page.getByTestId('board').waitFor();
  await lookAtAids(tour, leads, other);
  await lookAtCalls(tour, company, other);
  await seatIn(players, leader).move({ type: 'propose', mission: 1, team: [0, 1] });
  await lookAtSeats(tour, company, [2, 3, 4].find((seat) => seat !== leader) ?? 2);
  for (const page of new Set([host, guest, leads])) await page.context().close();
  for (const player of players) player.socket.close();
  await lookAfter(tour);
}

/** The mixes of the host, one that nobody can play, and the moment in which all look at their cards. */
async function lookBefore(tour: Tour, { host, guest, players, places }: Company): Promise<void> {
  const first = seatIn(players, 0);
  await host.getByTestId('mixes').click();
  const name = host.getByRole('dialog').getByRole('textbox').first();
  await name.fill('Vendredi soir');
  await name.press('Enter');
  await host.getByTestId('mix-said').getByText(/./).waitFor();
  await tour.look(host, 'evening-mixes');
  await host.keyboard.press('Escape');
  await first.command({ do: 'options', options: { modules: ['assassin', 'hunter'] } });
  for (const page of [host, guest]) await page.getByTestId('mix-problem').waitFor();
  await tour.look(host, 'evening-mix-host');
  await tour.look(guest, 'evening-mix-guest');
  await first.command({ do: 'options', options: { modules: [] } });
  await first.command({ do: 'clock', alone: 300, together: 300, talk: 60 });
  await first.command({ do: 'start' });
  const watcher = await visit(tour, `/t/${seatIn(places, 0).code}/watch`);
  for (const [page, who] of [
    [host, 'host'],
    [guest, 'guest'],
    [watcher, 'watcher'],
  ] as const) {
    await page.getByTestId('roles').waitFor();
    await page.getByTestId('ready').and(page.locator(':disabled')).waitFor({ state: 'detached' });
    await tour.look(page, `evening-roles-${who}`);
  }
  await watcher.context().close();
  await guest.getByTestId('ready').click();
  await guest.getByTestId('ready').waitFor({ state: 'detached' });
  await tour.look(guest, 'evening-roles-waiting');
  await host.getByTestId('ready').click();
}

/** The clock and what it will do, a team in pencil, notes, marks and signs. */
async function lookAtAids(tour: Tour, leads: Page, other: Page): Promise<void> {
  await leads.getByTestId('more-time').waitFor();
  await tour.look(leads, 'evening-time');
  await leads.getByTestId('seat-2').click();
  await other.getByTestId('thought').waitFor();
  await tour.look(other, 'evening-pencil');
  await lookAtSheet(tour, other, 'seat-3', 'evening-mark');
  await other.getByTestId('dossier').click();
  await other.getByTestId('tab-notes').click();
  await tour.look(other, 'evening-notes-covered');
  await other.getByTestId('show-notes').click();
  await tour.look(other, 'evening-notes');
  await other.keyboard.press('Escape');
  await other.getByTestId('react').click();
  await other.getByTestId('react-yes').waitFor();
  await tour.look(other, 'evening-reactions');
  await other.keyboard.press('Escape');
}

async function agree(players: readonly Player[], kind: 'pause' | 'resume', by: number): Promise<void> {
  await seatIn(players, by).command({ do: 'call', kind });
  for (const player of players) {
    if (player === seatIn(players, by)) continue;
    await player.until('a call', ({ room }) => room?.call !== undefined);
    await player.command({ do: 'agree', call: player.room?.call?.call ?? 0, yes: true });
    if (player.room?.call === undefined) return;
  }
}

/** What is asked of the table, and a pause. */
async function lookAtCalls(tour: Tour, { players }: Company, other: Page): Promise<void> {
  await other.getByTestId('menu').click();
  await other.getByTestId('call-replace').click();
  await other.getByTestId('call-replace').scrollIntoViewIfNeeded();
  await tour.look(other, 'evening-ask-table');
  await other.keyboard.press('Escape');
  await seatIn(players, 2).command({ do: 'call', kind: 'replace', member: 'm4' });
  await other.getByTestId('call').waitFor();
  await tour.look(other, 'evening-call');
  for (const player of players)
    if (player !== seatIn(players, 2) && player !== seatIn(players, 3))
      await player.command({ do: 'agree', call: player.room?.call?.call ?? 0, yes: false });
  await other.getByTestId('call').waitFor({ state: 'detached' });
  await agree(players, 'pause', 3);
  await other.getByTestId('paused').waitFor();
  await tour.look(other, 'evening-paused');
  await agree(players, 'resume', 4);
  await other.getByTestId('paused').waitFor({ state: 'detached' });
}

/** Somebody goes, somebody on the bench asks for the seat, and a bot plays on. */
async function lookAtSeats(tour: Tour, { host, guest, players, places }: Company, gone: number): Promise<void> {
  const first = seatIn(players, 0);
  await first.command({ do: 'standIns', on: false });
  await seatIn(players, gone).until('a vote', ({ options }) => options.length > 0);
  await seatIn(players, gone).drop();
  for (const [page, who] of [
    [host, 'host'],
    [guest, 'guest'],
  ] as const) {
    await dismiss(page);
    await page.getByTestId('absent').waitFor();
    await tour.look(page, `evening-absent-${who}`);
  }
  const bench = await sitAt(tour, await joinRoom(tour.server.base, seatIn(places, 0).code, 'Florentine'));
  await bench.getByTestId('ask-seat').waitFor();
  await tour.look(bench, 'evening-bench');
  await bench.getByTestId('ask-seat').click();
  await bench.getByRole('dialog').waitFor();
  await tour.look(bench, 'evening-seats');
  await bench.getByTestId(`claim-m${gone + 1}`).click();
  await bench.getByTestId('withdraw').waitFor();
  await tour.look(bench, 'evening-asked');
  await host.getByTestId('claim').waitFor();
  await tour.look(host, 'evening-claim');
  await host.getByTestId('deny').click();
  await bench.getByTestId('ask-seat').waitFor();
  await tour.look(bench, 'evening-denied');
  await bench.context().close();
  await hold(guest);
  await first.command({ do: 'standIn', member: `m${gone + 1}` });
  await guest.getByTestId('notice').waitFor();
  await tour.look(guest, 'evening-stand-in');
  await letGo(guest);
}

/** The result, its record, and the way to the next match. */
async function lookAfter(tour: Tour): Promise<void> {
  const characters = ['resistance', 'spy', 'spy', 'resistance', 'resistance'];
  const places = await storeMatch(tour.store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: { modules: [], extras: [] },
    deal: { leader: 0, characters },
  });
  const crew = await Crew.sit(tour.server.base, places);
  const page = await sitAt(tour, seatIn(places, 1));
  await page.getByTestId('board').waitFor();
  // Five teams that nobody wants.
  await crew.playUntil(
    () => false,
    ({ options }) =>
      options.some(({ type }) => type === 'vote')
        ? { type: 'vote', approve: false }
        : { type: 'propose', mission: 1, team: seatsOf(2) },
  );
  await dismiss(page);
  await page.getByTestId('ending').waitFor();
  await page.getByTestId('save-record').click();
  await page.locator('[data-testid="record-state"][data-state]').waitFor();
  await tour.look(page, 'evening-record');
  await crew.at(0).command({ do: 'rematch' });
  await page.getByTestId('follow-table').waitFor();
  await tour.look(page, 'evening-next');
  await page.getByTestId('follow-table').click();
  await page.getByTestId('last-game').waitFor();
  await tour.look(page, 'evening-again');
  crew.leave();
  await page.context().close();
}
