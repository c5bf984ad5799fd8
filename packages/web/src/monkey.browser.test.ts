import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@reseau/games';
import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { actionInWords, type Chooser } from './testing/monkey/chooser.ts';
import { aimAt, controlsOn } from './testing/monkey/controls.ts';
import { Coverage, ELSEWHERE } from './testing/monkey/coverage.ts';
import { Traces } from './testing/monkey/effects.ts';
import { MonkeyEvening } from './testing/monkey/evening.ts';
import { Finger } from './testing/monkey/finger.ts';
import { namedControls } from './testing/monkey/named-controls.ts';
import { OUTINGS } from './testing/monkey/outings/catalogue.ts';
import { Walk } from './testing/monkey/outings/walk.ts';
import type { Evening, Plan } from './testing/monkey/plan.ts';
import { PLANTS } from './testing/monkey/plants.ts';
import { BACK_TO_TABLE, enterTable, GUESTS, isClear } from './testing/monkey/table.ts';
import { Watch } from './testing/monkey/watch.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS } from './testing/tour/insurrection-moments.ts';

/** Where what went wrong is kept. */
const FOLDER = join(tmpdir(), 'reseau-monkey');

const server = new ServerUnderTest();
const components = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((path) => ({ path, source: readFileSync(join(import.meta.dirname, path), 'utf8') }));
const { named: NAMED } = namedControls(components);
const coverage = new Coverage(NAMED);

/** As in an evening, but sooner: nobody waits a minute for a bot that plays on, or to ask the table again. */
const TIMINGS = { linger: 200, hostAway: 3000, holdsUp: 1000, gone: 1000, grace: 5000, callAgain: 500, call: 8000 };

const BOTS: Readonly<Record<GameId, number>> = { resistance: 3, insurrection: 1, project: 0 };
/** What a match is set to, evening by evening; nothing leaves it as it is. */
const OPTIONS: Readonly<Record<GameId, readonly (Readonly<Record<string, unknown>> | undefined)[]>> = {
  resistance: [undefined, { modules: ['plot'] }, { modules: ['inquisitor', 'targeting'] }],
  insurrection: [undefined],
  project: [
    { clock: 'off', lastTurn: 3 },
    { clock: 'off', lastTurn: 4 },
  ],
};

/** The long run sets these; without them an evening is short enough for every day. */
const IS_WHOLE = process.env['MONKEY_EVENINGS'] !== undefined;
const EVENINGS = Number(process.env['MONKEY_EVENINGS'] ?? 1);
const FIRST = Number(process.env['MONKEY_FIRST'] ?? 1);
const PLAYED = process.env['MONKEY_GAMES']?.split(',') ?? GAME_IDS;
const LENGTH = IS_WHOLE
  ? { around: 50, errands: 40, mischief: 4, deeds: 160 }
  : { around: 8, errands: 2, mischief: 5, deeds: 15 };

/** So many taps by lot where an outing has led. */
const STRAYS = 10;

/** On a busy machine a deed may take two seconds. */
const PATIENCE = 900_000;

function planOf(game: GameId, number: number): Plan {
  const options = OPTIONS[game][(number - 1) % OPTIONS[game].length];
  const set = options === undefined ? {} : { options };
  return {
    game,
    seed: `${game} ${number}`,
    bots: BOTS[game],
    ...set,
    hasClock: number % 2 === 0,
    whole: IS_WHOLE,
    ...LENGTH,
  };
}

/** Tells how it went; what was done is kept, so that a fault can be seen again. */
function told({ plan, deeds, fault, over, again }: Evening): string {
  const words = `${plan.seed}: ${deeds.length} deeds, ${over ? 'played out' : 'broken off'}${again ? ', and again' : ''}`;
  if (fault === undefined) return words;
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${plan.seed.replaceAll(' ', '-')}.json`);
  writeFileSync(file, JSON.stringify({ plan, deeds }, undefined, 1));
  return [
    `${words}; ${fault.kind} on ${fault.device}: ${fault.what}`,
    ...deeds.slice(-12).map(actionInWords),
    `Again: npm run test:monkey -- --replay ${file}`,
  ].join('\n');
}

const replayed = process.env['MONKEY_REPLAY'];

describe.runIf(replayed === undefined)('a monkey plays whole evenings, and finds nothing', () => {
  afterAll(() => console.log(coverage.inWords()));
  const evenings = GAME_IDS.filter((game) => PLAYED.includes(game)).flatMap((game) =>
    Array.from({ length: EVENINGS }, (_, index) => planOf(game, FIRST + index)),
  );
  const outings = OUTINGS.filter(({ name }) => name.includes(process.env['MONKEY_OUTING'] ?? ''));
  test.each(evenings)('$seed', { timeout: PATIENCE }, async (plan) => {
    await server.serve({ seed: plan.seed, timings: TIMINGS });
    const evening = await new MonkeyEvening(server, plan).play();
    coverage.add(evening.deeds);
    console.log(told(evening));
    expect(evening.fault).toBeUndefined();
    expect(evening).toMatchObject(plan.whole ? { over: true, again: true } : {});
  });
  test.runIf(IS_WHOLE && process.env['MONKEY_GAMES'] === undefined).each(outings)(
    'an outing: $name',
    { timeout: PATIENCE },
    async (outing) => {
      const store = new MemoryStore();
      await server.serve({ seed: outing.name, timings: TIMINGS, botPace: 0 }, store);
      const walk = new Walk(server, store, (device) => join(FOLDER, `${outing.name} ${device}.png`));
      const fault = await walk.go(outing.go, outing.name, STRAYS);
      coverage.add(walk.deeds);
      const last = fault === undefined ? [] : walk.deeds.slice(-12).map(actionInWords);
      console.log([`${outing.name}: ${walk.deeds.length} taps`, ...last].join('\n'));
      expect(fault).toBeUndefined();
    },
  );
  // The outings lead to all of them; evenings alone are too few.
  test.runIf(process.env['MONKEY_EVERYTHING'] !== undefined)('every control was tapped', () => {
    expect(coverage.missed).toEqual([]);
  });
});

test.each(Object.entries(ELSEWHERE))('another test taps what a monkey does not: %s', (name, { test: file }) => {
  const text = readFileSync(join(import.meta.dirname, `${file}.browser.test.ts`), 'utf8');
  expect(NAMED).toContain(name);
  expect(text).toContain(name);
});

test.runIf(replayed !== undefined)('what a monkey did is done again', { timeout: PATIENCE }, async () => {
  const { plan, deeds } = JSON.parse(readFileSync(replayed ?? '', 'utf8')) as Pick<Evening, 'plan' | 'deeds'>;
  await server.serve({ seed: plan.seed, timings: TIMINGS });
  const evening = await new MonkeyEvening(server, plan, deeds).play();
  console.log(told(evening));
  expect(evening.fault).toBeUndefined();
});

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
  const only: Chooser = { patience: 0, next: () => undefined, control: () => 0, returns: () => false };
  expect(await new Finger('Ada', page, []).tap(only, 0, () => {})).toBeUndefined();
  await page.evaluate(() => {
    document.body.innerHTML = '<main><button>Tap again</button></main>';
  });
  expect(await new Finger('Ada', page, []).tap(only, 0, () => {})).toMatchObject({ kind: 'dead' });
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
  const only: Chooser = { patience: 0, next: () => undefined, control: () => 0, returns: () => false };
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

test.each(PLANTS)('a monkey notices $name', { timeout: 300_000 }, async ({ name, game, kind, into }) => {
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
  const evening = await new MonkeyEvening(server, plan).play(into);
  console.log(told(evening));
  expect(evening.fault?.kind).toBe(kind);
});
