import { speech } from '../../../words/speech.ts';
import type { GuideWords } from './en.ts';

const { plural } = speech('fr');
const actions = (count: number) => plural(count, { one: '# action', other: '# actions' });
const soldiers = (count: number) => plural(count, { one: '# soldat', other: '# soldats' });
const clues = (count: number) => plural(count, { one: '# indice', other: '# indices' });
const allies = (count: number) => plural(count, { one: '# allié', other: '# alliés' });

export const fr: GuideWords = {
  hints: {
    card: 'Vous menez un personnage contre une armée. Gardez le doigt sur la carte pour voir qui c’est et ce qu’il sait faire.',
    ready: 'Un seul personnage suffit pour apprendre. Pas de chronomètre aujourd’hui : prenez votre temps. On y va ?',
    over: (found, joined) =>
      `La leçon s’arrête ici : ${clues(found)} sur la table, ${allies(joined)} dans votre équipe. Une partie entière continue jusqu’à ce que les bases soient trouvées et détruites.`,
    keep: (fail) =>
      `Voici les cartes piochées. Choisissez celle à garder ; les autres sont défaussées. «\u202f${fail}\u202f» ne se garde pas.`,
    aim: (bases, turns) =>
      `${bases} bases se cachent sur cette île. Les indices disent où, les bombes les détruisent. Une partie entière dure une heure ; cette leçon dure ${turns} tours.`,
    move: (city) =>
      `En route : touchez Se déplacer, choisissez la cité ${city}, où un jeton est face cachée, et confirmez. Quelqu’un y attend peut-être.`,
    counts:
      'Une action de faite. Faites-en autant que vous voulez, mais l’armée en fera autant. Que chacune serve à quelque chose.',
    recruit:
      'Quelqu’un veut bien vous suivre. Recrutez : dans une rangée de votre équipe, un allié relève cette compétence de un.',
    shy: 'Quelqu’un est là, mais hésite encore : votre Communication doit dépasser sa réticence. Revenez avec plus d’alliés, ou après avoir planifié.',
    token:
      'Personne ici, mais vous trouvez un jeton héroïque. Il paie une carte héroïque, dès qu’il y en a une sur la table.',
    investigate:
      'Cherchez des traces : Enquêter. Vous piochez autant d’indices que compte votre Communication ici, et en gardez un.',
    clues:
      'Un indice. Chacun montre certaines cités ; une base est là où assez d’indices s’accordent. Posez-les sur la carte dans l’onglet Indices.',
    noClue:
      'Pas d’indice cette fois : cela arrive. Avec plus de Communication, on pioche plus de cartes : les alliés en valent la peine.',
    soldiers:
      'Il y a des soldats ici, et chacun baisse toutes vos compétences de un. Si votre Militaire dépasse leur nombre, Tuer en retire un.',
    finish: (count) =>
      `Un bon premier tour. Finissez-le : touchez deux fois le bouton. L’armée fera alors ${actions(count)}, comme vous.`,
    longTurn: (count) =>
      `${actions(count)} en un tour : l’armée en aura ${count} aussi, d’affilée. Des tours plus courts vous laissent réagir.`,
    idle: 'Vous avez fini le tour sans rien faire, et l’armée n’a pas bougé non plus. Rien de perdu, mais un de vos tours est passé.',
    army: (count) =>
      `L’armée a bougé : ${soldiers(count)} sur l’île. Ils remplissent les cités ; quand les 50 y seront, c’est perdu.`,
    risk: 'Dans l’onglet Agir, vous voyez ce que l’armée peut faire, et en combien de lancers. Un coup d’œil avant de finir un tour.',
    wasted: (count) =>
      `L’armée a déjà eu ${actions(count)}, et vous n’avez ni indice, ni allié, ni carte. Marcher ne suffit pas : enquêtez, recherchez ou recrutez sur place.`,
    fallen:
      'Une cité trop pleine a basculé pour de bon : ses soldats sont des irréductibles, que personne ne peut tuer. Allégez à temps les cités pleines.',
    plan: 'Une astuce pour finir : Planifier relève une compétence de un jusqu’à ce qu’elle serve. Cela clôt le tour du personnage : à faire en dernier.',
    lastTurn:
      'Dernier tour de la leçon. Essayez du nouveau : recherchez des objets, incitez pour trouver des cartes héroïques, ou posez vos indices sur la carte.',
  },
  turns: {
    keep: 'À vous : gardez une des cartes piochées.',
    act: 'À vous : choisissez une action.',
    goOn: 'À vous : faites encore une action, ou finissez votre tour.',
  },
  learned: {
    first: 'L’armée agit autant que votre personnage le plus actif. Mieux vaut un tour court et utile qu’un long.',
    second:
      'Les soldats baissent toutes les compétences, un allié en relève une. Cela décide de ce qu’on peut faire dans une cité.',
    third:
      'Des indices qui s’accordent montrent une base ; des pièces font une bombe. Trouver, fabriquer, détruire : voilà la victoire.',
  },
};
