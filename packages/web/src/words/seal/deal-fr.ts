import { speech } from '../speech.ts';
import type { DealWords } from './deal-en.ts';

const { plural } = speech('fr');

export const deal: DealWords = {
  whole: 'Cet appareil a vérifié la donne. Personne n’a choisi qui recevait quelles cartes.',
  later:
    'La donne et chaque tirage concordent avec la feuille de partie. Cet appareil n’était pas là quand la donne a été scellée : il ne peut pas s’en porter garant.',
  former:
    'La donne et chaque tirage concordent avec la feuille de partie. Les appareils ne participaient pas encore à la donne quand cette partie a commencé.',
  doubtful: 'Quelque chose ne concorde pas dans cette donne.',
  doubts: {
    record: 'La feuille de partie est illisible.',
    seal: 'La graine ne correspond pas à son sceau.',
    salts: 'Le sel d’un appareil ne correspond pas à l’empreinte qui l’engageait.',
    parts: 'Les éléments de la donne ne mènent pas à ce qui a été distribué.',
    deal: 'Les cartes ne sont pas celles qui découlent de la graine et des sels.',
    draws: 'Un tirage ou un coup ultérieur ne découle pas de la donne.',
    shown: 'Le sceau n’est pas celui que cet appareil a reçu avant la partie.',
    hashes: 'Les empreintes ne sont pas celles que cet appareil a reçues avant d’ouvrir son sel.',
    own: 'Le sel de cet appareil n’est pas dans la donne.',
    seating: 'Les places ne sont pas celles que cet appareil a vues quand la donne a été scellée.',
    options: 'Les options ne sont pas celles que cet appareil a vues quand la donne a été scellée.',
    declined:
      'Cet appareil n’a pas participé à cette donne : il avait déjà participé à une donne plus récente, ou à celle-ci avec d’autres places ou options.',
    attempt: 'Ce n’est pas l’essai auquel cet appareil a participé.',
    told: 'La feuille de partie dit à cette place autre chose que ce que cet appareil a appris pendant la partie.',
  },
  how: [
    'Avant la partie, le serveur a envoyé à chaque appareil un sceau : l’empreinte d’une graine aléatoire déjà tirée.',
    'Quand l’hôte a lancé la partie, les places et les options ont été figées. Chaque appareil a alors tiré un sel aléatoire et envoyé son empreinte. Une fois toutes les empreintes montrées à tout le monde, et pas avant, les appareils ont ouvert leurs sels.',
    'Les cartes découlent de la graine et de tous les sels réunis. Personne, pas même qui gère le serveur, ne pouvait les prévoir ni les choisir, pourvu qu’un seul appareil soit honnête.',
    'La partie est finie : votre appareil a refait les calculs avec ce qu’il avait gardé. Graine, sels, places, donne et chaque tirage.',
  ],
  bots: 'Seuls des robots ont joué : aucun appareil n’a participé à cette donne, qui découle de la seule graine du serveur.',
  parts: (count: number) =>
    plural(count, { one: '# appareil a participé à cette donne.', other: '# appareils ont participé à cette donne.' }),
  attempts: (count: number) =>
    plural(count, {
      one: '# donne précédente n’a pas abouti : un appareil n’a pas répondu, ou elle a été annulée.',
      other: '# donnes précédentes n’ont pas abouti : un appareil n’a pas répondu, ou elles ont été annulées.',
    }),
  declined: (count: number) =>
    plural(count, {
      one: 'Une fois à cette table, cet appareil a été sollicité pour une donne à laquelle il avait déjà participé autrement, ou plus ancienne que ce qu’il connaissait. Il n’y a pas participé et a gardé les deux.',
      other:
        '# fois à cette table, cet appareil a été sollicité pour une donne à laquelle il avait déjà participé autrement, ou plus ancienne que ce qu’il connaissait. Il n’y a pas participé et a gardé les deux.',
    }),
  limitsHead: 'Ce que cela n’exclut pas',
  limits: [
    'Qui gère le serveur peut voir toutes les cartes pendant la partie, et en parler à quelqu’un.',
    'Cette personne pourrait arrêter une donne qui lui déplaît avant qu’elle ne vous parvienne. Cela se verrait : tout le monde lit quel appareil n’aurait pas répondu, et les donnes sans suite sont comptées.',
    'Elle pourrait ramener en arrière les données de la table pour faire redistribuer des cartes qui lui déplaisent. Aucun appareil présent ne participe deux fois à la même donne, ni à une plus ancienne : tout le monde lit que les données ont été ramenées en arrière, et le décompte continue. Un appareil nouveau, ou qui a perdu ce qu’il gardait, ne peut pas le voir.',
    'Elle pourrait vous servir une page qui prétend seulement avoir vérifié. Pour en avoir le cœur net, enregistrez la feuille de partie et vérifiez-la sur votre propre ordinateur.',
  ],
  here: {
    how: [
      'Aucun serveur n’a pris part à cette partie. Cet appareil a distribué les cartes, d’après une graine aléatoire déjà tirée, et des sels aléatoires tirés au lancement de la partie.',
      'Les cartes découlent de la graine et des sels réunis. Personne autour de la table ne pouvait les prévoir ni les choisir, et aucun robot non plus.',
      'La partie est finie : l’appareil a refait les calculs. Graine, sels, places, donne et chaque tirage.',
    ],
    limits: [
      'Cet appareil connaît toutes les cartes pendant la partie. Qui fouille dans ce qu’il garde peut les voir.',
      'Un programme modifié pourrait choisir les cartes et faire concorder les calculs : sur un seul appareil, personne d’autre ne l’engage. Si cela compte, jouez à une table de plusieurs appareils.',
    ],
  },
  seal: 'Sceau',
  seed: 'Graine',
  salt: 'Sel de cet appareil',
};
