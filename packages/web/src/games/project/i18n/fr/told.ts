import { speech } from '../../../../words/speech.ts';
import type { GameWords } from '../en.ts';

const { plural, list } = speech('fr');
const soldiers = (count: number) => plural(count, { one: '# soldat', other: '# soldats' });

export const log: GameWords['log'] = {
  setOut: (scenario) => `La partie commence : ${scenario}.`,
  road: (who, city) => `${who} se rend à ${city}.`,
  mountain: (who, city) => `${who} franchit la montagne jusqu’à ${city}.`,
  air: (who, city) => `${who} s’envole pour ${city}.`,
  met: (who, ally) => `${who} rencontre ${ally}.`,
  foundToken: (who) => `${who} trouve un jeton héroïque.`,
  gained: (who) => `${who} gagne un jeton héroïque.`,
  gave: (who, what, to) => `${who} donne à ${to} : ${what}.`,
  planned: (who, skill) => `${who} planifie : ${skill}.`,
  recruited: (who, ally, skill) => `${who} recrute ${ally} (${skill}).`,
  reorganised: (who, ally, skill) => `${who} place ${ally} en ${skill}.`,
  equipped: (who, card) => `${who} s’équipe : ${card}.`,
  tookOff: (who, card) => `${who} retire son amélioration : ${card}.`,
  retrievedWorn: (who, card) => `${who} reprend dans la défausse et s’équipe : ${card}.`,
  reshuffled: 'Une défausse est mélangée et redevient une pioche.',
  drewNothing: (who, count) =>
    `${who} pioche ${plural(count, { one: '# carte', other: '# cartes' })}, sans rien d’utile.`,
  kept: (who, card) => `${who} garde : ${card}.`,
  keptWorn: (who, card) => `${who} s’équipe aussitôt : ${card}.`,
  discarded: (who, card) => `${who} défausse : ${card}.`,
  retrieved: (who, card) => `${who} reprend dans la défausse : ${card}.`,
  major: (who, card) => `${who} joue ${card}, effet majeur.`,
  minor: (who, card) => `${who} joue ${card}, effet mineur.`,
  killed: (count, city) => `${soldiers(count)} de moins à ${city}.`,
  crafted: (who) => `${who} fabrique une bombe.`,
  sabotaged: (who, city) => `${city} : ${who} détruit la base.`,
  located: (city, clues) => `Une base est trouvée à ${city} : ${list(clues)}.`,
  foresaw: (where, which) => `Prochains dés de l’armée : ${where}, ${which}.`,
  slowed: (actions) => `L’armée sautera ${plural(actions, { one: '# action', other: '# actions' })}.`,
  wantsPause: (who) => `${who} demande une pause.`,
  agreesToPause: (who) => `${who} accepte la pause.`,
  paused: 'La partie est en pause.',
  withdrawsPause: (who) => `${who} ne demande plus de pause.`,
  resumes: (who) => `${who} met fin à la pause. La partie reprend.`,
  done: (who) => `${who} a fini.`,
  notDone: (who) => `${who} n’a finalement pas fini.`,
  undone: (who) => `${who} reprend son dernier coup.`,
  givesUp: (who) => `${who} veut abandonner.`,
  playsOn: (who) => `${who} préfère finalement continuer.`,
  sped: (speed) => `L’invasion accélère : ${soldiers(speed)} à chaque action.`,
  armyBegan: (actions) => plural(actions, { one: 'L’armée fait # action.', other: 'L’armée fait # actions.' }),
  skipped: 'L’armée saute une action.',
  noCity: 'Les dés ne désignent aucune cité.',
  shielded: (city) => `Aucun soldat n’ose entrer à ${city}.`,
  added: (count, city) => `${soldiers(count)} de plus à ${city}.`,
  deployed: (count, from, to) => `Depuis ${from}, ${soldiers(count)} vers ${to}.`,
  tipped: (city) => `${city} bascule : la cité est perdue pour de bon.`,
  turned: (turn) => `Tour ${turn}.`,
  ended: {
    won: 'La dernière base est tombée, et l’armée se retire.',
    islandFull: 'L’armée a débarqué tous ses soldats : l’île est occupée.',
    islandLost: 'L’armée a placé tous ses irréductibles : l’île est perdue.',
    gaveUp: 'La Résistance dépose les armes.',
    lastTurn: 'Le temps est écoulé.',
  },
};

export const army: GameWords['army'] = {
  head: 'Le tour de l’armée',
  action: (now, of) => `Action ${now} sur ${of}`,
  begin: (actions, speed) =>
    actions === 0
      ? 'Personne n’a agi : l’armée ne bouge pas.'
      : `${plural(actions, { one: 'Une action', other: '# actions' })}, autant que le plus actif d’entre vous. Chacune amène ${soldiers(speed)}.`,
  where: {
    capital: 'une capitale',
    town: 'une ville',
    nw: 'le nord-ouest',
    ne: 'le nord-est',
    sw: 'le sud-ouest',
    se: 'le sud-est',
  },
  which: {
    freeHighest: 'libre, plus grand numéro',
    heldHighest: 'occupée, plus grand numéro',
    heldLowest: 'occupée, plus petit numéro',
  },
  rolled: (where, which) => `Les dés : ${where}, ${which}.`,
  foreseen: (where, which) => `Les dés lancés d’avance : ${where}, ${which}.`,
  activated: (city) => `C’est ${city}.`,
  turned: (city) => `Aucune cité ne convient, on prend donc l’autre cas : ${city}.`,
  noCity: 'Aucune cité ne convient. Il ne se passe rien.',
  shielded: (city) => `L’espoir protège ${city} : aucun soldat ne vient.`,
  added: (count, city) => `${soldiers(count)} de plus à ${city}.`,
  deployed: (count, from, to) =>
    `${from} est pleine : ${soldiers(count)} vers ${to}, la voisine au plus grand numéro qui a de la place.`,
  tipped: (city, blacks) =>
    `Aucune place alentour : ${city} bascule. ${plural(blacks, { one: '# irréductible y reste', other: '# irréductibles y restent' })} pour de bon.`,
  skipped: 'L’armée est ralentie : elle saute cette action.',
  summary: (added, red, black) =>
    `${plural(added, { one: '# soldat est arrivé', other: '# soldats sont arrivés' })}. En réserve : ${plural(red, { one: '# rouge', other: '# rouges' })}, ${plural(black, { one: '# irréductible', other: '# irréductibles' })}.`,
};

export const deed: GameWords['deed'] = {
  to: 'À qui',
  cards: 'Cartes',
  stays: 'reste',
  worn: (card) => `${card} (en service)`,
  tooWeak: (have, need) => `Quelqu’un n’y a pas sa place : niveau ${have}, il faut ${need}.`,
  replaced: (card) =>
    `Plus de place pour votre amélioration : ${card} part à la défausse, à moins de faire de la place.`,
};

export const reasons: GameWords['reasons'] = {
  illegal: 'C’est impossible maintenant.',
  notYourLeader: 'Ce personnage n’est pas à vous.',
  youAreDone: 'Vous avez dit avoir fini.',
  paused: 'La partie est en pause.',
  chooseFirst: 'Choisissez d’abord parmi vos cartes piochées.',
  nothingDrawn: 'Aucune carte piochée à choisir.',
  hasPlanned: 'Planifier était la dernière action de ce tour.',
  noRoad: 'Aucune route n’y mène.',
  alreadyThere: 'Vous y êtes déjà.',
  notTogether: 'Personne d’autre dans cette cité.',
  notHeld: 'Vous n’avez pas cette carte.',
  notInTeam: 'Personne à déplacer dans cette équipe.',
  rowFull: 'Cette compétence est pleine.',
  allyTooWeak: 'Aucune de ses compétences n’est assez haute pour votre équipe.',
  nothingGiven: 'Il n’y a rien à donner.',
  nothingChanges: 'Il n’y a rien à changer.',
  inventoryFull: 'Inventaire plein : quatre cartes au plus.',
  alreadyPlanned: 'Le jeton Planification y est déjà.',
  noOwnToken: 'Seul Ambler peut déplacer son jeton.',
  tooLateToShift: 'Seulement avant la première action du tour.',
  nobodyToRecruit: 'Personne à recruter ici.',
  skillTooLow: 'Compétence trop basse ici.',
  cityExhausted: 'Cette cité n’a plus rien à donner.',
  noCards: 'Il ne reste plus de cartes.',
  nobodyToKill: 'Aucun soldat rouge à tuer.',
  cannotKillAll: 'Seul Stark peut tous les tuer d’un coup.',
  onlyOne: 'Il n’y en a qu’un.',
  tooFar: 'C’est trop loin.',
  noToken: 'Aucun jeton héroïque.',
  noHeroicCard: 'Aucune carte héroïque dans la rangée. Incitez pour en avoir une.',
  cardNotThere: 'Cette carte n’est plus dans la rangée.',
  notFromHere: 'Seulement depuis une capitale sans soldats.',
  notACapital: 'Seulement vers une capitale.',
  capitalOccupied: 'Il y a des soldats dans cette capitale.',
  notInDiscard: 'La défausse n’a pas cette carte.',
  notAnUpgrade: 'Ce n’est pas une amélioration.',
  partsMissing: 'Il faut explosif, détonateur et retardateur.',
  noBombLeft: 'Il ne reste plus de bombe.',
  noBomb: 'Vous n’avez pas de bombe.',
  noBase: 'Aucune base dans cette cité.',
  baseDestroyed: 'Cette base est déjà détruite.',
  notOneCity: 'Une seule cité doit apparaître.',
  idleClue: 'L’une de ces cartes est de trop : retirez-la.',
  allBasesFound: 'Toutes les bases sont trouvées.',
  baseAlreadyThere: 'Cette base est déjà connue.',
  noClock: 'Il n’y a pas d’horloge à arrêter.',
  nothingToUndo: 'Il n’y a plus rien à reprendre.',
};

export const short: GameWords['short'] = (reason, missing) =>
  `${reason} Il vous manque ${plural(missing, { one: '# niveau', other: '# niveaux' })}.`;

export const giveUp: GameWords['giveUp'] = {
  head: 'Abandonner',
  how: 'La partie s’arrête dès que tous veulent abandonner. Le proposer ne coûte rien, et tient jusqu’à ce que vous y renonciez. Les robots suivent.',
  deed: 'Abandonner la partie',
  sure: 'Proposer d’abandonner ? On joue tant que tous ne sont pas d’accord ; ensuite, la partie est perdue.',
  agree: 'Abandonner aussi',
  agreeSure: 'Touchez encore pour abandonner',
  back: 'Y renoncer et continuer',
  yes: 'abandonne',
  no: 'continue',
};
