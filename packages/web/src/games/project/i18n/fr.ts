import { CRAFT_NEEDS, SABOTAGE_NEEDS } from '@reseau/games/project';
import { speech } from '../../../words/speech.ts';
import { allies, cities } from './en/cards.ts';
import type { GameWords } from './en.ts';
import { characters, clues, difficulties, heroics, items, scenarios, skills } from './fr/cards.ts';
import { clock, found, risk, undo } from './fr/drama.ts';
import { help } from './fr/help.ts';
import { phrases } from './fr/phrases.ts';
import { role } from './fr/role.ts';
import { army, deed, giveUp, log, reasons, short } from './fr/told.ts';

const { plural, list } = speech('fr');

const destroyedOf = (destroyed: number, of: number): string =>
  `${plural(destroyed, { one: '# base détruite', other: '# bases détruites' })} sur ${of}`;

export const fr: GameWords = {
  title: 'Project : Resistance',
  aim: 'Tous ensemble contre une armée : trouvez ses bases sur une île en plein hiver et détruisez-les avant qu’elle n’ait tout envahi.',
  ledger: 'Réserves',
  list,
  phrase: (parts) => parts.join(', '),
  skills,
  characters,
  allies,
  cities,
  clues,
  heroics,
  items,
  scenarios,
  difficulties,
  help,
  role,
  phrases,
  clock,
  found,
  risk,
  undo,
  army,
  deed,
  giveUp,
  log,
  reasons,
  short,
  north: 'N',
  fail: 'Rien d’utile',
  regions: {
    nw: { name: 'nord-ouest', short: 'NO' },
    ne: { name: 'nord-est', short: 'NE' },
    sw: { name: 'sud-ouest', short: 'SO' },
    se: { name: 'sud-est', short: 'SE' },
  },
  sizes: { village: 'village', town: 'ville', capital: 'capitale' },
  map: {
    label: 'Carte de l’île. Les flèches vont de cité en cité, plus et moins changent l’échelle.',
    closer: 'Zoomer',
    farther: 'Dézoomer',
    home: 'Aller à ma position',
    asList: 'Voir la liste',
    asMap: 'Voir la carte',
  },
  city: {
    named: (number, name) => `${name} ${number}`,
    kind: (size, region) => `${size}, ${region}`,
    reds: (count) => plural(count, { one: '# soldat rouge', other: '# soldats rouges' }),
    blacks: (count) => plural(count, { one: '# irréductible', other: '# irréductibles' }),
    free: 'aucun soldat',
    base: 'une base',
    destroyed: 'une base détruite',
    hidden: 'un jeton inconnu',
    ally: (name, reluctance) => `${name}, réticence ${reluctance}`,
    here: (who) => `ici : ${who}`,
    marked: (who) => `signalée par ${who}`,
    left: (left, of) => `actions limitées restantes : ${left} sur ${of}`,
    roads: (cities_) => `Routes vers ${cities_}`,
    passes: (cities_) => `Routes de montagne vers ${cities_}`,
    sea: 'au bord de la mer',
    close: 'Fermer',
    head: 'Cité',
  },
  status: {
    turn: (turn) => `Tour ${turn}`,
    speed: (speed) => `Vitesse ${speed} : soldats amenés par chaque action de l’armée`,
    faster: (actions) =>
      plural(actions, { one: 'accélère dans # action de l’armée', other: 'accélère dans # actions de l’armée' }),
    reds: (count) =>
      `${plural(count, { one: '# soldat rouge', other: '# soldats rouges' })} en réserve. À zéro, l’île est occupée.`,
    blacks: (count) =>
      `${plural(count, { one: '# irréductible', other: '# irréductibles' })} en réserve. À zéro, l’île est perdue.`,
    bases: (destroyed, found, of) =>
      `${destroyedOf(destroyed, of)}, ${plural(found, { one: '# trouvée', other: '# trouvées' })}`,
    pause: 'Pause',
    goOn: 'Continuer',
    paused: 'En pause. L’horloge est arrêtée.',
    asksPause: (who) => `${who} : une pause ? Tous doivent être d’accord.`,
    iAskPause: 'Vous avez demandé une pause. Elle commence dès que tous sont d’accord.',
    agreePause: 'Accepter la pause',
    asksGiveUp: (who) => `${who} : abandonner la partie ? Tous doivent être d’accord.`,
    foreseen: (where, which) => `Ensuite : ${where}, ${which}`,
    skips: (count) => plural(count, { one: 'L’armée saute # action', other: 'L’armée saute # actions' }),
    label: 'Où en est la partie',
  },
  tabs: { act: 'Agir', clues: 'Indices', team: 'Équipe', plan: 'Idées', label: 'Que regarder' },
  whose: 'Personnage',
  turnOf: {
    act: 'À vous. Agissez autant que vous l’osez',
    waits: (who) => `Vous avez fini. Encore à l’œuvre : ${who}`,
    choose: 'Choisissez parmi vos cartes',
    watch: 'La Résistance agit',
    army: 'L’armée bouge',
    paused: 'La partie est en pause',
    over: 'La partie est finie',
  },
  actions: {
    move: { name: 'Se déplacer', how: 'Par la route, jusqu’à une cité voisine. Un jeton qui s’y trouve est retourné.' },
    give: {
      name: 'Transférer',
      how: 'Donnez cartes et recrues à quelqu’un dans la même cité, en une seule action.',
    },
    plan: {
      name: 'Planifier',
      how: 'Un niveau de plus dans une compétence, jusqu’à son prochain usage. Cela termine votre tour.',
    },
    recruit: {
      name: 'Recruter',
      how: 'Communication moins soldats doit dépasser la réticence. La recrue remplit un cercle d’une compétence.',
    },
    investigate: { name: 'Enquêter', how: 'Piochez des indices (Communication moins soldats). Gardez-en un.' },
    incite: { name: 'Inciter', how: 'Piochez des cartes héroïques (Communication moins soldats). Gardez-en une.' },
    search: { name: 'Rechercher', how: 'Piochez des objets (Ingénierie moins soldats). Gardez-en un.' },
    kill: { name: 'Tuer', how: 'Militaire doit dépasser le nombre de soldats. Un soldat rouge disparaît.' },
    heroic: { name: 'Héroïsme', how: 'Dépensez un jeton héroïque pour une carte de la rangée commune.' },
    reorganise: {
      name: 'Réorganiser',
      how: 'Replacez vos recrues, changez d’amélioration. Seul le résultat compte. Une action en tout.',
    },
    craft: {
      name: 'Fabriquer',
      how: `Trois pièces font une bombe. Ingénierie moins soldats doit atteindre ${CRAFT_NEEDS}.`,
    },
    sabotage: {
      name: 'Saboter',
      how: `Une bombe détruit la base de la cité. Militaire moins soldats doit atteindre ${SABOTAGE_NEEDS}.`,
    },
  },
  act: {
    draws: (count) => plural(count, { one: 'pioche # carte', other: 'pioche # cartes' }),
    test: (have, need) => `compétence ${have}, ${need} suffit`,
    toCities: (count) => plural(count, { one: '# cité', other: '# cités' }),
    taken: (count) => plural(count, { one: '# action ce tour', other: '# actions ce tour' }),
    way: (from, to, actions) =>
      `${from} → ${to} : ${actions === 0 ? 'gratuit' : plural(actions, { one: '# action', other: '# actions' })}`,
    alone: 'Personne d’autre n’est en jeu.',
    choose: 'Choisissez',
    go: {
      move: (city) => `Aller à ${city}`,
      fly: (city) => `Aller à ${city}`,
      give: (to) => `Donner à ${to}`,
      strike: (city) => `Frapper à ${city}`,
      strikeAll: 'Les frapper tous ici',
      take: (card) => `Prendre : ${card}`,
      takeToWear: (card) => `Prendre et équiper : ${card}`,
      into: (skill) => `Placer en ${skill}`,
      do: (action) => action,
    },
    back: 'Revenir',
    sending: 'Envoi…',
    major: 'Majeur',
    minor: 'Mineur',
    rest: {
      give: 'D’autres dons à la même personne font partie de cette action, tant que personne d’autre n’agit.',
      reorganise: 'D’autres changements font partie de cette action, tant que personne d’autre n’agit.',
      road: (left) =>
        plural(left, {
          one: 'Encore # déplacement en camion, gratuit.',
          other: 'Encore # déplacements en camion, gratuits.',
        }),
      commando: (left) => plural(left, { one: 'Encore # frappe, gratuite.', other: 'Encore # frappes, gratuites.' }),
      unseen: 'Votre prochaine action fait partie de celle-ci, et les soldats ne comptent pas.',
      mastery: 'Votre prochaine action réussit au niveau le plus haut.',
    },
    legend: 'Les douze actions',
    cannot: 'impossible',
    shift: 'Déplacer le jeton Planification',
    nobody: 'Vous regardez seulement.',
    lead: (name) => `Vous menez ${name}.`,
  },
  drawn: {
    head: (count) => plural(count, { one: 'Gardez-en une', other: 'Gardez-en jusqu’à #' }),
    keep: (card) => `Garder : ${card}`,
    wear: (card) => `Équiper aussitôt : ${card}`,
    none: 'N’en garder aucune',
    pick: 'Choisissez une carte',
    room: 'Votre inventaire est plein. Défaussez une carte.',
    roomForTwo: 'Il n’y a de place que pour une. Défaussez une carte pour garder les deux.',
  },
  row: {
    clues: 'Indices communs',
    heroics: 'Cartes héroïques communes',
    none: 'Aucun indice ici. Enquêtez pour en trouver.',
    noHeroics: 'Aucune carte héroïque ici. Incitez pour en trouver.',
    lay: 'Posez des cartes sur l’île : seules restent les cités visibles à travers toutes.',
    through: (count) =>
      count === 0
        ? 'Aucune cité n’apparaît à travers toutes'
        : plural(count, { one: 'Une cité apparaît', other: '# cités apparaissent' }),
    clear: 'Tout retirer',
    declare: (city) => `Déclarer la base à ${city}`,
    token: 'Le jeton héroïque va à',
    copies: (count) => `×${count}`,
  },
  team: {
    level: (skill, level) => `${skill} ${level}`,
    circles: (skill, own, people) =>
      people.length === 0 ? `${skill} : ${own}` : `${skill} : ${own}, avec ${list(people)}`,
    planned: 'jeton Planification',
    tokens: (count) => plural(count, { one: '# jeton héroïque', other: '# jetons héroïques' }),
    inventory: 'Inventaire',
    empty: 'rien',
    worn: 'Amélioration',
    discard: (card) => `Défausser ${card}`,
    sure: 'Touchez encore',
    at: (city) => `à ${city}`,
    playedBy: (name) => `${name} aux commandes`,
  },
  plan: {
    head: 'Ce que chacun compte faire',
    how: 'Dites ce que vous comptez faire, et touchez une cité pour la signaler. Cela n’engage personne.',
    nothing: 'Rien encore',
    intends: (action) => `prévoit : ${action}`,
    marks: (city) => `signale ${city}`,
    mine: (who) => `${who} prévoit`,
    mark: 'Signaler aux autres',
  },
  done: {
    button: 'J’ai fini',
    last: (actions) => plural(actions, { one: 'Finir le tour : armée #×', other: 'Finir le tour : armée #×' }),
    sure: 'Touchez encore pour finir',
    back: 'Je n’ai pas fini',
    done: 'a fini',
    busy: 'à l’œuvre',
    label: 'Qui a fini',
  },
  end: {
    won: 'L’île est libre',
    lost: 'L’île est tombée',
    bases: destroyedOf,
    turns: (turns) => plural(turns, { one: 'en # tour', other: 'en # tours' }),
    map: 'L’île à la fin',
    where: 'Où étaient les bases',
    destroyed: 'détruite',
    stands: 'encore debout',
    overlooked: (cities) => `Les indices sur la table en désignaient d’autres : ${cities}.`,
    unfound: (count) =>
      `${plural(count, { one: '# base n’a pas été trouvée', other: '# bases n’ont pas été trouvées' })}. Une base n’a pas de lieu tant que les indices laissent plusieurs cités.`,
    team: 'La Résistance',
  },
  decks: {
    head: 'Pioches et défausses',
    names: { clue: 'Indices', heroic: 'Cartes héroïques', object: 'Objets' },
    left: (count) => `${count} dans la pioche`,
    discard: 'Défausse :',
    none: 'défausse vide',
    tokens: (count) => plural(count, { one: '# jeton héroïque en réserve', other: '# jetons héroïques en réserve' }),
    bombs: (count) => plural(count, { one: '# carte Bombe en réserve', other: '# cartes Bombe en réserve' }),
  },
  scenarioCard: {
    map: 'Carte de l’île avec soldats, jetons inconnus et cités de départ',
    goal: 'But',
    goalHow: (bases) =>
      `Trouver et détruire ${plural(bases, { one: '# base', other: '# bases' })}, puis survivre au tour de l’armée qui suit.`,
    soldiers: 'Soldats',
    soldiersHow: (cities, count, of) =>
      count < of
        ? `Un dans chaque cité : ${cities} (${count} des ${of} de la carte)`
        : `Un dans chaque cité : ${cities}`,
    tokens: 'Jetons inconnus',
    tokensHow: (count) => `${count} cités cachent chacune une personne ou un jeton héroïque`,
    starts: 'Cités de départ',
    reserve: 'En réserve',
    reserveHow: (reds, blacks) =>
      `${reds} soldats rouges et ${blacks} irréductibles. Si l’une des réserves se vide, vous perdez.`,
  },
  options: {
    difficulty: 'Difficulté',
    level: (bases, blacks) => `${bases} bases, ${blacks} irréductibles`,
    scenario: 'Scénario',
    random: 'Au hasard',
    soldiers: 'Soldats au départ',
    garrisons: { byLeaders: 'Selon l’équipe', printed: 'Ceux du scénario' },
    garrisonHow: {
      byLeaders: 'Deux, trois, quatre ou tous les soldats du scénario, selon le nombre de personnages.',
      printed: 'Tous les soldats du scénario, même avec peu de personnages.',
    },
    clock: 'Ce qui accélère l’invasion',
    clocks: { wall: 'Le temps réel', actions: 'Les actions de l’armée', off: 'Rien' },
    clockHow: {
      wall: (minutes) =>
        `Toutes les ${minutes} minutes, un soldat de plus par action de l’armée. Pause possible d’un commun accord.`,
      actions: (actions) => `Toutes les ${actions} actions de l’armée, chacune amène un soldat de plus.`,
      off: 'L’invasion n’accélère jamais.',
    },
    pace: {
      wall: (minutes) => `En temps réel : l’invasion accélère toutes les ${minutes} minutes.`,
      actions: (actions) => `L’invasion accélère toutes les ${actions} actions de l’armée.`,
    },
    minutes: 'Minutes par palier',
    actions: 'Actions de l’armée par palier',
    characters: 'Personnages',
    seat: (seat) => `Joueur ${seat}`,
    several: 'On peut mener plusieurs personnages ; quatre en tout.',
    alone: 'Un personnage seul gagne rarement au-delà du niveau Initiation : menez-en deux ou plus.',
    leadTwo: 'En mener deux, tirés au sort',
    levels: (com, mil, eng) => `Com ${com} · Mil ${mil} · Ing ${eng}`,
  },
  problems: {
    badOptions: 'Des personnages sont choisis pour plus de joueurs qu’il n’y en a. Choisissez de nouveau.',
    tooFewSeats: 'Il faut quelqu’un pour jouer.',
    tooManySeats: (surplus) =>
      plural(surplus, {
        one: '# personne de trop : on joue à quatre au plus.',
        other: '# personnes de trop : on joue à quatre au plus.',
      }),
    unknownScenario: 'Ce serveur ne connaît pas le scénario.',
    unknownDifficulty: 'Ce serveur ne connaît pas la difficulté.',
    unknownCharacter: 'Ce serveur ne connaît pas l’un des personnages.',
    characterTwice: 'Un personnage est choisi deux fois.',
    tooManyLeaders: 'Quatre personnages au plus.',
    badClock: 'Ce réglage de l’horloge ne convient pas.',
  },
};
