import { speech } from '../../../../words/speech.ts';
import type { BaseWords } from '../en/base.ts';
import { cards, characters } from './cast.ts';
import { dock } from './dock.ts';
import { late } from './late.ts';
import { mixing } from './mixing.ts';
import { phrases, topics } from './phrases.ts';
import { role } from './role.ts';
import { thinking } from './thinking.ts';
import { notes, script, told } from './told.ts';

const { plural, list } = speech('fr');

export const base = {
  title: 'La Résistance',
  aim: 'Trois missions décident de tout. La plupart d’entre vous se battent pour elles ; certains font semblant.',
  characters,
  dock,
  phrases,
  topics,
  list,
  told,
  late,
  thinking,
  notes,
  script,
  cards,
  leader: 'Meneur',
  onTeam: 'dans l’équipe',
  leads: 'mène',
  hasChosen: 'a choisi',
  mission: (mission: number) => `Mission ${mission}`,
  twoFails: 'Il faut deux cartes Échec pour faire échouer cette mission.',
  missionLabel: {
    open: (mission: number, size: number) => `Mission ${mission}, équipe de ${size}, pas encore jouée`,
    current: (mission: number, size: number) => `Mission ${mission}, équipe de ${size}, en cours`,
    success: (mission: number) => `Mission ${mission}, succès`,
    fail: (mission: number, fails: number) =>
      `Mission ${mission}, échec avec ${plural(fails, { one: '# carte Échec', other: '# cartes Échec' })}`,
  },
  missions: 'Missions',
  seats: 'Joueurs',
  rejections: 'Équipes rejetées',
  rejectionCount: (count: number) =>
    plural(count, { one: '# rejet de suite, sur 5', other: '# rejets de suite, sur 5' }),
  lastChance: 'Un rejet de plus et les Espions gagnent.',
  now: {
    proposeMine: (size: number) =>
      plural(size, { one: 'Vous menez. Choisissez # personne', other: 'Vous menez. Choisissez # personnes' }),
    targetMine: 'Vous menez. Choisissez une mission et son équipe',
    propose: (leader: string) => `${leader} compose une équipe`,
    vote: (leader: string) => `${leader} propose cette équipe. L’approuvez-vous ?`,
    voteMine: 'Faites-vous confiance à votre équipe ?',
    voted: 'Vous avez voté. Les autres votent encore',
    answered: 'Vous avez choisi. Les autres choisissent encore',
    voteWatch: 'La table vote sur cette équipe',
    play: 'L’équipe est en mission',
    playMine: 'Vous êtes en mission. Jouez une carte',
    over: 'La partie est finie',
  },
  nowFor: (mission: number, size: number) => `Mission ${mission} · équipe de ${size}`,
  help: {
    propose:
      'Le Meneur désigne une équipe pour la mission. Discutez-en : chacun peut dire ce qu’il veut, vrai ou faux.',
    vote: 'Tout le monde vote en même temps, le Meneur aussi. Il faut plus de la moitié des voix. Après cinq rejets de suite, les Espions gagnent.',
    play: 'Chaque membre de l’équipe joue une carte face cachée. D’ordinaire, un seul Échec suffit à faire échouer la mission, et nul ne sait de qui il vient.',
    over: 'Tous les personnages sont révélés.',
  },
  team: {
    chosen: (chosen: number, size: number) =>
      plural(chosen, { one: `# personne sur ${size}`, other: `# personnes sur ${size}` }),
    pick: 'Touchez les personnes que vous voulez envoyer.',
    send: 'Soumettre cette équipe au vote',
    sendNowhere: 'Choisissez une mission',
    sendFew: (missing: number) =>
      plural(missing, { one: 'Choisissez encore # personne', other: 'Choisissez encore # personnes' }),
    sendMany: (surplus: number) => `${surplus} de trop`,
    pickMission: 'Touchez une mission ci-dessus, puis les personnes.',
    missionShut: 'La mission 5 s’ouvre après deux succès.',
    sent: 'Envoi de votre équipe…',
  },
  vote: {
    approve: 'Approuvé',
    reject: 'Rejeté',
    legend: 'Votre vote',
    seal: 'Valider votre vote',
    pick: 'Approuvez ou rejetez',
    sealed: 'Votre vote est enregistré.',
    progress: (chosen: number, of: number) =>
      plural(chosen, { one: `# sur ${of} a choisi`, other: `# sur ${of} ont choisi` }),
  },
  play: {
    legend: 'Votre carte Mission',
    seal: 'La poser face cachée',
    pick: 'Choisissez une carte',
    sealed: 'Votre carte est posée face cachée.',
    progress: (chosen: number, of: number) =>
      plural(chosen, { one: `# carte sur ${of} est posée`, other: `# cartes sur ${of} sont posées` }),
  },
  change: 'Changer',
  changeHow: 'Vous pouvez changer d’avis tant que tous n’ont pas choisi.',
  changing: 'Votre choix vaut jusqu’au prochain.',
  sending: 'Envoi…',
  wait: {
    leader: (leader: string) => `${leader} décide.`,
    vote: 'Les autres choisissent encore.',
    play: 'L’équipe choisit ses cartes.',
  },
  role,
  card: {
    label: 'Votre personnage',
    hold: 'Maintenir',
    holdLong: 'Maintenez pour voir votre personnage',
    release: 'Relâchez pour le cacher',
    speak: 'Écouter votre personnage',
    speakWarn: 'Votre personnage va être lu à voix haute. Mettez un casque, ou assurez-vous que personne n’entend.',
    speakNow: 'Lire à voix haute',
    isResistance: 'Vous servez la Résistance.',
    isSpy: 'Vous êtes un Espion.',
    fellows: (names: readonly string[]) =>
      plural(names.length, { one: `L’autre Espion : ${list(names)}`, other: `Les autres Espions : ${list(names)}` }),
    blind: 'Aucun autre Espion ne vous a été montré, et aucun n’a vu votre nom.',
    seen: 'Aucun Espion ne vous a été montré, mais tous ont vu votre nom.',
    seenBySome: 'Aucun Espion ne vous a été montré, mais certains ont vu votre nom.',
    oneOfTwo: 'Aucun Espion ne vous a été montré. Ils ont vu deux noms, dont le vôtre, sans les distinguer.',
    stoodUp: 'Aucun Espion ne vous a été montré. Tout le monde vous connaît.',
    secret: 'Secret',
  },
  reveal: {
    vote: 'Le scrutin',
    votes: (yes: number, no: number) => `${yes} pour, ${no} contre`,
    spoken: (approved: boolean, yes: number, no: number) =>
      `L’équipe est ${approved ? 'approuvée' : 'rejetée'} : ${yes} voix pour, ${no} contre.`,
    approved: 'Approuvée',
    rejected: 'Rejetée',
    approvedHow: 'L’équipe part en mission.',
    early: 'a voté avant',
    rejectedHow: (rejections: number) =>
      plural(rejections, { one: 'Le Meneur change. # rejet sur 5.', other: 'Le Meneur change. # rejets sur 5.' }),
    fifth: 'Cinq équipes rejetées : les Espions gagnent.',
    mission: (mission: number) => `Mission ${mission} : les cartes`,
    success: 'Succès',
    failed: 'Échec',
    fails: (fails: number) => plural(fails, { one: '# carte Échec', other: '# cartes Échec' }),
    noFails: 'Aucune carte Échec',
    spared: 'Une seule carte Échec n’a pas suffi.',
    face: 'face cachée',
  },
  end: {
    resistance: 'La Résistance gagne',
    spy: 'Les Espions gagnent',
    alone: (who: string) => `${who} gagne en solitaire`,
    reasons: {
      missions: { resistance: 'Trois missions ont réussi.', spy: 'Trois missions ont échoué.' },
      rejections: 'Cinq équipes de suite ont été rejetées.',
    },
    part: 'Vous gagnez avec votre camp, mais pas en solitaire : une victoire partielle.',
    won: 'Vous avez gagné.',
    lost: 'Vous avez perdu.',
    score: (success: number, fail: number) =>
      `Missions : ${plural(success, { one: '# réussie', other: '# réussies' })}, ${plural(fail, { one: '# perdue', other: '# perdues' })}`,
    characters: 'Qui était qui',
    votes: 'Tous les scrutins',
  },
  ledger: {
    title: 'Scrutins',
    empty: 'Aucune équipe n’a encore été proposée.',
    caption: 'Toutes les équipes, tous les votes',
    round: (mission: number, attempt: number) => `Mission ${mission}, équipe ${attempt}`,
    approved: 'approuvée',
    rejected: 'rejetée',
    open: 'pas encore décidée',
    lies: 'Devant les joueurs',
    turnedUp: (cards: readonly string[]) => `Cartes retournées : ${list(cards)}`,
    key: 'Légende',
    member: 'dans l’équipe',
  },
  log: {
    dealt: 'Les personnages sont distribués. Gardez le doigt sur votre carte pour la voir.',
    led: (leader: string) => `${leader} mène.`,
    proposed: (leader: string, mission: number, team: readonly string[]) =>
      `${leader} propose pour la mission ${mission} : ${list(team)}.`,
    votes: (yes: readonly string[], no: readonly string[]) =>
      no.length === 0
        ? 'Tout le monde approuve.'
        : yes.length === 0
          ? 'Tout le monde rejette.'
          : `Pour : ${list(yes)}. Contre : ${list(no)}.`,
    early: (names: readonly string[]) =>
      plural(names.length, {
        one: `${list(names)} a voté avant les autres.`,
        other: `${list(names)} ont voté avant les autres.`,
      }),
    votedFirst: (yes: readonly string[], no: readonly string[]) => {
      const said = [
        ...(yes.length === 0 ? [] : [`${list(yes)} ${yes.length === 1 ? 'approuve' : 'approuvent'}`]),
        ...(no.length === 0 ? [] : [`${list(no)} ${no.length === 1 ? 'rejette' : 'rejettent'}`]),
      ];
      return `Avant le vote des autres : ${said.join(', ')}.`;
    },
    approved: 'L’équipe est approuvée.',
    rejected: (rejections: number) => `L’équipe est rejetée (${rejections} sur 5).`,
    odd: (card: string, count: number) => `${card} : ${count}.`,
    played: 'Votre carte est sur la table.',
    revealed: (mission: number, fails: number) =>
      fails === 0
        ? `Mission ${mission} : pas une seule carte Échec.`
        : `Mission ${mission} : ${plural(fails, { one: '# carte Échec', other: '# cartes Échec' })}.`,
    success: (mission: number) => `La mission ${mission} réussit.`,
    failed: (mission: number) => `La mission ${mission} échoue.`,
    ended: { resistance: 'La Résistance gagne.', spy: 'Les Espions gagnent.' },
    alone: (who: string) => `${who} gagne en solitaire.`,
    unmasked: (spies: readonly string[]) =>
      plural(spies.length, { one: `L’Espion était ${list(spies)}.`, other: `Les Espions étaient ${list(spies)}.` }),
  },
  mixing,
  problems: {
    tooFewSeats: (missing: number) =>
      plural(missing, { one: 'Il manque encore # personne.', other: 'Il manque encore # personnes.' }),
    tooManySeats: (surplus: number) =>
      plural(surplus, {
        one: '# personne de trop : on joue à dix au plus.',
        other: '# personnes de trop : on joue à dix au plus.',
      }),
    badOptions: 'Ces options ne vont pas ensemble.',
    unknownModule: 'Ce serveur ne connaît pas l’un des modules.',
    moduleTwice: 'Un module a été choisi deux fois.',
    extraWithoutModule: 'Un choix appartient à un module qui n’est pas en jeu.',
    tooManySpies: 'Trop d’Espions à rôle particulier pour ce nombre de joueurs.',
    tooManyResistance: 'Trop de personnages particuliers de la Résistance pour ce nombre de joueurs.',
  },
  reasons: {
    illegal: 'C’est impossible maintenant.',
    notNow: 'Ce n’est pas ce qui se décide maintenant.',
    malformed: 'Ce coup contient quelque chose qui n’a rien à y faire.',
    missionShut: 'Cette mission ne peut pas être choisie maintenant.',
    noTeam: 'Une mission demande une équipe.',
    namedTwice: 'Personne ne peut être deux fois dans l’équipe.',
    wrongTeamSize: 'L’équipe n’a pas la bonne taille.',
    notSeated: 'Une personne de cette équipe n’a pas de place ici.',
    approveOrReject: 'Vous ne pouvez qu’approuver ou rejeter.',
    onlySpiesFail: 'Seul un Espion peut jouer Échec.',
    notYourCard: 'Cette carte n’est pas dans votre main.',
    cannotBeNamed: 'Ce joueur ne peut pas être désigné maintenant.',
    notOnTheTeam: 'Désignez un membre de l’équipe.',
    nothingToUse: 'Vous n’avez rien à faire maintenant. Continuez.',
  },
  rules: {
    inPlay: 'En jeu à cette table',
    minute: 'En jouer une minute',
    others: 'Modules qui ne sont pas en jeu',
    aim: {
      head: 'De quoi s’agit-il ?',
      text: 'Une cellule de la Résistance mène des missions, mais des Espions s’y cachent. La Résistance gagne avec trois succès, les Espions avec trois échecs.',
      knowing: 'Les Espions se connaissent ; les autres ne savent rien.',
      knowingWith:
        'Les Espions se connaissent et les autres ne savent rien, sauf si un module en jeu en décide autrement.',
    },
    round: [
      {
        head: 'Le Meneur propose',
        text: 'Il désigne autant de personnes que la mission en demande. Tout le monde en discute.',
      },
      {
        head: 'Tous votent',
        text: 'Les votes restent secrets, puis sont révélés ensemble. Sans majorité, l’équipe est rejetée et la personne suivante mène. Après cinq rejets de suite, les Espions gagnent.',
      },
      {
        head: 'L’équipe joue',
        text: 'Chaque membre pose une carte face cachée. La Résistance doit jouer Succès ; un Espion peut jouer Échec. On mélange les cartes et on les retourne.',
      },
      {
        head: 'Un Échec suffit',
        text: 'Une seule carte Échec fait échouer la mission. À sept joueurs ou plus, il en faut deux pour la quatrième.',
      },
    ],
    talk: { head: 'Parlez, accusez, mentez', text: 'Dites ce que vous voulez, mais ne montrez jamais votre écran.' },
    sizes: 'Espions et taille des équipes',
    players: 'Joueurs',
    spies: 'Espions',
  },
} satisfies BaseWords;
