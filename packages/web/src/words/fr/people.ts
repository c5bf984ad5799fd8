import type { People } from '../en/people.ts';
import { speech } from '../speech.ts';

const { list, plural } = speech('fr');

export const people = {
  bench: 'Sur le banc',
  watch: 'Regarder depuis le banc',
  sit: 'Prendre place',
  giveSeat: 'Donner une place',
  sendToBench: 'Envoyer sur le banc',
  onBench: 'Vous êtes sur le banc : vous regardez jusqu’à ce que vous preniez place.',
  onBenchFull: 'Vous êtes sur le banc, et toutes les places sont prises.',
  mute: 'Couper sa discussion',
  unmute: 'Rétablir sa discussion',
  muted: 'discussion coupée',
  youAreMuted: 'L’hôte a coupé votre discussion.',
  youAreSilent:
    'Vous connaissez une carte de cette partie. Vous pourrez de nouveau écrire et réagir quand elle sera finie.',
  kickSure: (name: string) =>
    `Exclure ${name} de cette table ? Cette personne ne pourra pas revenir d’elle-même. Vous pourrez la laisser revenir avant la prochaine partie.`,
  removed: 'Exclusions',
  readmit: 'Laisser revenir',
  readmitName: (name: string) => `Laisser revenir : ${name}`,
  mutedNow: 'L’hôte a coupé votre discussion.',
  unmutedNow: 'L’hôte a rétabli votre discussion.',
  wins: (wins: number) => plural(wins, { one: '# victoire', other: '# victoires' }),
  lastGame: 'Dernière partie',
  lastWon: (names: readonly string[]) => `Victoire : ${list(names)}`,
  lastLost: 'Personne n’a gagné',
  lastOff: 'Interrompue',
  chat: 'Ouvrir la discussion',
} satisfies People;
