import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { afterEach, expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tourDoors, tourLobby } from './testing/tour/door-tour.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { tourHosting } from './testing/tour/hosting-tour.ts';
import { ornamentFaults } from './testing/tour/ornaments.ts';
import { tourDrama } from './testing/tour/project-drama-tour.ts';
import { tourProject } from './testing/tour/project-tour.ts';
import { tourAbsence, tourMatch } from './testing/tour/resistance-tour.ts';
import { resize, SIZE_NAMES, type SizeName, WALL_SIZES } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import type { Tour } from './testing/tour/tour.ts';
import { tourWall } from './testing/tour/wall-tour.ts';
import { IS_WIDE } from './testing/wide.ts';

const store = new MemoryStore();
// A server that phones can reach: the lobby is then the ordinary one.
const publicUrl = 'https://reseau.example';
const server = new ServerUnderTest(
  { publicUrl, timings: { linger: 0, hostAway: 600_000, holdsUp: 200, comeBack: 0 } },
  store,
);

const ACTIONS = ['move', 'give', 'plan', 'recruit', 'kill', 'craft', 'sabotage'].map((action) => `action-${action}`);

/** What is to be done on a screen: seen without scrolling, however the phone is held. */
const IN_SIGHT: Readonly<Record<string, readonly string[]>> = {
  home: ['open-table'],
  door: ['take-seat'],
  alone: ['start'],
  host: ['start'],
  propose: ['headline', 'hold-card', 'propose', 'seat-1'],
  vote: ['headline', 'hold-card', 'choice-approve', 'choice-reject', 'seal', 'seat-1'],
  'vote-sealed': ['headline', 'hold-card', 'change', 'seat-1'],
  mission: ['headline', 'hold-card', 'choice-success', 'choice-fail', 'seal', 'seat-1'],
  wait: ['headline', 'hold-card', 'seat-1'],
  absent: ['absent', 'headline', 'choice-approve', 'choice-reject', 'seal'],
  ending: ['rematch'],
  act: ['headline', 'status', 'island', 'tab-act', ...ACTIONS, 'done'],
  move: ['status', 'island', 'tab-act', 'done'],
  drawn: ['headline', 'status', 'island', 'tab-act'],
};
/** The smallest phone, turned, shows all that is asked in a match; elsewhere, and with a notice above it, one may scroll. */
const MAY_SCROLL = /-(home|ending)$|^absent$/;
/** Where letters, or the page, are twice as large, one may have to scroll. */
const isPlain = (size: SizeName): boolean => !size.endsWith('-large') && size !== '640x400';
/** A phone that is turned has room for everybody beside what is asked. */
const TURNED: readonly SizeName[] = ['844x390', '568x320'];
const everySeat = (name: string): readonly string[] => {
  const seats = Number(/^resistance-(\d+)-(propose|vote|vote-sealed|mission|wait)$/.exec(name)?.[1] ?? 0);
  return Array.from({ length: seats }, (_, seat) => `seat-${seat + 1}`);
};

/** Seats that leave room unused where there is plenty of it. */
const smallSeats = (page: Page, name: string, size: SizeName): Promise<readonly string[]> =>
  page.evaluate(
    (ids) =>
      ids.flatMap((id) => {
        const { width, height } = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect() ?? {};
        const isLarge = width !== undefined && height !== undefined && width >= 100 && height >= 60;
        return isLarge ? [] : [`${id} is small beside empty space: ${width}×${height} px`];
      }),
    size === '844x390' ? everySeat(name) : [],
  );

/** Whoever must scroll to see all that can be done is shown so, some frames later at the most. */
const unsaidMore = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const isSaid = (): boolean => {
      const dock = document.querySelector('[role="tabpanel"][data-testid="dock"]');
      const isMore = dock !== null && dock.scrollHeight - dock.clientHeight - dock.scrollTop > 16;
      return !isMore || document.querySelector('[data-testid="more-below"]') !== null;
    };
    for (let frame = 0; frame < 60 && !isSaid(); frame += 1) await new Promise(requestAnimationFrame);
    return isSaid() ? [] : ['nothing shows that there is more below'];
  });

const demandsOf = (name: string, size: SizeName) => {
  const isWall = name.includes('-tv');
  const wanted = IN_SIGHT[name.replace(/^(resistance-\d+|doors|lobby-\w+|project)-/, '')] ?? [];
  const ids = [...wanted, ...(TURNED.includes(size) ? everySeat(name) : [])];
  // A laptop shows who comes, who is there and what is played side by side.
  const beside =
    /^lobby-resistance-(alone|host)$/.test(name) && /^(1280x800|1920x1080)$/.test(size) ? ['module-targeting'] : [];
  // Who starts a game against the clock reads so where it is started.
  const paced = /^lobby-project-(alone|host)$/.test(name) ? ['pace'] : [];
  const touched = !isWall && ['320x568', '390x844', '844x390', '568x320'].includes(size);
  return {
    inSight:
      isPlain(size) && !isWall && !(size === '568x320' && MAY_SCROLL.test(name)) ? [...ids, ...beside, ...paced] : [],
    touched,
    whole: isWall && size === '1920x1080',
  };
};

let faults: string[] = [];
let docks: { readonly name: string; readonly size: SizeName; readonly height: number }[] = [];

function tourIn(locale: string, skips: RegExp = /^$/, sizes: readonly SizeName[] = SIZE_NAMES): Tour {
  const look = async (page: Page, name: string): Promise<void> => {
    if (skips.test(name)) return;
    const before = page.viewportSize();
    for (const size of name.includes('-tv') ? WALL_SIZES : sizes) {
      await resize(page, size);
      await settled(page);
      const found = [
        ...(await faultsOf(page, demandsOf(name, size))),
        ...(await ornamentFaults(page)),
        ...(await smallSeats(page, name, size)),
        ...(await unsaidMore(page)),
      ];
      const height = await page.evaluate(
        () => document.querySelector<HTMLElement>('[data-testid="dock"]')?.offsetHeight,
      );
      if (height !== undefined) docks.push({ name, size, height });
      faults.push(...found.map((fault) => `${name} at ${size}: ${fault}`));
    }
    await resize(page, '390x844');
    if (before !== null) await page.setViewportSize(before);
  };
  return { server, store, locale, look, wants: (name) => !skips.test(name) };
}

afterEach(() => {
  faults = [];
  docks = [];
});

const expectSound = (): void => expect(faults).toEqual([]);

test('the doors fit every size', async () => {
  await tourDoors(tourIn('fr'));
  expectSound();
});

test('all that befalls people at a table fits every size', async () => {
  await tourHosting(tourIn('fr'));
  expectSound();
});

test.each([
  ['resistance', 'fr'],
  ['project', 'en'],
] as const)('the lobby of %s fits every size', async (game, locale) => {
  await tourLobby(tourIn(locale), game);
  expectSound();
});

/** Where there is least room for ten. */
const FULLEST: readonly SizeName[] = IS_WIDE ? SIZE_NAMES : ['320x568', '844x390', '1280x800', '390x844-large'];

test.each([
  [5, 'fr'],
  [10, 'en'],
] as const)('The Resistance for %i fits every size', async (seats, locale) => {
  await tourMatch(seats === 10 ? tourIn(locale, /menu|help|dossier|held/, FULLEST) : tourIn(locale), seats);
  expectSound();
  // Nothing moves under a thumb: from question to question the dock keeps its height, but where cards must lie below each other.
  const phases = docks.filter(({ name }) => /-(propose|vote|vote-sealed|mission|wait)$/.test(name));
  const plain = phases.filter(({ size }) => isPlain(size) && size !== '568x320');
  expect(plain.length).toBeGreaterThan(0);
  for (const { name, size, height } of plain) {
    const first = plain.find((one) => one.size === size)?.height;
    expect({ name, size, height }).toEqual({ name, size, height: first });
  }
});

test('on the television of 8 no seat covers what is said', async () => {
  await tourMatch(tourIn('fr', /^(?!.*-tv)/), 8);
  expectSound();
});

test.each([
  [6, 'en'],
  [7, 'fr'],
  [9, 'ja'],
] as const)('on the television of %i, with plot cards before a seat, nothing covers another', async (seats, locale) => {
  await tourWall(tourIn(locale), seats);
  expectSound();
});

test('who is told of an absence still sees what is asked', async () => {
  await tourAbsence(tourIn('en'));
  expectSound();
});

test('Project: Resistance fits every size', async () => {
  await tourProject(tourIn('fr'));
  await tourDrama(tourIn('fr'));
  expectSound();
});
