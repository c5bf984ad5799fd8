import { speech } from '../speech.ts';
import type { SealWords } from './en.ts';

const { list } = speech('fr');

export const seal = {
  sealing: 'Scellement de la donne…',
  unsealed: (names: readonly string[], isHost: boolean) =>
    names.length === 0
      ? `Aucune carte n’a été distribuée : la table a été interrompue.${isHost ? ' Recommencez.' : ''}`
      : `Aucune carte n’a été distribuée. Sans réponse de l’appareil : ${list(names)}.${isHost ? ' Recommencez, ou envoyez d’abord ces personnes sur le banc.' : ''}`,
  putBack: (names: readonly string[], isHost: boolean) =>
    `Aucune carte n’a été distribuée : les données de la table ont été ramenées en arrière. L’appareil a participé à une donne plus récente, ou à celle-ci avec d’autres places ou options : ${list(names)}.${isHost ? ' Recommencez : le décompte des donnes reprend après elle.' : ''}`,
  declines:
    'Cet appareil ne participe pas à cette donne : il en connaît une plus récente à cette table, ou celle-ci autrement. Il garde les deux.',
  checking: 'Vérification de la donne…',
  failed: 'Impossible d’obtenir la feuille de partie : la donne n’est pas encore vérifiée.',
  retry: 'Vérifier à nouveau',
  more: 'À propos de cette donne',
} satisfies SealWords;
