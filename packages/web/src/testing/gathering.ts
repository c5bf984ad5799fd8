import { accessibilityProblems, type Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { Joined } from '@reseau/protocol';
import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect } from 'vitest';
import { type Device, holdSeat, type ServerUnderTest } from './server-under-test.ts';
import { faultsOf } from './tour/geometry.ts';
import { resize, type SizeName } from './tour/sizes.ts';
import { settled } from './tour/still.ts';

interface Wishes {
  readonly game?: GameId;
  /** Who has a page; the others are on a line alone. */
  readonly onPages?: readonly string[];
  readonly device?: Device;
  /** Those without a page tap Ready by themselves. */
  readonly readyAlone?: boolean;
}

/** People at one table, the first of them its host, some with a page before them. */
export class Gathering {
  readonly code: string;
  readonly #server: ServerUnderTest;
  readonly #passes = new Map<string, Joined>();
  readonly #pages = new Map<string, Page>();
  readonly #players = new Map<string, Player>();

  private constructor(server: ServerUnderTest, code: string) {
    this.#server = server;
    this.code = code;
  }

  static async of(server: ServerUnderTest, names: readonly string[], wishes: Wishes = {}): Promise<Gathering> {
    const { game = 'resistance', onPages = [], device = {}, readyAlone = true } = wishes;
    const [host = 'Ada', ...guests] = names;
    const opened = await openRoom(server.base, host, game);
    const gathering = new Gathering(server, opened.code);
    gathering.#passes.set(host, opened);
    for (const guest of guests) gathering.#passes.set(guest, await joinRoom(server.base, opened.code, guest));
    for (const name of names) {
      if (onPages.includes(name)) await gathering.openPage(name, device);
      else await gathering.call(name, readyAlone);
    }
    return gathering;
  }

  /** Somebody comes later, to the bench if a match is on. */
  async join(name: string, device: Device = {}): Promise<Page> {
    this.#passes.set(name, await joinRoom(this.#server.base, this.code, name));
    return await this.openPage(name, device);
  }

  pass(name: string): Joined {
    return found(this.#passes, name);
  }

  page(name: string): Page {
    return found(this.#pages, name);
  }

  player(name: string): Player {
    return found(this.#players, name);
  }

  async openPage(name: string, device: Device = {}): Promise<Page> {
    const page = await this.#server.page({ workerless: true, ...device });
    await holdSeat(page, this.pass(name));
    await page.goto(`/t/${this.code}`);
    await page.locator('header [data-state="online"]').waitFor();
    this.#pages.set(name, page);
    return page;
  }

  async call(name: string, readiesItself = true): Promise<Player> {
    const player = await new Player(this.#server.base, this.pass(name), undefined, { readiesItself }).ready();
    this.#players.set(name, player);
    return player;
  }

  /** The television of this table. */
  async wall(): Promise<Page> {
    const wall = await this.#server.page({ width: 1280, height: 720, workerless: true });
    await wall.goto(`/t/${this.code}/screen`);
    await wall.locator('main').waitFor();
    return wall;
  }
}

function found<T>(all: ReadonlyMap<string, T>, name: string): T {
  const one = all.get(name);
  if (one === undefined) throw new Error(`gathering: ${name} is not here`);
  return one;
}

const SIZES: readonly SizeName[] = ['320x568', '844x390', '390x844-large'];

/** Nothing collides, is cut, or is hidden from those who see little, on a small phone, a turned one, and with large letters. */
export async function expectRoom(page: Page, name: string, inSight: readonly string[] = []): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await resize(page, size);
    await settled(page);
    const demands = { inSight: size.endsWith('-large') ? [] : inSight, touched: true, whole: false };
    const faults = [...(await faultsOf(page, demands)), ...(await accessibilityProblems(page))];
    expect({ name, size, faults }).toEqual({ name, size, faults: [] });
  }
  await resize(page, '390x844');
  if (before !== null) await page.setViewportSize(before);
}
