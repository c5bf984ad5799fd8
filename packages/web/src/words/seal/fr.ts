import { speech } from '../speech.ts';
import type { SealWords } from './en.ts';

const { list } = speech('fr');

export const seal = {
  sealing: 'Scellement de la donne…',
  unsealed: (names: readonly string[], isHost: boolean) =>
    names.length === 0
      ? `Aucune carte n’a été distribuée : la table a été interrompue.${isHost ? ' Recommencez.' : ''}`
      : `Aucune carte n’a été distribuée. Sans réponse de l’appareil : ${list(names)}.${isHost ? ' Recommencez, ou envoyez d’abord ces personnes sur le banc.' : ''}`,
  checking: 'Vérification de la donne…',
  failed: 'Impossible d’obtenir la feuille de partie : la donne n’est pas encore vérifiée.',
  retry: 'Vérifier à nouveau',
  more: 'À propos de cette donne',
} satisfies SealWords;
