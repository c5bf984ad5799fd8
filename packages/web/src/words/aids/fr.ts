import { speech } from '../speech.ts';
import type { AidWords } from './en.ts';

const { plural } = speech('fr');

export const aids = {
  notes: {
    tab: 'Notes',
    how: 'Vos notes restent sur cet appareil. Personne d’autre ne les reçoit, et la partie suivante les efface.',
    show: 'Montrer mes notes',
    hide: 'Cacher mes notes',
    label: 'Mes notes',
  },
  reactions: {
    open: 'Réagir',
    legend: 'Montrer un signe à tout le monde',
    setting: 'Réactions',
    signs: { yes: 'Oui', no: 'Non', laugh: 'Ha ha', wow: 'Oh', think: 'Hum', hurry: 'Allez' },
    said: (name: string, sign: string) => `${name}\u202f: ${sign}`,
  },
  mixes: {
    head: 'Combinaisons gardées',
    how: 'Gardez les options de cette table sur cet appareil, ou partagez-les sous forme de code.',
    name: 'Nom de cette combinaison',
    save: 'Garder cette combinaison',
    saved: 'C’est gardé.',
    nameProblem: 'Donnez-lui un nom de 1 à 40 caractères.',
    full: 'Vous gardez déjà 40 combinaisons. Supprimez-en une d’abord.',
    list: 'Vos combinaisons',
    load: (name: string) => `Charger ${name}`,
    loaded: (name: string) => `${name} est en place.`,
    copy: (name: string) => `Copier le code pour ${name}`,
    copied: 'Code copié',
    remove: (name: string) => `Supprimer ${name}`,
    removeSure: (name: string) => `Supprimer ${name} de cet appareil\u202f?`,
    removeNow: 'Supprimer',
    share: 'Copier le code de cette combinaison',
    code: 'Code d’une combinaison',
    codeHint: 'Collez un code reçu de quelqu’un.',
    read: 'Charger depuis le code',
    readDone: 'La combinaison est en place.',
    problems: {
      noCode: 'Ce n’est pas le code d’une combinaison. Il commence par RESEAU.',
      newer: 'Ce code vient d’une version plus récente de Réseau.',
      damaged: 'Il manque une partie de ce code, ou elle a changé. Copiez-le à nouveau, du début à la fin.',
      tooLong: 'Ce code est trop long.',
    },
    otherGame: (game: string) => `Cette combinaison est pour ${game}.`,
  },
  wins: (wins: number) => plural(wins, { one: '# partie gagnée', other: '# parties gagnées' }),
} satisfies AidWords;
