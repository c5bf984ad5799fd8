import { type Character, HOUSE_BOX, talentIn } from '@reseau/games/project';
import type { GameWords } from '../en.ts';

export const skills: GameWords['skills'] = {
  communication: { name: 'Communication', short: 'Com' },
  military: { name: 'Militaire', short: 'Mil' },
  engineering: { name: 'Ingénierie', short: 'Ing' },
};

const person = (character: Character, gift: string, how: string) => ({
  name: talentIn(HOUSE_BOX, character).name,
  gift,
  how,
});

export const characters: GameWords['characters'] = {
  stark: person('stark', 'Agent d’élite', 'Peut tuer d’un coup tous les soldats rouges de la cité.'),
  tasker: person('tasker', 'Pisteur', 'Emprunte les routes de montagne comme les autres.'),
  llewellyn: person('llewellyn', 'Enquêteur', 'Pioche une carte de plus quand il enquête.'),
  courtenay: person('courtenay', 'Discret', 'Les soldats ne gênent pas ses recherches.'),
  ambler: person(
    'ambler',
    'Polyvalent',
    'Garde toujours un jeton Planification, qu’il peut déplacer avant sa première action du tour.',
  ),
  grazzini: person('grazzini', 'Héros', 'Ses effets majeurs ne défaussent jamais la carte.'),
  caygill: person('caygill', 'Commando', 'Peut tuer dans une cité voisine ; cela compte pour deux actions.'),
  adams: person('adams', 'Chercheuse', 'Peut garder deux cartes à chaque recherche.'),
  maddocks: person('maddocks', 'Espionne', 'Les soldats ne gênent pas ses enquêtes.'),
  randles: person('randles', 'Aura d’espoir', 'Aucun soldat n’arrive là où elle est, ni dans les cités voisines.'),
};

export const clues: GameWords['clues'] = {
  mountain: { name: 'Montagne', says: 'Une route de montagne y mène.' },
  maritime: { name: 'Bord de mer', says: 'Elle est au bord de la mer.' },
  country: { name: 'Campagne', says: 'Ni au bord de la mer, ni sur une route de montagne.' },
  village: { name: 'Village', says: 'C’est un village.' },
  town: { name: 'Ville', says: 'C’est une ville.' },
  capital: { name: 'Capitale', says: 'C’est une capitale.' },
  nearTown: { name: 'Près d’une ville', says: 'Une de ses voisines est une ville.' },
  nearCapital: { name: 'Près d’une capitale', says: 'Une de ses voisines est une capitale.' },
  farFromTown: { name: 'Loin des villes', says: 'Aucune de ses voisines n’est une ville.' },
  farFromCapital: { name: 'Loin des capitales', says: 'Aucune de ses voisines n’est une capitale.' },
  ne: { name: 'Nord-est', says: 'Au nord-est.' },
  nw: { name: 'Nord-ouest', says: 'Au nord-ouest.' },
  se: { name: 'Sud-est', says: 'Au sud-est.' },
  sw: { name: 'Sud-ouest', says: 'Au sud-ouest.' },
  nearMaritime: { name: 'Près de la côte', says: 'Une de ses voisines est au bord de la mer.' },
  farFromMaritime: { name: 'Loin de la côte', says: 'Aucune de ses voisines n’est au bord de la mer.' },
  nearMountain: { name: 'Près des monts', says: 'Une de ses voisines est une cité de montagne.' },
  farFromMountain: { name: 'Loin des monts', says: 'Aucune de ses voisines n’est une cité de montagne.' },
  twoRoadsOrMore: { name: '2 routes ou plus', says: 'Deux routes au moins y mènent.' },
  threeRoadsOrMore: { name: '3 routes ou plus', says: 'Trois routes au moins y mènent.' },
  fourRoadsOrFewer: { name: '4 routes ou moins', says: 'Quatre routes au plus y mènent.' },
  fiveRoadsOrFewer: { name: '5 routes ou moins', says: 'Cinq routes au plus y mènent.' },
};

export const heroics: GameWords['heroics'] = {
  chief: {
    name: 'Coup de maître',
    major: 'Votre prochaine action réussit, au niveau le plus haut.',
    minor: 'Faites une action comme s’il n’y avait aucun soldat.',
  },
  air: {
    name: 'Par les airs',
    major: 'Volez vers n’importe quelle cité.',
    minor: 'Volez d’une capitale libre à une autre capitale libre.',
  },
  road: {
    name: 'En camion',
    major: 'Jusqu’à quatre déplacements, routes de montagne comprises.',
    minor: 'Un déplacement par une route de montagne.',
  },
  commando: {
    name: 'Raid',
    major: 'Retirez jusqu’à trois soldats rouges, ici et dans les cités voisines.',
    minor: 'Retirez jusqu’à deux soldats rouges ici.',
  },
  revolt: {
    name: 'Soulèvement',
    major: 'Reprenez dans la défausse la carte héroïque voulue.',
    minor: 'Piochez deux cartes héroïques, gardez-en une.',
  },
  rummage: {
    name: 'Fouille ciblée',
    major: 'Reprenez dans la défausse l’objet voulu ; une amélioration peut être équipée aussitôt.',
    minor: 'Piochez deux objets, gardez-en un.',
  },
  inquiry: {
    name: 'Enquête ciblée',
    major: 'Reprenez dans la défausse l’indice voulu.',
    minor: 'Piochez deux indices, gardez-en un.',
  },
  slow: {
    name: 'Gagner du temps',
    major: 'L’armée saute ses trois prochaines actions.',
    minor: 'Lancez dès maintenant les prochains dés de l’armée.',
  },
};

export const items: GameWords['items'] = {
  explosive: { name: 'Explosif', how: 'Une des trois pièces d’une bombe.' },
  detonator: { name: 'Détonateur', how: 'Une des trois pièces d’une bombe.' },
  timer: { name: 'Retardateur', how: 'Une des trois pièces d’une bombe.' },
  bomb: { name: 'Bombe', how: 'Sert à saboter une base.' },
  tools: { name: 'Outils', how: '+1 pour fabriquer.' },
  camouflage: { name: 'Camouflage', how: '+1 pour saboter.' },
  eveningDress: { name: 'Tenue de soirée', how: '+1 pour enquêter.' },
  leadership: { name: 'Recueil de discours', how: '+1 pour inciter.' },
  handbook: { name: 'Manuel', how: '+1 pour rechercher.' },
  artOfWar: { name: 'Traité de guerre', how: '+1 pour tuer.' },
  negotiation: { name: 'Négociation', how: '+1 pour recruter.' },
  militaryDress: { name: 'Uniforme', how: 'Un soldat ne compte pas en Militaire.' },
  engineerDress: { name: 'Bleu de travail', how: 'Un soldat ne compte pas en Ingénierie.' },
  officerDress: { name: 'Manteau d’officier', how: 'Un soldat ne compte pas en Communication.' },
};

export const scenarios: GameWords['scenarios'] = {
  landing: { name: 'Le débarquement', how: 'L’armée tient la côte ; vous partez de l’intérieur.' },
  coup: {
    name: 'Le coup d’État',
    how: 'Les grandes cités sont tombées dans la nuit ; vos amis sont dans les villages.',
  },
  passes: { name: 'Les cols', how: 'L’armée tient les montagnes et coupe l’île en deux.' },
  north: { name: 'Le nord', how: 'Le nord est perdu ; tout le monde part du sud.' },
  scattered: { name: 'Dispersés', how: 'Chacun part d’un coin différent de l’île.' },
  siege: { name: 'Le siège', how: 'Tous commencent ensemble, cernés de soldats.' },
};

export const difficulties: GameWords['difficulties'] = {
  initiation: 'Initiation',
  normal: 'Normal',
  hard: 'Difficile',
  heroic: 'Héroïque',
};
