import type { Words } from './en.ts';
import { openFrontWords } from './front.ts';
import { LateCatalogue } from './late-catalogue.ts';

/** The words of everything outside the games but the start page and the door. */
export const app = new LateCatalogue<Words>('the tables', {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
});

/** Before the first page that says any of them: those of the front are said everywhere. */
export async function openAppWords(): Promise<void> {
  await Promise.all([openFrontWords(), app.open()]);
}
