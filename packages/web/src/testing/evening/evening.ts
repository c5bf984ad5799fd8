import type { Page } from '@reseau/browserkit';
import type { Kind, Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import { MemoryStore } from '@reseau/server';
import { Player, playInStore } from '@reseau/server/testing';
import { expect } from 'vitest';
import { readyOn } from '../begin.ts';
import { ServerUnderTest } from '../server-under-test.ts';
import { noSheet } from '../tables.ts';
import { Cast, past, reach, shownOn, there } from './cast.ts';
import { type Promised, Promises } from './promise.ts';

/** What an evening needs to know of its game. */
export interface Played {
  readonly game: GameId;
  readonly bots: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the table's own clock says it will do, if one runs. */
  readonly clock?: readonly Promised[];
  /** Steps that ask and need not come in this match: those that cannot with these options, or hang on what is drawn. */
  readonly unasked?: readonly string[];
  /** One deed of whoever is asked on this page, if anything is asked. */
  tap(page: Page): Promise<void>;
  /** What every screen must name at the end, by the rules. */
  winner(table: Kind['table']): string | undefined;
}

const PATIENCE = { timeout: 60_000 };

/** An evening at one table, in which all goes wrong that does among people, and nothing ever stops it. */
export class Evening {
  readonly #played: Played;
  readonly #store: MemoryStore;
  readonly #cast: Cast;
  readonly #base: () => string;
  #recovery = '';
  /** Whoever plays in person at the moment. */
  readonly #playing: readonly string[] = ['Ada', 'Ben', 'Fay'];
  /** The kinds of question at which all have reloaded while somebody was asked. */
  readonly #reloaded = new Set<string>();
  /** What the table's own clock has said it would do, all evening long. */
  readonly #promises: Promises;
  /** Hears what everybody hears. */
  #screen: Player | undefined;

  private constructor(played: Played, store: MemoryStore, server: ServerUnderTest) {
    this.#played = played;
    this.#store = store;
    this.#cast = new Cast(server);
    this.#base = () => server.base;
    this.#promises = new Promises(played.clock ?? [], () => this.#play());
  }

  /** To be called where the tests of a file are gathered. */
  static of(played: Played): Evening {
    const store = new MemoryStore();
    const timings = { linger: 0, holdsUp: 500, grace: 4000, callAgain: 0, comeBack: 0 };
    return new Evening(played, store, new ServerUnderTest({ seed: `evening ${played.game}`, timings }, store));
  }

  async spend(): Promise<void> {
    await this.#gather();
    await this.#lookAtRoles();
    await this.#comeLate();
    await this.#standIn();
    await this.#loseDevice();
    await this.#pause();
    if (this.#played.clock !== undefined) await this.#outrunClock();
    await this.#takeSeat();
    await this.#playOut();
    await this.#seeResult();
    await this.#loseHost();
    await this.#playAgain();
  }

  get #people(): readonly Page[] {
    return this.#playing.map((name) => this.#cast.of(name));
  }

  /** Whoever plays in person, and where. */
  get #asked() {
    return this.#playing.map((name) => ({
      page: this.#cast.of(name),
      seat: (this.#screen?.room?.members.findIndex((member) => member.name === name) ?? -1) as Seat,
    }));
  }

  async #gather(): Promise<void> {
    const { game, bots, options, clock } = this.#played;
    const ada = await this.#cast.open('Ada', '/', { width: 1280, height: 800 });
    await ada.getByTestId(`game-${game}`).check();
    await ada.getByRole('textbox').first().fill('Ada');
    await ada.getByTestId('open-table').click();
    await ada.getByTestId('lobby').waitFor();
    this.#cast.code = (await ada.getByTestId('code').textContent())?.trim() ?? '';
    const ben = await this.#cast.arrive('Ben');
    this.#recovery = (await ben.getByTestId('recovery').textContent()) ?? '';
    await this.#cast.open('television', `/t/${this.#cast.code}/screen`, { width: 1920, height: 1080 });
    await this.#cast.open('watcher', `/t/${this.#cast.code}/watch`, { width: 844, height: 390 });
    for (let bot = 0; bot < bots; bot += 1) {
      await ada.getByTestId('add-bot-easy').click();
      await ada
        .getByTestId('members')
        .locator('li')
        .nth(2 + bot)
        .waitFor();
    }
    const token = await ada.evaluate((code) => localStorage.getItem(`reseau:seat:${code}`), this.#cast.code);
    const host = await new Player(
      this.#base(),
      { code: this.#cast.code, token: token?.split(' ')[0] ?? '' },
      undefined,
      {
        readiesItself: false,
      },
    ).ready();
    if (clock !== undefined)
      expect(await host.command({ do: 'clock', alone: 30, together: 30, talk: 0 })).toMatchObject({ t: 'done' });
    if (options !== undefined) expect(await host.command({ do: 'options', options })).toMatchObject({ t: 'done' });
    expect(await host.command({ do: 'standIns', on: true })).toMatchObject({ t: 'done' });
    await host.drop();
    this.#screen = await new Player(this.#base(), { code: this.#cast.code }).ready();
    await this.#cast.reloadAll();
  }

  async #lookAtRoles(): Promise<void> {
    const [ada, ben] = [this.#cast.of('Ada'), this.#cast.of('Ben')];
    await ada.getByTestId('start').click();
    for (const page of [ada, ben]) await page.getByTestId('roles').waitFor();
    await this.#cast.reloadAll();
    await readyOn(ada, ben);
    for (const page of [ada, ben]) await page.getByTestId('board').waitFor();
  }

  /** Fay finds the match under way, asks for the seat of a bot, and plays in it once the host agrees. */
  async #comeLate(): Promise<void> {
    const fay = await this.#cast.arrive('Fay', { width: 320, height: 568 });
    const ada = this.#cast.of('Ada');
    await past(fay);
    await fay.getByTestId('ask-seat').click();
    await fay.getByRole('dialog').locator('[data-testid^="claim-"]').first().click();
    await noSheet(fay);
    await this.#reloadAll();
    await past(ada);
    await ada.getByTestId('grant').click();
    await fay.getByTestId('bench').waitFor({ state: 'detached' });
  }

  /** Ben goes, and a bot plays on until the page is opened again. */
  async #standIn(): Promise<void> {
    const ben = this.#cast.of('Ben');
    await ben.goto('/about');
    await this.#told('a bot for Ben', ({ members }) => members[1]?.standIn === true);
    await ben.goto(`/t/${this.#cast.code}`);
    await there(ben);
    await this.#told('Ben again', ({ members }) => members[1]?.kind === 'person');
  }

  /** Ben's phone is in the canal; another one has the seat, for the letters that were written down. */
  async #loseDevice(): Promise<void> {
    await this.#cast.lose('Ben');
    const ben = await this.#cast.open('Ben', `/t/${this.#cast.code}`);
    await ben.getByTestId('lost').click();
    await ben.getByRole('textbox').fill(this.#recovery);
    await ben.getByTestId('bring-seat').click();
    await there(ben);
    await ben.getByTestId('bench').waitFor({ state: 'detached' });
    await this.#told('Ben in person', ({ members }) => members[1]?.kind === 'person' && members[1].online);
  }

  async #pause(): Promise<void> {
    const ada = this.#cast.of('Ada');
    await reach(ada, 'menu', 'call-pause');
    await this.#benAgrees();
    await this.#told('a pause', ({ paused }) => paused === true);
    await this.#cast.reloadAll();
    for (const page of this.#cast.all) await page.getByTestId('paused').waitFor();
    await ada.getByTestId('ask-resume').click();
    await this.#benAgrees();
    await this.#told('the match again', ({ paused }) => paused !== true);
    for (const page of this.#cast.all) await page.getByTestId('paused').waitFor({ state: 'detached' });
  }

  /** In the middle of the match Ben has a say, and Fay has not, who was given her seat. */
  async #benAgrees(): Promise<void> {
    const [ben, fay] = [this.#cast.of('Ben'), this.#cast.of('Fay')];
    await past(ben);
    await ben.getByTestId('agree').waitFor();
    expect(await fay.getByTestId('agree').count()).toBe(0);
    await this.#agree([ben]);
  }

  async #agree(pages: readonly Page[]): Promise<void> {
    for (const page of pages) {
      await past(page);
      await page.getByTestId('agree').click();
    }
  }

  /** Nobody answers; the clock does, and what it had said it would. */
  async #outrunClock(): Promise<void> {
    await this.#promises.outrun(this.#asked);
    const fay = this.#cast.of('Fay');
    await reach(fay, 'dossier', 'tab-log');
    await fay
      .getByTestId('log')
      .getByText(/ran out/i)
      .first()
      .waitFor();
    await fay.reload();
    await there(fay);
  }

  /** Ben is called away; Gus, who came too late for a seat, asks for that one, and has it until Ben is back. */
  async #takeSeat(): Promise<void> {
    const gus = await this.#cast.arrive('Gus');
    const [ada, ben] = [this.#cast.of('Ada'), this.#cast.of('Ben')];
    await ben.goto('/about');
    await this.#told('Ben away', ({ members }) => !(members[1]?.online ?? true) || members[1]?.standIn === true);
    await expect
      .poll(async () => {
        if (await gus.getByTestId('withdraw').isVisible()) return true;
        await reach(gus, 'ask-seat', 'claim-m2');
        // A moment too early is told on the sheet: once more.
        return await gus.getByTestId('withdraw').isVisible();
      }, PATIENCE)
      .toBe(true);
    for (const page of [ada, gus]) {
      await page.reload();
      await there(page);
    }
    await past(ada);
    await ada.getByTestId('grant').click();
    await gus.getByTestId('bench').waitFor({ state: 'detached' });
    await this.#told('Gus in the seat of Ben', ({ members }) => members[1]?.name === 'Gus');
    await ben.goto(`/t/${this.#cast.code}`);
    await there(ben);
    await this.#told('Ben in his seat, and Gus on the bench', ({ members, bench }) =>
      [members[1]?.name === 'Ben', bench.some(({ name }) => name === 'Gus')].every(Boolean),
    );
  }

  /** Everybody does what is asked; at each kind of question, each scene and the end, all reload. */
  async #playOut(): Promise<void> {
    const seen = new Set<string>();
    await expect
      .poll(
        async () => {
          if (this.#played.clock !== undefined) await this.#promises.note(this.#asked);
          for (const page of this.#people) {
            const { kind, isAsked } = await shownOn(page);
            const shown = `${kind} ${isAsked}`;
            if (!seen.has(shown)) {
              seen.add(shown);
              await this.#reloadAll();
            } else await this.#played.tap(page);
          }
          return await this.#isOver();
        },
        { timeout: 200_000, interval: 20 },
      )
      .toBe(true);
    if (this.#played.clock !== undefined) await this.#promises.expectKept();
    const { unasked = [] } = this.#played;
    const { game } = await this.#play();
    const asking = (game as unknown as { readonly asking: readonly string[] }).asking;
    const met = asking.filter((step) => this.#reloaded.has(step));
    expect(met).toEqual(expect.arrayContaining(asking.filter((step) => !unasked.includes(step))));
  }

  /** Every device, noting what is asked on them. */
  async #reloadAll(): Promise<void> {
    for (const page of this.#people) {
      const { kind, isAsked } = await shownOn(page);
      if (isAsked) this.#reloaded.add(kind);
    }
    await this.#cast.reloadAll();
  }

  async #play() {
    return await playInStore(this.#store, this.#cast.code);
  }

  async #isOver(): Promise<boolean> {
    return (await this.#play()).isOver;
  }

  /** Phones, laptop, bench, watcher and television say the same, and it is what the rules say. */
  async #seeResult(): Promise<void> {
    const { table } = (await this.#play()).match;
    const winner = this.#played.winner(table);
    expect(winner).toBeDefined();
    const shown = async () =>
      await Promise.all(
        this.#cast.all.map(async (page) => {
          if (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
          const ending = page.getByTestId('ending').first();
          return (await ending.isVisible()) ? await ending.getAttribute('data-winner') : undefined;
        }),
      );
    const all = this.#cast.all.map(() => winner);
    await expect.poll(shown, PATIENCE).toEqual(all);
    await this.#cast.reloadAll();
    await expect.poll(shown, PATIENCE).toEqual(all);
  }

  /** Ada has gone home with the table in her hands; the others agree on somebody else. */
  async #loseHost(): Promise<void> {
    await this.#cast.lose('Ada');
    const [ben, fay, gus] = ['Ben', 'Fay', 'Gus'].map((name) => this.#cast.of(name));
    if (ben === undefined || fay === undefined || gus === undefined) throw new Error('evening: nobody is left');
    await this.#told('Ada gone', ({ members }) => !(members[0]?.online ?? true));
    await reach(ben, 'menu', 'call-host');
    await this.#agree([fay, gus]);
    await this.#told('another host', ({ members }) => !(members[0]?.host ?? true));
  }

  async #playAgain(): Promise<void> {
    const host = await this.#hostPage();
    const all = host.getByTestId('count-all');
    if (await all.isVisible()) await all.click();
    await host.getByTestId('rematch').click();
    await host.getByTestId('lobby').waitFor();
    await this.#told('a seat for Ben again', ({ members }) => members.some(({ name }) => name === 'Ben'));
    await host.getByTestId('members').getByText('Ben').waitFor();
    await this.#cast.reloadAll();
    for (const name of ['Ben', 'Fay', 'Gus']) {
      const page = this.#cast.of(name);
      // Whoever reads the result reads it after a reload, too; the host alone has left it.
      if (page !== host) await this.#leaveResult(page);
      await page.getByTestId('lobby').waitFor();
    }
  }

  async #leaveResult(page: Page): Promise<void> {
    await page.getByTestId('next-game').waitFor({ state: 'attached' });
    const leave = page.getByTestId('follow-table');
    // Whoever has a new recovery code is told of it first.
    if ((await leave.count()) === 0) await page.getByTestId('folded-banners').click();
    await leave.click();
  }

  async #hostPage(): Promise<Page> {
    const { members = [], bench = [] } = this.#screen?.room ?? {};
    return this.#cast.of([...members, ...bench].find(({ host }) => host)?.name ?? '');
  }

  async #told(what: string, isSo: (room: NonNullable<Player['room']>) => boolean): Promise<void> {
    await this.#screen?.until(what, ({ room }) => room !== undefined && isSo(room), PATIENCE.timeout);
  }
}
