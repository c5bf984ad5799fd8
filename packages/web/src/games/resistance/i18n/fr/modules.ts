import { speech } from '../../../../i18n/speech.ts';
import type { extras as Extras, mixing as Mixing, modules as Modules } from '../en/modules.ts';

const { list } = speech('fr');

export const modules = {
  targeting: {
    name: 'Ciblage',
    how: 'Le Meneur choisit aussi la mission à jouer ; la cinquième s’ouvre après deux succès.',
    about:
      'Le Meneur désigne une mission qui n’a pas été jouée, et une équipe de la taille voulue. Un seul vote décide des deux. Après un rejet, le Meneur suivant peut viser ailleurs. À sept ou plus, la mission 4 demande toujours deux Échecs.',
    example: 'Personne ne se fie encore à une grande équipe : Ada commence par la plus petite mission.',
  },
  blindSpies: {
    name: 'Espions aveugles',
    how: 'Les Espions ne se connaissent pas.',
    about: 'Personne n’ouvre les yeux avant la première manche : chaque Espion ne connaît que sa propre carte.',
    example: 'Deux Espions dans la même équipe risquent de poser deux Échecs, et de montrer leur nombre.',
  },
  inquisitor: {
    name: 'Enquêteur',
    how: 'Après les missions deux, trois et quatre, quelqu’un apprend le camp d’un joueur.',
    about:
      'Le joueur à droite du premier Meneur commence avec le jeton. Après la deuxième, la troisième et la quatrième mission, son détenteur examine le camp de quelqu’un qui ne l’a jamais eu, en dit ce qu’il veut, et lui remet le jeton.',
    example:
      'Ben examine Cho, voit un Espion, et annonce « loyal ». Cho a maintenant le jeton, et examinera à son tour.',
  },
  trapper: {
    name: 'Piège',
    how: 'Les équipes comptent un membre de plus ; le Meneur écarte une carte.',
    about:
      'Chaque équipe compte un membre de plus. Une fois les cartes posées, le Meneur en regarde une et l’écarte : elle ne compte pas. Tous voient à qui elle était ; lui seul sait ce qu’elle était.',
    example: 'Ada écarte la carte de Dov et jure que c’était un Échec. Les autres sont retournées comme toujours.',
  },
  reverser: {
    name: 'Inverseur',
    how: 'Les cartes Inversion inversent le résultat d’une mission.',
    about:
      'Un Inverseur pose Succès ou Inversion, jamais Échec. On compte d’abord les Échecs, puis chaque Inversion inverse le résultat ; deux Inversions s’annulent.',
    example: 'Succès, Échec, Inversion : l’Échec condamne la mission, l’Inversion la sauve.',
  },
  rogue: {
    name: 'Renégat',
    how: 'Un Renégat veut la victoire pour lui seul.',
    about:
      'Un Renégat gagne seul s’il pose sa carte sur la mission qui apporte le troisième résultat de son camp, et sur une mission antérieure : Succès Renégat pour la Résistance, Échec pour les Espions. Sinon, sa victoire avec son camp n’est que partielle. À chaque mission, le Meneur met sous surveillance un membre, qui ne peut pas poser Succès Renégat ; à cinq ou six, seulement à partir de la troisième mission.',
    example:
      'Succès Renégat sort aux missions 1 et 4, et la mission 4 est le troisième succès : le Renégat gagne seul.',
  },
  sergeant: {
    name: 'Sergent',
    how: 'Un membre de l’équipe peut faire changer une carte.',
    about:
      'Avec l’équipe, le Meneur nomme Sergent un autre membre. Une fois les cartes posées, le Sergent peut obliger un autre membre à changer la sienne : Succès devient Échec, et inversement. Il voit la carte qui reste posée.',
    example: 'Cho fait changer la carte de Ben. Si c’était un Échec, la mission est sauvée ; sinon, elle est perdue.',
  },
  assassin: {
    name: 'Assassin',
    how: 'Le Commandant connaît les Espions, et ne doit pas être trouvé.',
    about:
      'Le Commandant voit les Espions avant la première manche. Après le troisième succès, l’Assassin sort de l’ombre et désigne un joueur : si c’est le Commandant, les Espions gagnent malgré tout.',
    example: 'Eve a combattu toutes les équipes où se trouvait un Espion. L’Assassin désigne Eve.',
  },
  defector: {
    name: 'Transfuge',
    how: 'Deux joueurs peuvent changer de camp en cours de partie.',
    about:
      'Il y a un Transfuge dans chaque camp. Au début des manches trois, quatre et cinq, on retourne une carte Loyauté ; deux sur cinq font changer les deux Transfuges de camp, donc de cartes et de but. Les Espions connaissent le leur ; lui n’en connaît aucun.',
    example: 'À la manche quatre, la carte dit « bascule » : qui était loyal jusqu’ici peut poser Échec.',
  },
  plot: {
    name: 'L’Affaire se corse',
    how: 'À chaque manche, le Meneur distribue des cartes qui bousculent les règles.',
    about:
      'Au début d’une manche, le Meneur pioche une à trois cartes Complot, face visible, et donne chacune à quelqu’un d’autre. Certaines s’appliquent aussitôt, d’autres se gardent pour une fois, une reste toute la partie. Touchez un joueur pour lire les cartes posées devant lui.',
    example: 'Dov détient Vote de défiance : l’équipe était approuvée, et Dov la renvoie tout de même.',
  },
  hunter: {
    name: 'Chasseur',
    how: 'Chaque camp cache ses Chefs ; son Chasseur cherche ceux de l’autre.',
    about:
      'Au troisième résultat, le Chasseur de ce camp sort de l’ombre et accuse un Chef adverse. À raison : son camp gagne. À tort : le résultat de la mission s’inverse et la partie continue. Après chaque mission, un joueur demande à un autre, en secret, s’il est un Chef : le Meneur après un succès, l’Investigateur après un échec. Une fois, après un échec auquel le Chef espion a contribué, le Chasseur espion peut accuser avant l’heure.',
    example:
      'La troisième mission échoue. Le Chasseur espion accuse Ada, qui n’est pas Chef : la mission devient un succès.',
  },
} satisfies typeof Modules;

export const extras = {
  resistanceReverser: { name: 'Inverseur de la Résistance', how: 'Pose Succès ou Inversion.' },
  spyReverser: { name: 'Inverseur espion', how: 'Pose Succès ou Inversion, jamais Échec.' },
  resistanceRogue: { name: 'Renégat de la Résistance', how: 'Dispose de Succès Renégat.' },
  spyRogue: { name: 'Renégat espion', how: 'Ne connaît pas les Espions, qui ne le connaissent pas.' },
  bodyGuard: { name: 'Garde du corps', how: 'Connaît le Commandant.' },
  falseCommander: { name: 'Faux Commandant', how: 'Un Espion que le Garde du corps ne distingue pas du Commandant.' },
  deepCover: { name: 'Agent infiltré', how: 'Un Espion que le Commandant ne voit pas.' },
  blindSpy: { name: 'Espion aveugle', how: 'Un Espion que les Espions ne connaissent pas.' },
  dummyAgent: { name: 'Leurre', how: 'Peut répondre en Chef de la Résistance.' },
  coordinator: { name: 'Coordinateur', how: 'Connu des Chefs de la Résistance, et proie comme eux.' },
  deepAgent: { name: 'Agent dormant et Imposteur', how: 'Les Espions ne les distinguent pas.' },
  blame: { name: 'Faire porter la faute', how: 'Une fois, l’Agent dormant peut échanger avec l’Imposteur.' },
  defectorsKnown: { name: 'Transfuges connus', how: 'Ils se connaissent et ne basculent jamais.' },
  secretSwitch: { name: 'Bascule secrète', how: 'Seuls les Transfuges sont prévenus.' },
  openSwitch: { name: 'Bascule annoncée', how: 'Toutes les cartes Loyauté sont visibles dès le début.' },
} satisfies typeof Extras;

export const mixing = {
  head: 'Modules',
  presets: 'Tables toutes prêtes',
  preset: {
    base: 'Jeu de base',
    edition2020: 'Édition 2020 avec Enquêteur',
    plot: 'L’Affaire se corse',
    assassin: 'Assassin',
    hunter: 'Chasseur',
    agenda: 'Tout est caché',
  },
  add: (names: readonly string[]) => `Corriger : ajouter ${list(names)}`,
  drop: (names: readonly string[]) => `Corriger : retirer ${list(names)}`,
  many: 'Cela fait beaucoup à la fois. Pour débuter, mieux vaut apprendre les modules un par un.',
  guarded: 'À cinq, le Garde du corps est fort : ajoutez le Faux Commandant ou l’Agent infiltré.',
  more: 'Comment on y joue',
} satisfies typeof Mixing;
