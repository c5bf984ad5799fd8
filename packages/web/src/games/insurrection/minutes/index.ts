import type { GameMinutes, MinutesWords } from '../../../session/minutes.ts';
import { LateCatalogue } from '../../../words/late-catalogue.ts';
import { minutesIn } from '../../minutes-in.ts';
import { game } from '../words.ts';
import { files } from './files.ts';
import { files as locations } from './locations/files.ts';

interface Said {
  readonly own: MinutesWords<typeof files>;
  readonly locations: MinutesWords<typeof locations>;
}

const said = new LateCatalogue<Said>('the minutes of Insurrection', {
  en: async () => ({ own: (await import('./en.ts')).en, locations: (await import('./locations/en.ts')).en }),
  fr: async () => ({ own: (await import('./fr.ts')).fr, locations: (await import('./locations/fr.ts')).fr }),
  ja: async () => ({ own: (await import('./ja.ts')).ja, locations: (await import('./locations/ja.ts')).ja }),
});

/** The minutes of the game itself, and of locations with their advanced side up. */
export async function load(): Promise<GameMinutes> {
  await Promise.all([game.open(), said.open()]);
  return [
    {
      id: 'insurrection',
      get name() {
        return game.words.title;
      },
      minutes: minutesIn(files, { words: () => said.words.own, who: () => undefined }),
    },
    {
      id: 'locations',
      get name() {
        return game.words.options.advancedLocations;
      },
      minutes: minutesIn(locations, { words: () => said.words.locations, who: () => undefined }),
    },
  ];
}
