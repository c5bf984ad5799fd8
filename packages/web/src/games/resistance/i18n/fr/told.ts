import { speech } from '../../../../words/speech.ts';
import type { notes as Notes, script as Script, told as Told } from '../en/told.ts';

const { plural, list } = speech('fr');

export const told = {
  exposed: (who: string, card: string) => `${who} pose sa carte face visible : ${card}.`,
  noted: 'Ce que vous avez appris figure sur votre carte. Gardez le doigt dessus pour le lire.',
  turned: (mission: number) => `Le résultat de la mission ${mission} s’inverse.`,
  seen: 'Ce que vous avez vu figure sur votre carte. Gardez le doigt dessus pour le lire.',
} satisfies typeof Told;

export const notes = {
  head: 'Ce que vous savez',
  spiesOnce: (names: readonly string[]) =>
    plural(names.length, {
      one: `Un Espion au début : ${list(names)}`,
      other: `Des Espions au début : ${list(names)}`,
    }),
  loyal: (round: number, who: string) => `Manche ${round} : ${who} sert la Résistance`,
  spy: (round: number, who: string) => `Manche ${round} : ${who} est un Espion`,
  saw: (mission: number, who: string, card: string) => `Mission ${mission}, carte posée par ${who} : ${card}`,
} satisfies typeof Notes;

export const script = {
  close: 'Tout le monde ferme les yeux.',
  shut: 'Refermez les yeux.',
  spies: 'Espions, ouvrez les yeux et reconnaissez-vous.',
  spy: 'Espion, ouvrez les yeux et regardez.',
  none: 'Pas de reconnaissance : les Espions ne se connaissent pas.',
  open: 'Tout le monde ouvre les yeux.',
} satisfies typeof Script;
