import type { Page } from '@reseau/browserkit';

/** The scripts that a page fetches from now on, by their paths, as they are before they are packed. */
export function scriptsOf(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  return scripts;
}

/** A fact of each game, which its rules name and nothing else does. */
const SIGNS = { resistance: 'inquisitor.looked', project: 'armyBegan', insurrection: 'endCardsDone' } as const;

/** The games whose rules are among them. */
export async function gamesIn(scripts: ReadonlyMap<string, Promise<Buffer>>): Promise<readonly string[]> {
  const code = (await Promise.all(scripts.values())).join('\n');
  return Object.entries(SIGNS).flatMap(([game, sign]) => (code.includes(sign) ? [game] : []));
}
