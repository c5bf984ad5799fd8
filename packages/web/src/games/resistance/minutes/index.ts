import type { Character, ModuleId } from '@reseau/games/resistance';
import type { GameMinutes, MinuteFile } from '../../../session/minutes.ts';
import { LateCatalogue } from '../../../words/late-catalogue.ts';
import { keysOf } from '../../keys-of.ts';
import { minutesIn } from '../../minutes-in.ts';
import { MINUTES, type SaidIn } from '../catalogue.minutes.ts';
import { game } from '../words.ts';

const said = new LateCatalogue<SaidIn>('the minutes of The Resistance', {
  en: async () => (await import('../catalogue.minutes.en.ts')).EN,
  fr: async () => (await import('../catalogue.minutes.fr.ts')).FR,
  ja: async () => (await import('../catalogue.minutes.ja.ts')).JA,
});

const nameOf = (id: ModuleId | 'base'): string => (id === 'base' ? game.words.title : game.words.modules[id].name);

/** The card that whoever plays it was dealt. */
function characterIn({ deal, minute }: MinuteFile): Character {
  const { characters = [] } = deal as { readonly characters?: readonly Character[] };
  const character = characters[minute.seat];
  if (character === undefined) throw new Error('minutes: nobody sits there');
  return character;
}

/** The minutes of The Resistance, by module. */
export async function load(): Promise<GameMinutes> {
  await Promise.all([game.open(), said.open()]);
  return keysOf(MINUTES).map((id) => ({
    id,
    get name() {
      return nameOf(id);
    },
    minutes: minutesIn(MINUTES[id], {
      words: () => said.words[id],
      who: (file) => game.words.characters[characterIn(file)].name,
    }),
  }));
}
