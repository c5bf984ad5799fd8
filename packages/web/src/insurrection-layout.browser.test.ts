import type { Page } from '@reseau/browserkit';
import { LANGUAGES, type Language } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { expect, test } from 'vitest';
import { en } from './games/insurrection/i18n/en.ts';
import { fr } from './games/insurrection/i18n/fr.ts';
import { ja } from './games/insurrection/i18n/ja.ts';
import { outOfReach } from './testing/layout.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tourLobby } from './testing/tour/door-tour.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { tourInsurrection } from './testing/tour/insurrection-tour.ts';
import { resize, SIZE_NAMES, type SizeName, WALL_SIZES } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import type { Tour } from './testing/tour/tour.ts';
import { isLookedAtIn } from './testing/wide.ts';

const store = new MemoryStore();
const publicUrl = 'https://reseau.example';
const timings = { linger: 0, hostAway: 600_000, holdsUp: 600_000, comeBack: 0 };
const server = new ServerUnderTest({ publicUrl, timings }, store);

const WORDS = { en, fr, ja };

const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);

const TABLE = [...SEATS, 'path', 'marks', 'headline', 'market'];

/** What somebody must be able to see or to reach, on the screens whose names begin so; the longest beginning counts. */
const REACH: Readonly<Record<string, readonly string[]>> = {
  'insurrection-leader': [...SEATS, 'path', 'headline', 'leaders', 'hand', 'act'],
  'insurrection-choose': [...TABLE, 'hand', 'act'],
  'insurrection-discard': [...TABLE, 'hand', 'act'],
  'insurrection-turn': [...TABLE, 'hand', 'act'],
  'insurrection-put': [...TABLE, 'hand', 'put-under', 'put-centre'],
  'insurrection-effect': [...TABLE, 'hand', 'act'],
  'insurrection-wait': [...TABLE, 'hand'],
  'insurrection-scoring': ['page-1', 'page-6', 'pad-total', 'copy-pad', 'csv-pad', 'rematch'],
  'insurrection-help': [],
  'insurrection-dossier': [],
  'insurrection-card': [],
  'lobby-insurrection-host': ['begins', 'locations', 'load-cards', 'start'],
  'lobby-insurrection-guest': ['begins', 'locations'],
  'insurrection-tv-leader': ['path', 'headline'],
  'insurrection-tv': ['path'],
  'insurrection-tv-scoring': ['ending'],
};

/** Where there is little room for what a deed adds to a turn. Elsewhere the fullest turn has shown that there is enough. */
const TIGHT: readonly SizeName[] = ['320x568', '390x844', '844x390', '640x400', '390x844-large', '1280x800-large'];
const isVariant = (name: string): boolean => name.startsWith('insurrection-turn-');

/** Seen without scrolling on a phone, whatever else is asked for. */
const UPRIGHT: readonly SizeName[] = ['320x568', '390x844'];
const TOUCHED: readonly SizeName[] = [...UPRIGHT, '844x390'];
const IN_SIGHT: Readonly<Record<string, readonly string[]>> = {
  'insurrection-leader': [...SEATS, 'headline', 'act'],
  'insurrection-choose': [...SEATS, 'headline', 'hand', 'act'],
  'insurrection-turn': [...SEATS, 'headline', 'act'],
  // Cards of the hand and of the centre are asked for at once: they come before the others' seats.
  'insurrection-turn-trade': ['headline', 'hand', 'act'],
  'insurrection-turn-swear': ['headline', 'hand', 'act'],
  'insurrection-put': [...SEATS, 'headline', 'put-under', 'put-centre'],
  'insurrection-effect-swap': ['headline', 'hand', 'act'],
  'insurrection-effect-gain': [...SEATS, 'headline', 'act'],
  'insurrection-wait': [...SEATS, 'headline'],
};
/** A phone that is turned has the seats in a row above all else: no hand or question lies over them. */
const TURNED: readonly SizeName[] = ['844x390', '568x320', '640x400'];
const TURNED_IN_SIGHT: Readonly<Record<string, readonly string[]>> = {
  'insurrection-leader': [...SEATS, 'counted', 'headline', 'act'],
  'insurrection-choose': [...SEATS, 'counted', 'headline', 'act'],
  'insurrection-discard': [...SEATS, 'counted', 'headline', 'act'],
  'insurrection-turn': [...SEATS, 'counted', 'headline', 'act'],
  'insurrection-put': [...SEATS, 'counted', 'headline', 'put-under', 'put-centre'],
  'insurrection-effect': [...SEATS, 'counted', 'headline', 'act'],
  'insurrection-wait': [...SEATS, 'counted', 'headline'],
};
/** Where there is more room, the marks and the hand too. */
const BESIDE: readonly string[] = ['marks', 'hand'];

function inSightOn(name: string, size: SizeName): readonly string[] {
  if (UPRIGHT.includes(size)) return of(IN_SIGHT, name) ?? [];
  if (!TURNED.includes(size)) return [];
  const wanted = of(TURNED_IN_SIGHT, name) ?? [];
  const isRoomy = size === '844x390' && wanted.length > 0 && name !== 'insurrection-leader';
  return isRoomy ? [...wanted, ...BESIDE] : wanted;
}

function of<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  const start = Object.keys(table)
    .filter((key) => name === key || name.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)[0];
  return start === undefined ? undefined : table[start];
}

const isKnown = (name: string): boolean => of(REACH, name) !== undefined;
/** The sheets over a turn are looked at with it, and the television with the phone. */
const stopOf = (name: string): string =>
  name.replace(/^insurrection-(tv-)?/, '').replace(/^(help|dossier|card)$/, 'turn');

/** A card that asks once more at the end says what it may do. */
async function expectLastWord(page: Page, locale: Language): Promise<void> {
  expect((await page.getByTestId('progress').textContent())?.trim()).toBe(WORDS[locale].endEffects.swap.how);
}

/** Numbers on seats without a picture, or that a screen reader would read without a word. */
async function unsaidNumbers(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const badges = await page
    .getByTestId('seats')
    .locator('button')
    .evaluateAll((seats) =>
      seats.map((seat) => {
        const shown = seat.querySelector('[aria-hidden="true"]:not(svg)');
        return {
          number: /\d+/.exec(shown?.textContent ?? '')?.[0],
          isPictured: shown?.matches('.initiative, :has(svg)') === true,
          text: (seat.textContent ?? '').replaceAll(/\s+/g, ' '),
        };
      }),
    );
  return badges.flatMap(({ number, isPictured, text }) => {
    if (number === undefined) return [];
    const isSaid = words.some((word) => new RegExp(`${word}[\\s:：]*${number}(?!\\d)`).test(text));
    return isSaid && isPictured ? [] : [`nobody is told what ${number} is: ${text}`];
  });
}

function tourIn(
  locale: Language,
  wants: (name: string) => boolean = isKnown,
): { readonly tour: Tour; readonly found: readonly string[] } {
  const found: string[] = [];
  const look = async (page: Page, name: string): Promise<void> => {
    const reach = of(REACH, name);
    if (reach === undefined || !wants(name)) return;
    if (name === 'insurrection-effect-swap') await expectLastWord(page, locale);
    const isWall = name.includes('-tv');
    for (const size of isWall ? WALL_SIZES : isVariant(name) ? TIGHT : SIZE_NAMES) {
      await resize(page, size);
      await settled(page);
      const demands = {
        inSight: inSightOn(name, size),
        touched: !isWall && TOUCHED.includes(size),
        whole: isWall && size === '1920x1080',
      };
      // Asked in one breath, answered in this order.
      const [, faults, beyond, unsaid] = await Promise.all([
        page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
        faultsOf(page, demands),
        outOfReach(page, reach),
        unsaidNumbers(page, [WORDS[locale].seats.inHand, WORDS[locale].card.initiative]),
      ]);
      found.push(...[...faults, ...beyond, ...unsaid].map((problem) => `${name} at ${size} in ${locale}: ${problem}`));
    }
    await resize(page, isWall ? '1920x1080' : '390x844');
  };
  return { tour: { server, store, locale, look, wants }, found };
}

test('every screen fits every window', async () => {
  // All at once: most of the time goes by while a page is drawn.
  const tours = LANGUAGES.map(async (locale) => {
    const { tour, found } = tourIn(locale, (name) => isKnown(name) && isLookedAtIn(locale, stopOf(name)));
    await tourInsurrection(tour);
    return found;
  });
  expect((await Promise.all(tours)).flat()).toEqual([]);
}, 900_000);

test('the lobby fits every window', async () => {
  const { tour, found } = tourIn('fr');
  await tourLobby(tour, 'insurrection');
  expect(found).toEqual([]);
});
