import type { Page } from '@reseau/browserkit';
import type { Crew } from './tour/crew.ts';
import { settled } from './tour/still.ts';

/** Of all at the table, one after the other, whose name is hidden by what they say themselves. */
export async function hiddenNames(page: Page, crew: Crew): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (const player of crew.players) {
    await player.phrase({ says: 'thanks' });
    const { id = '' } = player;
    await page.locator(`[data-testid="speech"][data-from="${id}"]`).waitFor();
    await settled(page);
    hidden.push(...(await page.evaluate(hides, id)));
  }
  return hidden;
}

function hides(member: string): readonly string[] {
  const bubble = document.querySelector(`[data-testid="speech"][data-from="${member}"]`)?.getBoundingClientRect();
  const name = document.querySelector(`[data-member="${member}"] [translate="no"]`)?.getBoundingClientRect();
  if (bubble === undefined || name === undefined) return [`${member} is not there`];
  return bubble.top < name.bottom - 0.5 && name.top < bubble.bottom - 0.5 ? [member] : [];
}
