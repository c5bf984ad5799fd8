import type { Page } from '@reseau/browserkit';

/** A window, and how large its owner wants the letters: 16 pixels unless it is said otherwise. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly letters?: number;
}

export const SIZES = {
  '320x568': { width: 320, height: 568 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
  '568x320': { width: 568, height: 320 },
  '768x1024': { width: 768, height: 1024 },
  '1280x800': { width: 1280, height: 800 },
  '1920x1080': { width: 1920, height: 1080 },
  // A laptop whose page is enlarged twice, and devices whose letters are.
  '640x400': { width: 640, height: 400 },
  '320x568-large': { width: 320, height: 568, letters: 32 },
  '390x844-large': { width: 390, height: 844, letters: 32 },
  '1280x800-large': { width: 1280, height: 800, letters: 32 },
} as const satisfies Readonly<Record<string, Size>>;
export type SizeName = keyof typeof SIZES;
/** All but the one that holds ten letters in a line: `large-letters.browser.test.ts` has its own measure for it. */
export const SIZE_NAMES = (Object.keys(SIZES) as readonly SizeName[]).filter((name) => name !== '320x568-large');

/** A television is as wide as it is. */
export const WALL_SIZES: readonly SizeName[] = ['1280x800', '1920x1080'];

const lettersOn = new WeakMap<Page, number>();

/** The page learns of other letters when it learns of them, on a busy machine after the next window. */
function hasLetters(wanted: number): boolean {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size === wanted;
}

/** Gives the page this window; rules that ask for so many rem are asked anew, as they are in a browser with large letters. */
export async function resize(page: Page, name: SizeName): Promise<void> {
  const { width, height, letters = 16 }: Size = SIZES[name];
  if ((lettersOn.get(page) ?? 16) !== letters) {
    lettersOn.set(page, letters);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await session.detach();
    await page.waitForFunction(hasLetters, letters);
    // A script that asks for so many rem hears of other letters only with another window.
    const now = page.viewportSize();
    if (now?.width === width && now.height === height) await page.setViewportSize({ width, height: height + 1 });
  }
  await page.setViewportSize({ width, height });
}
