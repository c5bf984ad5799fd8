import type { Page } from '@reseau/browserkit';
import type { ServerUnderTest } from './server-under-test.ts';

/** What the people at a table want to do; where it cannot be done, they do the next best thing. */
export interface Will {
  readonly approve?: boolean;
  /** Mission cards, the most wanted first. */
  readonly cards?: readonly string[];
  /** Whom a leader sends, by seat numbers, the most wanted first. */
  readonly team?: readonly number[];
  /** Whom somebody names who is asked this. */
  readonly names?: Readonly<Record<string, readonly number[]>>;
}

export interface Deed {
  readonly did: string;
  /** The question of a module that it answered. */
  readonly ask?: string;
  /** What was chosen, where it was a card or a button. */
  readonly chose?: string;
  /** What is on stage. */
  readonly scene?: string;
}

/** How a question or a scene is called. */
const nameOf = ({ ask, scene }: Deed): string | undefined => (scene === undefined ? ask : `scene ${scene}`);

const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];

/** Friends who come to one table after the other, each on the narrowest of phones. */
export class Friends {
  readonly #server: ServerUnderTest;
  /** By language. */
  readonly #pages = new Map<string, Page[]>();

  constructor(server: ServerUnderTest) {
    this.#server = server;
  }

  /** So many of them in one lobby; the first is the host. */
  async sit(seats: number, locale = 'en'): Promise<readonly Page[]> {
    const pages = this.#pages.get(locale) ?? [];
    this.#pages.set(locale, pages);
    while (pages.length < seats) {
      pages.push(await this.#server.page({ locale, width: 320, height: 568, workerless: true, stays: true }));
    }
    return await takeSeats(pages.slice(0, seats));
  }
}

async function takeSeats(people: readonly Page[]): Promise<readonly Page[]> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody came');
  await host.goto('/');
  await host.getByRole('textbox').first().fill('Ada');
  await host.getByTestId('open-table').click();
  await host.getByTestId('lobby').waitFor();
  const { pathname } = new URL(host.url());
  // One after the other: the order in which they sit down is the order of the seats.
  for (const [index, page] of guests.entries()) {
    await page.goto(pathname);
    await page
      .getByRole('textbox')
      .first()
      .fill(NAMES[index + 1] ?? '');
    await page.getByTestId('take-seat').click();
    await page.getByTestId('lobby').waitFor();
  }
  return people;
}

/** The character on somebody's card, as it shows while it is held. */
export async function held(page: Page): Promise<{ readonly character: string; readonly text: string }> {
  // A scene may open with the deal; it has the page to itself.
  while (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
  await page.getByTestId('hold-card').focus();
  await page.keyboard.down('Space');
  const card = page.locator('[data-character]');
  const character = (await card.getAttribute('data-character')) ?? '';
  const text = (await card.textContent()) ?? '';
  await page.keyboard.up('Space');
  await card.waitFor({ state: 'detached' });
  return { character, text };
}

/** One tap, as the screen allows it and as this person wants it. What was never seen before is not touched yet. */
const act = (page: Page, will: Will, seen: ReadonlySet<string>): Promise<Deed> =>
  page.evaluate(
    ({ wanted, known }): Deed => {
      const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const isOpen = (element: Element | null): element is HTMLButtonElement =>
        element instanceof HTMLButtonElement && !element.disabled;
      const dock = find('dock');
      const ask = dock?.dataset['ask'];
      const did = (what: string, chose?: string): Deed => ({
        did: what,
        ...(ask === undefined ? {} : { ask }),
        ...(chose === undefined ? {} : { chose }),
      });
      const first = (numbers: readonly number[], seats: readonly HTMLElement[]) =>
        numbers.flatMap((seat) => seats.find((one) => one.dataset['testid'] === `seat-${seat}`) ?? [])[0] ?? seats[0];

      const scene = find('stage')?.querySelector<HTMLElement>('[data-scene]')?.dataset['scene'];
      if (scene !== undefined) return { did: known.includes(`scene ${scene}`) ? 'stage' : 'look', scene };
      if (find('ending') !== null) return { did: 'over' };
      if (dock === null || find('change') !== null) return { did: 'wait' };
      const acts = ['name', 'pass', 'hand-over', 'seal'].some((id) => find(id) !== null);
      if (ask !== undefined && acts && !known.includes(ask)) return { did: 'look', ask };

      const aims = [...document.querySelectorAll<HTMLElement>('[data-testid="missions"] button')];
      if (aims.length > 0 && aims.every((aim) => aim.getAttribute('aria-pressed') === 'false')) {
        aims[0]?.click();
        return did('aim');
      }
      for (const id of ['propose', 'hand-over', 'name']) {
        const button = find(id);
        if (!isOpen(button)) continue;
        button.click();
        return did(id);
      }

      const choices = [...dock.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      const checked = choices.findIndex((one) => one.checked);
      const seal = find('seal');
      if (checked >= 0 && isOpen(seal)) {
        const chose = choices[checked]?.value;
        seal.click();
        return did('seal', chose);
      }
      const isPlot = find('hand-over') !== null;
      if (choices.length > 0 && !(isPlot && checked >= 0)) {
        const ranked = [wanted.approve === false ? 'reject' : 'approve', ...(wanted.cards ?? ['success'])];
        const rank = (choice: HTMLInputElement) => {
          const at = ranked.indexOf(choice.value);
          return at < 0 ? ranked.length : at;
        };
        const order = choices.toSorted((a, b) => rank(a) - rank(b));
        // The next best after one that cannot be laid.
        const current = choices[checked];
        const next = current === undefined ? order[0] : order[(order.indexOf(current) + 1) % order.length];
        next?.click();
        return did('choose', next?.value);
      }

      const seats = [...document.querySelectorAll<HTMLElement>('button.pickable')];
      const free = seats.filter((seat) => seat.getAttribute('aria-pressed') === 'false');
      const isNamed = seats.length > free.length;
      const pass = find('pass');
      const names = ask === undefined ? wanted.team : wanted.names?.[ask];
      // Somebody who may also do nothing tries once, and is told if there is nothing to be done.
      if (isOpen(pass) && (isNamed || free.length === 0)) {
        pass.click();
        return did('pass');
      }
      const next = first(names ?? [], free);
      next?.click();
      return did(next === undefined ? 'wait' : 'seat');
    },
    { wanted: will, known: [...seen] },
  );

/** One tap towards the end of the match, past whatever is on stage. */
export async function tapOn(page: Page, will: Will = {}): Promise<void> {
  const { did, ask, scene } = await act(page, will, new Set());
  if (scene !== undefined) await page.keyboard.press('Escape');
  else if (did === 'look' && ask !== undefined) await act(page, will, new Set([ask]));
}

interface Watch {
  /** Called once for every question and every scene that shows for the first time. */
  look(page: Page, name: string): Promise<void>;
  /** What need not be looked at again. */
  readonly seen: Set<string>;
}

/** Two for each of the scenes that may follow each other, and some that came before the page had answered. */
const MOST_HURRIED = 60;

/** Everybody does what is asked of them until the match is over, and all that was done is told. */
export async function playOut(people: readonly Page[], will: Will, { look, seen }: Watch): Promise<readonly Deed[]> {
  const deeds: Deed[] = [];
  /** How often in a row each has pressed Escape. */
  let hurried: readonly number[] = [];
  for (let turns = 0; turns < 4000; turns += 1) {
    const now = await Promise.all(
      people.map(async (page) => {
        const deed = await act(page, will, seen);
        if (deed.did === 'stage') await page.keyboard.press('Escape');
        return deed;
      }),
    );
    for (const [index, deed] of now.entries()) {
      const name = nameOf(deed);
      const page = people[index];
      if (deed.did !== 'look' || name === undefined || page === undefined || seen.has(name)) continue;
      seen.add(name);
      await look(page, name);
    }
    deeds.push(...now);
    hurried = now.map(({ did }, index) => (did === 'stage' ? (hurried[index] ?? 0) + 1 : 0));
    if (Math.max(...hurried) > MOST_HURRIED) throw new Error('playOut: a scene does not answer to Escape');
    if (now.every(({ did }) => did === 'over')) return deeds;
    if (now.every(({ did }) => did === 'wait' || did === 'over')) await people[0]?.waitForTimeout(15);
  }
  throw new Error(`stuck at: ${await people[0]?.getByTestId('headline').textContent()}`);
}
