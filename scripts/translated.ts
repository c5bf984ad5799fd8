// `npm run translated` names the rules whose English has changed since they were translated.
// `npm run translated -- fr resistance RE9 RE10` notes that these have been translated anew; `all` in place of numbers means all.

import { writeFileSync } from 'node:fs';
import { GAME_IDS } from '@reseau/games';
import { bookOf, fingerprintsOf, recordOf, recordPath, staleIn, TRANSLATIONS } from './translated/book.ts';

function staleEverywhere(): readonly string[] {
  return GAME_IDS.flatMap((game) =>
    TRANSLATIONS.flatMap((language) => {
      const stale = staleIn(fingerprintsOf(bookOf(game, 'en')), recordOf(game)[language]);
      return stale.length === 0 ? [] : [`${language} ${game} ${stale.join(' ')}`];
    }),
  );
}

function renew(language: string, game: string, units: readonly string[]): void {
  const [known, title] = [TRANSLATIONS.find((one) => one === language), GAME_IDS.find((id) => id === game)];
  if (known === undefined || title === undefined || units.length === 0)
    throw new Error('translated: give a language (fr, ja), a game and the numbers of rules, or “all”');
  const [now, record] = [fingerprintsOf(bookOf(title, 'en')), recordOf(title)];
  const then = record[known];
  const isMeant = (unit: string): boolean =>
    units.includes('all') || units.some((one) => unit === one || unit === `heading ${one}`);
  const kept = Object.keys(now).flatMap((unit) => {
    const print = isMeant(unit) ? now[unit] : then[unit];
    return print === undefined ? [] : [[unit, print] as const];
  });
  writeFileSync(
    recordPath(title),
    `${JSON.stringify({ ...record, [known]: Object.fromEntries(kept) }, undefined, 2)}\n`,
  );
}

const [language, game, ...units] = process.argv.slice(2);
if (language !== undefined) renew(language, game ?? '', units);
const stale = staleEverywhere();
console.log(stale.length === 0 ? 'Every rule is translated as it is.' : stale.join('\n'));
