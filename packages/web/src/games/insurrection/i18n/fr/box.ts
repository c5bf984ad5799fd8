import { speech } from '../../../../words/speech.ts';

const { plural } = speech('fr');

export const box = {
  open: 'Toutes les cartes et les symboles',
  title: 'Cartes et symboles',
  part: 'Afficher',
  parts: { cards: 'Cartes', places: 'Lieux', legend: 'Symboles' },
  filter: 'Quelles cartes',
  filters: { all: 'Toutes', people: 'Peuple', leaders: 'Leaders', marked: 'Avec Corruption', acting: 'Avec un effet' },
  order: 'Ordre',
  orders: { box: 'Par genre', name: 'Par nom', initiative: 'Par initiative' },
  count: (kinds: number, cards: number) =>
    `${plural(kinds, { one: '# carte différente', other: '# cartes différentes' })}, ${cards} en tout`,
  initiatives: (all: readonly number[]) => `Initiative ${all.join(', ')}`,
  looks: {
    initiative: 'Initiative : le nombre le plus haut commence',
    marked: 'Papier violet : la carte porte de la Corruption',
    leader: 'Cadre doré : un Leader',
    both: 'Une seule ligne : les mêmes points quel que soit le vainqueur',
  },
  signs: {
    soldier: 'Soldat',
    minion: 'Sbire',
    animal: 'Animal',
    corruption: 'Une marque de Corruption. Quand il y en a assez au centre, le Mal gagne',
    eliminate: 'Éliminer : mettre une carte du centre au cimetière',
    look: 'Regarder : voir seul la prochaine carte de la pioche',
    last: 'Fin de partie : agit quand la partie est finie',
    good: 'Ce qu’elle compte si le Bien gagne. Sur un lieu : Purifier',
    evil: 'Ce qu’elle compte si le Mal gagne',
    leader: 'Leader. Sur un lieu : Prêter serment',
    hand: 'Les cartes en main. Sous un lieu : combien chacun en pioche ; dessus : Troquer',
    pile: 'La pioche. Sous un lieu : combien de cartes sont retournées ; dessus : Rallier',
    graveyard: 'Le cimetière. Sur un lieu : Relever',
    pawn: 'Le pion : le lieu de cette manche',
    seal: 'Cette personne a choisi',
  },
};
