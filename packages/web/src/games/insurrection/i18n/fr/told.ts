import { speech } from '../../../../words/speech.ts';

const { plural, list } = speech('fr');

export const log = {
  began: (first: string, path: readonly string[]) =>
    `Le chemin est tracé : ${path.join(' – ')}. Premier joueur : ${first}.`,
  dealt: 'Vous avez trois cartes Peuple, et le choix entre deux Leaders.',
  kept: 'Chacun a gardé un Leader.',
  advanced: (round: number, place: string) => `Manche ${round} : ${place}.`,
  swept: (cards: readonly string[]) => `Sous la pioche : ${list(cards)}.`,
  turnedUp: (cards: readonly string[]) => `Au centre : ${list(cards)}.`,
  noneTurnedUp: 'Il ne restait aucune carte à retourner.',
  drawn: (each: number) => plural(each, { one: 'Chacun pioche une carte.', other: 'Chacun pioche # cartes.' }),
  undrawn: 'Pas assez de cartes pour tous : personne ne pioche.',
  discarded: (name: string, card: string) => `${name} défausse ${card}.`,
  played: (plays: readonly string[]) => `Cartes révélées : ${plays.join(', ')}.`,
  play: (name: string, card: string, initiative: number) => `${name} ${card} (${initiative})`,
  eliminated: (name: string, card: string) => `${name} élimine ${card}.`,
  looked: (name: string) => `${name} regarde la prochaine carte.`,
  putUnder: (name: string) => `${name} la glisse sous la pioche.`,
  putCentre: (name: string, card: string) => `${name} pose ${card} au centre.`,
  mustered: (name: string, card: string) => `${name} retourne ${card}.`,
  raised: (name: string, card: string) => `${name} relève ${card} du cimetière.`,
  cleansed: (name: string, card: string) => `${name} glisse ${card} sous la pioche.`,
  traded: (name: string, give: string, take: string) => `${name} échange ${give} contre ${take}.`,
  swore: (name: string, card: string) => `${name} défausse ${card} et pioche un Leader.`,
  took: (name: string, take: string, leave: string) => `${name} prend ${take} et laisse ${leave}.`,
  tookBack: (name: string, card: string) => `${name} reprend ${card} : rien d’autre ne laissait assez de marques.`,
  corrupted: (marks: number) => `${marks} marques : le Mal a gagné. On termine la manche.`,
  ended: { good: 'Le donjon est tombé. Le Bien a gagné.', evil: 'Kristin garde son trône. Le Mal a gagné.' },
  swapped: (name: string, by: string, give: string, take: string) => `${by} : ${name} échange ${give} contre ${take}.`,
  gained: (name: string, by: string, card: string) => `${by} : ${name} ajoute ${card}.`,
  unused: (name: string, by: string) => `${name} n’utilise pas ${by}.`,
  scored: (scores: readonly string[]) => `Points : ${scores.join(', ')}.`,
  score: (name: string, points: number) => `${name} ${points}`,
  won: (names: readonly string[]) =>
    plural(names.length, { one: `${list(names)} gagne.`, other: `${list(names)} se partagent la victoire.` }),
  drew: 'Vous avez pioché une carte.',
  saw: 'Vous avez vu la prochaine carte.',
};

export const reveal = {
  round: (round: number) => `Manche ${round}`,
  turnedUp: 'Au centre',
  together: 'On révèle',
  order: 'Dans cet ordre',
  first: (name: string) => `${name} commence`,
  evil: 'Le Mal a gagné',
  evilHow: (marks: number) => `${marks} marques au centre. Qui n’a pas encore joué devra en laisser assez.`,
  evilNow: (marks: number) => `${marks} marques au centre. La marche s’arrête ici.`,
  ending: { good: 'Le donjon est tombé', evil: 'La couronne tient' },
  endingHow: {
    good: 'Cartes sur table. On compte les points du Bien.',
    evil: 'Cartes sur table. On compte les points du Mal.',
  },
};

/** Where a card comes from and goes to, below it. */
export const spots = {
  centre: 'Centre',
  hand: 'Main',
  graveyard: 'Cimetière',
  people: 'Pioche',
  leaders: 'Pioche des Leaders',
};
