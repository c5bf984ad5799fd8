import { CRAFT_NEEDS, SABOTAGE_NEEDS } from '@reseau/games/project';
import type { GameWords } from '../en.ts';

export const help: GameWords['help'] = {
  now: {
    act: 'Vous agissez tous en même temps, dans n’importe quel ordre, autant de fois que vous voulez. Mais l’armée fera ensuite autant d’actions que le plus actif d’entre vous.',
    done: 'Quand tous ont fini, l’armée bouge. D’ici là, vous pouvez reprendre.',
    army: 'À chaque action, deux dés désignent une cité ; des soldats y arrivent, et débordent chez les voisines quand elle est pleine.',
    over: 'Tout le monde joue ensemble : vous avez tous gagné, ou tous perdu.',
  },
  aim: {
    head: 'De quoi s’agit-il ?',
    text: 'Une armée s’empare de votre île. Fabriquez des bombes, trouvez ses bases, détruisez-les toutes et survivez au tour de l’armée qui suit. Vous perdez quand la réserve de soldats rouges ou d’irréductibles est vide.',
  },
  steps: [
    {
      head: 'Enquêter',
      text: 'Les cartes Indice sont des feuilles perforées. Posez-en sur l’île. Quand une seule cité apparaît à travers toutes, déclarez la base : elle est là.',
    },
    {
      head: 'Rechercher et fabriquer',
      text: `Trouvez un explosif, un détonateur et un retardateur. Avec Ingénierie ${CRAFT_NEEDS}, ils deviennent une bombe.`,
    },
    {
      head: 'Saboter',
      text: `Portez la bombe jusqu’à la base. Avec Militaire ${SABOTAGE_NEEDS}, elle est détruite, et des soldats alentour s’en vont.`,
    },
    {
      head: 'S’arrêter à temps',
      text: 'L’armée agit autant que le plus actif d’entre vous. Mieux vaut partager le travail, et s’arrêter avant qu’il ne soit trop tard.',
    },
  ],
  soldiers: {
    head: 'Les soldats vous gênent',
    text: 'Chaque soldat dans une cité retire un niveau à ce que vous y faites. Un village en contient un, une ville deux, une capitale trois. S’il en arrive d’autres dans une cité pleine et qu’aucune voisine n’a de place, elle bascule pour de bon : ses soldats deviennent des irréductibles, dessinés en noir, et ne peuvent plus être tués.',
  },
  deploying: {
    head: 'Où vont les soldats',
    text: 'Ceux pour qui une cité n’a plus de place passent chez ses voisines par la route, du plus grand numéro au plus petit, en remplissant chacune avant la suivante. Les cités tombées et celles que protège Randles n’en reçoivent pas, et personne ne va plus loin.',
  },
  limited: {
    head: 'Les cités s’épuisent',
    text: 'Pour toute la partie, une cité offre autant d’actions Enquêter, Inciter ou Rechercher qu’elle a de cercles, pas une de plus.',
  },
  recruiting: {
    head: 'Rallier des gens',
    text: (highest) =>
      `Les jetons inconnus sont des personnes ou des jetons héroïques ; qui arrive les retourne. Pour recruter quelqu’un, votre Communication moins les soldats doit dépasser sa réticence. La recrue rejoint une compétence où elle vaut au moins autant que vous sans votre jeton Planification, et une compétence ne dépasse jamais ${highest}.`,
  },
  tokens: {
    head: 'Jetons héroïques',
    text: 'Vous en gagnez un sous un jeton inconnu qui ne cache personne ; l’un de vous en gagne un quand une base est trouvée, et chacun quand une base est détruite. Chaque jeton paie un effet d’une carte héroïque. L’effet majeur consomme la carte, le mineur la laisse. Quand la réserve est vide, il n’y en a plus à gagner.',
  },
  carrying: {
    head: 'Ce que vous pouvez porter',
    text: (most) =>
      `Jusqu’à ${most} cartes, bombes comprises, et une amélioration équipée, la seule qui ait un effet. Une amélioration s’équipe quand vous la trouvez, ou plus tard en réorganisant. Défausser est gratuit, à tout moment.`,
  },
  clock: {
    head: 'L’invasion accélère',
    text: 'Avec le temps, la vitesse augmente : chaque action de l’armée amène alors un soldat de plus. L’horloge en temps réel peut être mise en pause si tous sont d’accord.',
  },
  actions: 'Les douze actions',
  heroics: 'Cartes héroïques',
  characters: 'Personnages',
  objects: 'Objets',
  allies: 'Recrues',
  clues: 'Cartes Indice',
  inPlay: 'En jeu à cette table',
  key: {
    head: 'Sur la carte',
    village: 'Village, ville et capitale : un, deux et trois cercles',
    red: 'Soldat rouge',
    black: 'Soldat irréductible, qui reste pour de bon',
    hidden: 'Jeton inconnu : une personne ou un jeton héroïque',
    base: 'Base, et base détruite',
    road: 'Route, et route de montagne',
  },
};
