import { speech } from '../speech.ts';
import type { DealWords } from './deal-en.ts';

const { plural } = speech('fr');

export const deal: DealWords = {
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
  limitsHead: 'Ce que cela n’exclut pas',
  limits: [
    'Qui gère le serveur peut voir toutes les cartes pendant la partie, et en parler à quelqu’un.',
    'Cette personne pourrait arrêter une donne qui lui déplaît avant qu’elle ne vous parvienne. Cela se verrait : tout le monde lit quel appareil n’aurait pas répondu, et les donnes sans suite sont comptées.',
    'Elle pourrait vous servir une page qui prétend seulement avoir vérifié. Pour en avoir le cœur net, enregistrez la feuille de partie et vérifiez-la sur votre propre ordinateur.',
  ],
  seal: 'Sceau',
  seed: 'Graine',
  salt: 'Sel de cet appareil',
};
