import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { type Action, actionInWords, type Chooser } from './testing/monkey/chooser.ts';
import { aimAt, controlsOn } from './testing/monkey/controls.ts';
import { Traces } from './testing/monkey/effects.ts';
import { MonkeyEvening } from './testing/monkey/evening.ts';
import { Finger } from './testing/monkey/finger.ts';
import { BOTS, type Plan, TIMINGS } from './testing/monkey/plan.ts';
import { PLANTS } from './testing/monkey/plants.ts';
import { BACK_TO_TABLE, enterTable, GUESTS, isClear } from './testing/monkey/table.ts';
import { Watch } from './testing/monkey/watch.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS } from './testing/tour/insurrection-moments.ts';
import { IS_WIDE } from './testing/wide.ts';

const server = new ServerUnderTest();

/** Taps the first control that there is. */
const only: Chooser = { patience: 0, next: () => undefined, control: () => 0, returns: () => false };

test('a monkey takes a window of the device for an answer', async () => {
  const page = await server.page();
  const traces = new Traces(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /^Insurrection/ }).check();
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('load-cards').waitFor();
  const control = (await controlsOn(page)).find(({ id }) => id === 'load-cards');
  if (control === undefined) throw new Error('no cards can be loaded');
  const before = await traces.impression();
  await page.getByTestId('load-cards').click();
  expect(await traces.answered(before, control)).toBe(true);
});

test('a monkey that leaves a scene has nothing to wait for', async () => {
  const page = await server.page();
  const watch = new Watch(page);
  await page.goto('/t/NONE');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p data-scene="any">a scene</p>'));
  await watch.complaint(0);
  expect(watch.isUnderWay).toBe(true);
  await page.goto('/');
  await watch.complaint(0);
  expect(watch.isUnderWay).toBe(false);
});

test('a monkey taps a city at the edge of the map where it can be seen', async () => {
  const page = await server.page();
  await page.goto('/');
  // Two thirds of it lie under the edge, and what is there holds the map itself.
  await page.evaluate(() => {
    document.body.innerHTML = `<main style="padding-top: 100px"><div style="overflow: hidden; height: 80px">
      <svg style="margin-top: -10px"><g role="button" data-testid="city-1"><circle cx="50" cy="5" r="20" /></g></svg>
    </div></main>`;
  });
  const controls = await controlsOn(page);
  const aim = await aimAt(
    page,
    controls.findIndex(({ id }) => id === 'city-1'),
  );
  if (typeof aim === 'string') throw new Error(`it lies under ${aim}`);
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.localName, aim);
  expect(hit).toBe('circle');
});

test('a monkey does not complain of an open menu, which goes with the next tap, but of what stays', async () => {
  const page = await server.page();
  await page.goto('/');
  const cover = (attribute: string) =>
    page.evaluate((kind) => {
      document.body.innerHTML = `<main><button style="position: fixed; inset: 0">Below</button>
        <p ${kind} style="position: fixed; inset: 0; margin: 0; width: 100vw; height: 100vh; z-index: 9">Above</p></main>`;
      if (kind === 'popover') document.querySelector<HTMLElement>('[popover]')?.showPopover();
    }, attribute);
  await cover('popover');
  await controlsOn(page);
  expect(await aimAt(page, 0)).toBe('gone');
  // What was out of reach was not tapped.
  const deeds: Action[] = [];
  await new Finger('Ada', page, []).tap(only, 0, (deed) => deeds.push(deed));
  expect(deeds).toEqual([]);
  await cover('data-plain');
  await controlsOn(page);
  expect(await aimAt(page, 0)).toMatch(/^p\./);
});

test('a monkey is not fooled by a control that changes back just before the tap', async () => {
  const page = await server.page();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.innerHTML = '<main><button>Tap again</button></main>';
    const button = document.querySelector('button');
    const turn = () => button?.replaceChildren(button.textContent === 'Done' ? 'Tap again' : 'Done');
    button?.addEventListener('click', turn);
    // The first tap comes when the time is up.
    button?.addEventListener('pointerdown', turn, { once: true });
  });
  expect(await new Finger('Ada', page, []).tap(only, 0, () => {})).toBeUndefined();
  await page.evaluate(() => {
    document.body.innerHTML = '<main><button>Tap again</button></main>';
  });
  expect(await new Finger('Ada', page, []).tap(only, 0, () => {})).toMatchObject({ kind: 'dead' });
});

test('a monkey aims anew at what moves on while the finger is on its way', async () => {
  const page = await server.page();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.innerHTML = '<main><button style="position: fixed; top: 0">Late</button></main>';
    const button = document.querySelector('button');
    if (button === null) return;
    addEventListener('click', ({ target }) => button.append(target === button ? ', tapped' : ', missed'));
    button.scrollIntoView = () => setTimeout(() => button.style.setProperty('top', '300px'));
  });
  await new Finger('Ada', page, []).tap(only, 0, () => {});
  expect(await page.getByRole('button').textContent()).toBe('Late, tapped');
});

test('a monkey sees that a rule is marked when its own number is tapped, and expects nothing of it from then on', async () => {
  const page = await server.page();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.innerHTML = '<main><ul><li id="IL9" tabindex="-1"><a href="/rules#IL9">IL9</a></li></ul></main>';
    const rule = document.querySelector('li');
    document.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      rule?.setAttribute('aria-current', 'true');
      rule?.focus();
    });
  });
  expect(await new Finger('Ada', page, []).tap(only, 0, () => {})).toBeUndefined();
  expect((await controlsOn(page)).map(({ idle }) => idle)).toEqual([true]);
});

test('a monkey finds its way back to a match that is over', async () => {
  const store = new MemoryStore();
  await server.serve({}, store);
  const over = fullestMoments().get('good');
  const [ada] = GUESTS;
  if (over === undefined || ada === undefined) throw new Error('no match, or nobody to come back to it');
  const names = CALLED.slice(0, MOMENT_SEATS);
  const match = {
    game: 'insurrection',
    options: MOMENT_OPTIONS,
    names,
    seed: over.seed,
    entries: over.entries,
  } as const;
  const [place] = await storePlayed(store, match);
  if (place === undefined) throw new Error('nobody came');
  const page = await server.page();
  await holdSeat(page, place);
  await enterTable(page, place.code, ada);
  await expect.poll(() => page.getByTestId('ending').isVisible()).toBe(true);
  // What they look back at is the table as it was, not as it is: nobody can play again there.
  await page.getByTestId('review-together').click();
  await page.getByTestId('replay-controls').waitFor();
  expect(await isClear(page, place.code, ada)).toBe(false);
  await page.getByTestId(BACK_TO_TABLE).click();
  await page.getByTestId('replay-controls').waitFor({ state: 'detached' });
  expect(await isClear(page, place.code, ada)).toBe(true);
});

/** What takes an evening to be noticed is planted by `npm run test:deep`. */
const PLANTED = PLANTS.filter(({ isSoon }) => IS_WIDE || isSoon);

test.each(PLANTED)('a monkey notices $name', { timeout: 300_000 }, async ({ name, game, kind, into }) => {
  await server.serve({ seed: name, timings: TIMINGS });
  const plan: Plan = {
    game,
    seed: name,
    bots: BOTS[game],
    hasClock: false,
    around: 2,
    errands: 60,
    mischief: 1,
    deeds: 60,
    whole: false,
  };
  const evening = await new MonkeyEvening(server, plan).play({ before: into });
  console.log(evening.deeds.slice(-12).map(actionInWords).join('\n'));
  expect(evening.fault?.kind).toBe(kind);
});
