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
  whole: 'Cet appareil a vérifié la donne. Personne n’a choisi qui recevait quelles cartes.',
  later:
    'La donne et chaque tirage concordent avec la feuille de partie. Cet appareil n’était pas là quand la donne a été scellée : il ne peut pas s’en porter garant.',
  former:
    'La donne et chaque tirage concordent avec la feuille de partie. Les appareils ne participaient pas encore à la donne quand cette partie a commencé.',
  doubtful: 'Quelque chose ne concorde pas dans cette donne.',
  failed: 'Impossible d’obtenir la feuille de partie : la donne n’est pas encore vérifiée.',
  retry: 'Vérifier à nouveau',
  more: 'À propos de cette donne',
  doubts: {
    record: 'La feuille de partie est illisible.',
    seal: 'La graine du serveur ne correspond pas à son sceau.',
    salts: 'Le sel d’un appareil ne correspond pas à l’empreinte qui l’engageait.',
    parts: 'Les éléments de la donne ne mènent pas à ce qui a été distribué.',
    deal: 'Les cartes ne sont pas celles qui découlent de la graine et des sels.',
    draws: 'Un tirage ou un coup ultérieur ne découle pas de la donne.',
    shown: 'Le sceau du serveur n’est pas celui que cet appareil a reçu avant la partie.',
    hashes: 'Les empreintes ne sont pas celles que cet appareil a reçues avant d’ouvrir son sel.',
    own: 'Le sel de cet appareil n’est pas dans la donne.',
    seating: 'Les places ne sont pas celles que cet appareil a vues quand la donne a été scellée.',
    options: 'Les options ne sont pas celles que cet appareil a vues quand la donne a été scellée.',
    attempt: 'Ce n’est pas l’essai auquel cet appareil a participé.',
    told: 'La feuille de partie dit à cette place autre chose que ce que cet appareil a appris pendant la partie.',
  },
} satisfies SealWords;
