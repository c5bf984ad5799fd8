import { CHARACTERS } from '@reseau/games/project';
import type { GameMinutes, MinutesWords } from '../../../session/minutes.ts';
import { LateCatalogue } from '../../../words/late-catalogue.ts';
import { minutesIn } from '../../minutes-in.ts';
import { game } from '../words.ts';
import { files as characters } from './characters/files.ts';
import { files } from './files.ts';

interface Said {
  readonly own: MinutesWords<typeof files>;
  readonly characters: MinutesWords<typeof characters>;
}

const said = new LateCatalogue<Said>('the minutes of Project: Resistance', {
  en: async () => ({ own: (await import('./en.ts')).en, characters: (await import('./characters/en.ts')).en }),
  fr: async () => ({ own: (await import('./fr.ts')).fr, characters: (await import('./characters/fr.ts')).fr }),
  ja: async () => ({ own: (await import('./ja.ts')).ja, characters: (await import('./characters/ja.ts')).ja }),
});

/** The minutes of the game itself, and of everyone who can be led. */
export async function load(): Promise<GameMinutes> {
  await Promise.all([game.open(), said.open()]);
  return [
    {
      id: 'project',
      get name() {
        return game.words.title;
      },
      minutes: minutesIn(files, { words: () => said.words.own, who: () => undefined }),
    },
    {
      id: 'characters',
      get name() {
        return game.words.options.characters;
      },
      minutes: CHARACTERS.flatMap((id) =>
        minutesIn(
          { [id]: characters[id] },
          { words: () => said.words.characters, who: () => game.words.characters[id].name },
        ),
      ),
    },
  ];
}
