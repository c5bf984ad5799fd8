import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { hurryBots, openAlone } from './alone.ts';
import { tapOn } from './people.ts';

/** What one sees at a secret moment, but for the seats and the headline, which know who "you" are and who leads, and for names. */
export interface Seen {
  readonly at: string;
  readonly parts: readonly string[];
}

/** Every part of the page that can be seen: what it is, how it stands, and where. */
export async function seenOn(page: Page, names: readonly string[]): Promise<Seen> {
  return page.evaluate((people) => {
    const nameless = (text: string): string => people.reduce((rest, name) => rest.replaceAll(name, '…'), text);
    const dock = document.querySelector<HTMLElement>('[data-testid="dock"]');
    const curtain = document.querySelector<HTMLElement>('[data-testid="curtain"]');
    const isSeat = (one: Element) =>
      one.closest('.seats, [data-testid^="seat-"], h1, h2, main header, .tracks, [data-testid="announcer"]') !== null;
    const parts = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && !isSeat(one) && one.closest('svg') === null)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const own = [...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join(' ');
        const state = ['disabled', 'aria-disabled', 'aria-pressed', 'aria-checked', 'data-testid', 'data-done']
          .map((name) => one.getAttribute(name) ?? '')
          .join();
        // Where a name stands, its length is no secret.
        const box = nameless(own) === own ? [x, y, width, height].map(Math.round).join() : '';
        return nameless(`${one.tagName} ${one.className} ${state} ${box} ${own}`);
      });
    const at = curtain !== null ? `curtain ${curtain.dataset['done']}` : (dock?.dataset['phase'] ?? 'roles');
    return { at, parts };
  }, names);
}

/** In the lobby: these come to the device, too. */
export async function addPeople(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByTestId('add-person').click();
    await page.getByTestId('person-name').fill(name);
    await page.getByTestId('add-here').click();
    await page.getByTestId('members').getByText(name, { exact: true }).waitFor();
  }
}

/** A table on this device, with all of them in its lobby. */
export async function playHere(page: Page, game: GameId, [first = '', ...others]: readonly string[]): Promise<void> {
  await hurryBots(page);
  await page.goto('/');
  await openAlone(page, game, first);
  await addPeople(page, others);
}

/** A voice for a browser that has none. Tells what it was given to say. */
export async function stubVoice(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { lang: 'en-GB' };
    const synthesis = {
      getVoices: () => [voice],
      addEventListener: () => undefined,
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => undefined,
    };
    class Utterance {
      lang = '';
      voice: unknown = undefined;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'said') as readonly string[] | undefined) ?? []);
}

/** One deed at a device that goes round, whatever it shows; curtains are opened unless somebody else does that. */
export async function tapPassed(page: Page, tap: (page: Page) => Promise<void> = tapOn, opens = true): Promise<void> {
  const shows = (id: string) => page.getByTestId(id).isVisible();
  const quick = { timeout: 1000 };
  try {
    if (await shows('stage')) await page.keyboard.press('Escape');
    else if (await shows('curtain')) await openCurtain(page, opens);
    else if (await shows('ready')) {
      if (await page.getByTestId('ready').isEnabled(quick)) await page.getByTestId('ready').click(quick);
    } else if (await shows('pass')) await page.getByTestId('pass').click(quick);
    else await tap(page);
  } catch (error) {
    // The device went on under the finger.
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  }
}

/** Where time can be made to leap, nobody waits for a device that is covered. */
async function openCurtain(page: Page, opens: boolean): Promise<void> {
  const isDone = (await page.getByTestId('curtain').getAttribute('data-done', { timeout: 1000 })) === 'true';
  if (isDone) await page.clock.fastForward(4000);
  else if (opens) await page.getByTestId('i-am').click({ timeout: 1000 });
}
