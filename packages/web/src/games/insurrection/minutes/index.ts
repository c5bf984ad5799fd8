import type { GameMinutes, MinutesWords } from '../../../session/minutes.ts';
import { LateCatalogue } from '../../../words/late-catalogue.ts';
import { minutesIn } from '../../minutes-in.ts';
import { game } from '../words.ts';
import { files } from './files.ts';

const said = new LateCatalogue<MinutesWords<typeof files>>('the minutes of Insurrection', {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
});

export async function load(): Promise<GameMinutes> {
  await Promise.all([game.open(), said.open()]);
  return [
    {
      id: 'insurrection',
      get name() {
        return game.words.title;
      },
      minutes: minutesIn(files, { words: () => said.words, who: () => undefined }),
    },
  ];
}
