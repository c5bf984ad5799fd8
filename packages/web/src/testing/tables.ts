import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { ClientMessage, Command, ErrorCode, MemberView } from '@reseau/protocol';
import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect } from 'vitest';
import type { Deed, Part } from './controls.ts';
import { type Device, holdSeat, type ServerUnderTest } from './server-under-test.ts';

/** Somebody with a page, and others who sit there without one. */
export interface Table {
  readonly code: string;
  /** The host's page. */
  readonly page: Page;
  /** The same seat as the page's, for what would take a person long. */
  readonly host: Player;
  readonly others: readonly Player[];
}

/** Ada has opened a table; the others have come. Everything moves as it does for most people. */
export async function tableOf(
  server: ServerUnderTest,
  {
    game = 'resistance',
    others = [],
    device = {},
  }: { game?: GameId; others?: readonly string[]; device?: Device } = {},
): Promise<Table> {
  const opened = await openRoom(server.base, 'Ada', game);
  const players: Player[] = [];
  for (const name of others) {
    const seat = await joinRoom(server.base, opened.code, name);
    players.push(await new Player(server.base, seat).ready());
  }
  const page = await server.page({ moving: true, workerless: true, ...device });
  await holdSeat(page, opened);
  await page.goto(`/t/${opened.code}`);
  await page.getByTestId('lobby').waitFor();
  const host = await new Player(server.base, opened).ready();
  return { code: opened.code, page, host, others: players };
}

/** The sheet that is open, once it stands; it is opened by a tap on this if it is not. */
export async function sheet(page: Page, opener: Part): Promise<Part> {
  const dialog = page.getByRole('dialog').last();
  if (!(await dialog.isVisible())) await opener.click();
  await dialog.waitFor();
  return dialog;
}

export const noSheet = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' });

/** What stands in every lobby, whatever the game: the ticket, the seats, the bots, the screen. */
export function lobbyDeeds({ page, host, others }: Table): Readonly<Record<string, Deed>> {
  const members = () => host.room?.members ?? [];
  const addBot: Deed = async (control) => {
    const level = (await control.textContent())?.trim() ?? '';
    await control.click();
    await page.getByTestId('members').getByText(`bot · ${level}`).waitFor();
    await host.until('a bot', () => members().some((member) => member.level === level));
    const bot = members().find((member) => member.level === level)?.id ?? '';
    await host.command({ do: 'kick', member: bot });
    await page.getByTestId('members').getByText(`bot · ${level}`).waitFor({ state: 'detached' });
  };
  const inSheet: Deed = async (control) => {
    await control.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await noSheet(page);
  };
  return {
    'Copy the link': async (control) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await control.click();
      await page.getByRole('button', { name: 'Link copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${host.room?.code}`);
    },
    'In case you lose this device': async (control) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await control.click();
      await page.getByTestId('copy-recovery').click();
      await page.getByRole('button', { name: 'Recovery code copied' }).waitFor();
      const shown = await page.getByTestId('recovery').textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
      await page.getByTestId('written-down').click();
      await page.getByTestId('recovery-card').waitFor({ state: 'detached' });
      await page.reload();
      await page.getByTestId('lobby').waitFor();
      expect(await page.getByTestId('recovery-card').count()).toBe(0);
    },
    // The sheet itself: passing.browser.test.ts.
    'Add someone at this device': inSheet,
    'At this table:': async (control) => {
      await control.click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('table-rules');
    },
    'Watch from the bench': async (control) => {
      await control.click();
      await page.getByTestId('bench').getByText('you').waitFor();
      await page.getByTestId('to-seat').click();
      await page.getByTestId('bench').waitFor({ state: 'detached' });
      await page.getByTestId('members').getByText('you').waitFor();
    },
    'Open the chat': inSheet,
    'Switch to another game': inSheet,
    ...Object.fromEntries(others.map(({ id }) => [`Manage ${nameOf(members(), id)}’s seat`, inSheet])),
    'Change your name': inSheet,
    'Saved mixes': inSheet,
    easy: addBot,
    medium: addBot,
    strong: addBot,
    'Open the table screen': async (control) => {
      const [screen] = await Promise.all([page.context().waitForEvent('page'), control.click()]);
      await screen.getByTestId('screen-lobby').waitFor();
      await screen.close();
    },
  };
}

const nameOf = (members: readonly MemberView[], id: string | undefined): string =>
  members.find((member) => member.id === id)?.name ?? '';

/** From the next load on, these commands are refused on the way, as long as the returned object says so. */
export async function refusing(page: Page, commands: readonly Command['do'][], code: ErrorCode) {
  const refusal = { isOn: true };
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (refusal.isOn && message.t === 'command' && commands.includes(message.command.do)) {
        socket.send(JSON.stringify({ t: 'refused', id: message.id, code }));
      } else server.send(text);
    });
  });
  await page.reload();
  return refusal;
}
