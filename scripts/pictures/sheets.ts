import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '@reseau/browserkit';

const SHEETS = 'sheets';
const STYLE = `
  body { margin: 1rem; font: 14px system-ui; color: #111; background: #8a8a8a; }
  h2 { margin: 1.5rem 0 .5rem; }
  div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; }
  figure { margin: 0; }
  img { display: block; max-width: 620px; max-height: 430px; }
`;

const LAZY = 'loading="lazy"';

const sorted = (folder: string): readonly string[] => readdirSync(folder).toSorted(byWidth);
const widthOf = (name: string): number => Number.parseInt(name, 10);
const byWidth = (one: string, two: string): number => widthOf(one) - widthOf(two) || one.localeCompare(two);

const figure = (screen: string, file: string): string =>
  `<figure><a href="${screen}/${file}"><img ${LAZY} src="${screen}/${file}"></a>${file.replace('.jpg', '')}</figure>`;

const row = (folder: string, screen: string): string =>
  `<h2 id="${screen}">${screen}</h2><div>${sorted(join(folder, screen))
    .map((file) => figure(screen, file))
    .join('')}</div>`;

const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Réseau</title><style>${STYLE}</style>${body}`;

/** One page with all of them, and one picture for each screen; says where the page lies. */
export async function layOut(folder: string): Promise<string> {
  const screens = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHEETS)
    .map(({ name }) => name)
    .toSorted();
  const index = resolve(folder, 'index.html');
  writeFileSync(index, page(screens.map((screen) => row(folder, screen)).join('')));
  const sheets = join(folder, SHEETS);
  mkdirSync(sheets, { recursive: true });
  const browser = await launchBrowser();
  const sheet = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  await sheet.goto(pathToFileURL(index).href);
  for (const screen of screens) {
    // Into the page that lies in the folder: from there its pictures are found.
    await sheet.setContent(page(row(folder, screen).replaceAll(LAZY, '')), { waitUntil: 'load' });
    await sheet.screenshot({ path: join(sheets, `${screen}.png`), fullPage: true });
  }
  await browser.close();
  return index;
}
