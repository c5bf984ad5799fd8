import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@reseau/games';
import { MemoryStore } from '@reseau/server';
import { afterAll, describe, expect, test } from 'vitest';
import { actionInWords } from './testing/monkey/chooser.ts';
import { Coverage, ELSEWHERE } from './testing/monkey/coverage.ts';
import { MonkeyEvening } from './testing/monkey/evening.ts';
import { namedControls } from './testing/monkey/named-controls.ts';
import { OUTINGS } from './testing/monkey/outings/catalogue.ts';
import { Walk } from './testing/monkey/outings/walk.ts';
import { BOTS, type Evening, type Plan, TIMINGS } from './testing/monkey/plan.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

/** Where what went wrong is kept. */
const FOLDER = join(tmpdir(), 'reseau-monkey');
const pictureIn = (name: string) => (device: string) => join(FOLDER, `${name} ${device}.png`);

const server = new ServerUnderTest();
const components = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((path) => ({ path, source: readFileSync(join(import.meta.dirname, path), 'utf8') }));
const { named: NAMED } = namedControls(components);
const coverage = new Coverage(NAMED);

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
    const evening = await new MonkeyEvening(server, plan).play({ pictureOf: pictureIn(plan.seed) });
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
      const walk = new Walk(server, store, pictureIn(outing.name));
      const fault = await walk.go(outing.go, outing.name, STRAYS);
      coverage.add(walk.deeds);
      const last = fault === undefined ? [] : walk.deeds.slice(-60).map(actionInWords);
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
  const evening = await new MonkeyEvening(server, plan, deeds).play({ pictureOf: pictureIn(plan.seed) });
  console.log(told(evening));
  expect(evening.fault).toBeUndefined();
});
