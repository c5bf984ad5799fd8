import { speech } from '../speech.ts';
import type { Around } from './en.ts';

const { list, plural } = speech('fr');

export const around: Around = {
  roles: {
    hold: 'Maintenir',
    coming: 'Un instant…',
    ready: 'C’est bon pour moi',
    readyIn: (seconds) => `C’est bon pour moi (${seconds} s)`,
    waiting: (ready, of) => `On attend les autres : ${ready} sur ${of} ont fini`,
    count: (ready, of) => `${ready} sur ${of} ont fini`,
    uncounted: 'On attend que tout le monde soit prêt',
    watchingHead: 'Les cartes sont distribuées',
    screen: 'Regardez vos téléphones',
    callOff: 'Annuler la partie',
    redeal: 'Redistribuer',
    seen: 'Quelqu’un a déjà vu une carte. La table doit être d’accord : posez la question dans le menu.',
  },
  calls: {
    head: 'Demander à la table',
    how: 'La question va à toutes les personnes de la partie depuis le début. Personne ne saura qui l’a posée, ni qui a répondu quoi.',
    noSay:
      'Vous avez pris cette place en cours de partie : les questions posées à la table ne vous sont pas adressées. Elles le seront dès la prochaine partie.',
    ask: {
      pause: 'Demander une pause',
      resume: 'Demander à reprendre',
      void: 'Demander l’annulation de la partie',
      clock: 'Demander un temps limité',
      host: 'Demander un autre hôte',
    },
    replace: 'Demander un robot à la place de quelqu’un',
    replaceWhom: 'À la place de qui ? La question ne va pas à cette personne.',
    alone:
      'Seul, on ne peut confier à un robot que la place d’une personne absente depuis au moins une minute. Dès son retour, elle la retrouve.',
    asked: {
      pause: 'Quelqu’un demande une pause.',
      resume: 'Quelqu’un demande à reprendre.',
      void: 'Quelqu’un demande l’annulation de la partie.',
      clock: 'Quelqu’un demande une limite de temps pour chaque décision, jusqu’à la fin de la partie.',
      host: 'Quelqu’un demande un autre hôte.',
    },
    clockHow:
      'Jusqu’à la fin de la partie, chaque décision a une limite de temps. Le temps écoulé, les règles décident.',
    askedReplace: (name) => `${name} : quelqu’un demande de confier cette place à un robot.`,
    aboutYou: 'On demande à la table si un robot doit prendre votre relais.',
    agree: 'Accepter',
    refuse: 'Non',
    agreed: 'Vous avez accepté.',
    refused: 'Vous avez dit non.',
    left: (seconds) => `encore ${seconds} s`,
    needs: (needed, asked) =>
      asked === 1
        ? 'La question ne va à personne d’autre.'
        : needed === asked
          ? `Il faut l’accord des ${asked} personnes interrogées.`
          : `Il faut l’accord de ${needed} des ${asked} personnes interrogées.`,
    again: (seconds) => `Vous pourrez redemander dans ${seconds} s.`,
    oneAtATime: 'Une question est déjà posée à la table. Une seule à la fois.',
    onPhones: 'Répondez sur vos téléphones.',
    onSomePhones: 'Si vous jouez depuis le début, répondez sur votre téléphone.',
    notAsked: 'La question va aux personnes qui jouent depuis le début, donc pas à vous.',
    vain: {
      pause: 'Une pause a été demandée à la table. La demande est restée sans suite.',
      resume: 'La reprise a été demandée à la table. La demande est restée sans suite.',
      void: 'L’annulation de la partie a été demandée à la table. La demande est restée sans suite.',
      clock: 'Un temps limité a été demandé à la table. La demande est restée sans suite.',
      host: 'Un autre hôte a été demandé à la table. La demande est restée sans suite.',
    },
    vainReplace: (name) => `${name} : un robot a été demandé pour cette place. La demande est restée sans suite.`,
  },
  paused: 'La partie est en pause. Le temps ne court plus.',
  /** Over the table, and to whoever hears what stands there. */
  rests: 'En pause',
  resting: 'La partie est en pause : rien ici ne se joue avant la reprise.',
  moreBanners: (count) => plural(count, { one: 'Montrer # autre message', other: 'Montrer # autres messages' }),
  happened: {
    calledOff: 'La partie a été annulée.',
    dealtAnew: 'Les cartes ont été redistribuées.',
    paused: 'La partie est en pause.',
    resumed: 'La partie reprend.',
    clock: 'La table a accepté : le temps est limité jusqu’à la fin de la partie.',
    chatOff: 'L’hôte a coupé la discussion.',
    chatOn: 'L’hôte a rétabli la discussion.',
    phrasesOff: 'L’hôte a coupé les phrases.',
    phrasesOn: 'L’hôte a rétabli les phrases.',
    standIn: (name) => `${name} : un robot a pris le relais.`,
    standInYou: 'Un robot a pris votre relais.',
    back: (name) => `${name} est de retour.`,
    backYou: 'Bon retour. Votre place est à nouveau à vous.',
    another: (name, of) => `${name} a pris une place (avant : ${of}).`,
    anotherYou: (of) => `Vous avez pris une place (avant : ${of}).`,
    host: (name) => `${name} est maintenant l’hôte.`,
    hostYou: 'Vous êtes maintenant l’hôte.',
  },
  gotIt: 'Compris',
  cutShort: 'Les derniers instants de cette table sont peut-être perdus. Voyez où elle en est, et reprenez de là.',
  repaired: 'Une erreur dans les règles de cette partie a été corrigée. Voyez où en est la table, et reprenez de là.',
  /** To whoever was host. */
  deposed: (name) => `Vous n’êtes plus l’hôte. ${name} l’est maintenant, et peut vous rendre ce rôle.`,
  /** To whoever is back in a seat in which somebody else has played. */
  deputed: {
    told: 'On a joué à votre place pendant votre absence.',
    show: 'Voir ce qui a été joué',
    head: 'Joué à votre place',
    how: 'Personne d’autre ne voit cette liste. Ce que tout le monde a vu est dans le journal.',
    before: (count) =>
      plural(count, {
        one: 'Un coup joué avant ceux-ci n’est pas dans la liste.',
        other: '# coups joués avant ceux-ci ne sont pas dans la liste.',
      }),
  },
  away: {
    botIn: (name, time) => `${name} n’est plus là. Un robot prend le relais dans ${time}.`,
    botSoon: (name) => `${name} n’est plus là. Un robot prend bientôt le relais.`,
    gone: (names) => `${list(names)} ${names.length === 1 ? 'n’est plus là' : 'ne sont plus là'}.`,
    waits: {
      match: 'La partie attend.',
      perhaps: 'La partie devra peut-être attendre.',
      others: 'Les autres peuvent continuer pour l’instant.',
      clock: 'Le temps continue de s’écouler.',
    },
    soon: 'Bientôt, vous pourrez confier cette place à un robot.',
    benched: 'La table a décidé qu’un robot prend votre relais. Vous pouvez regarder jusqu’à la fin de la partie.',
    replaced: 'Un robot a joué votre place jusqu’à la fin : le résultat est celui de la place, pas le vôtre.',
    leaveHost: 'Quelqu’un d’autre devient l’hôte.',
    leaveSure:
      'Quitter maintenant ? Un robot prend le relais. Votre place vous attend : rouvrez cette table pour la reprendre.',
  },
  seats: {
    offer: 'Vous regardez cette partie.',
    head: 'Demander une place',
    how: 'Celle d’un robot, ou d’une personne qui n’est plus là. L’hôte décide.',
    ask: (name) => `Demander cette place : ${name}`,
    none: 'Aucune place n’est libre pour l’instant.',
    asked: (name) => `Place demandée : ${name}. L’hôte décide.`,
    withdraw: 'Retirer la demande',
    missed: (name) => `Vous n’avez pas obtenu cette place : ${name}.`,
    notYet: 'Cette place n’est pas encore libre.',
    wanted: (who, of) => `${who} demande une place : ${of}.`,
    grant: 'Accepter',
    deny: 'Non',
  },
  sat: {
    standIn: (name) => `${name} : un robot a pris le relais.`,
    back: (name) => `${name} est de retour.`,
    another: (name, seat) => `${name} a pris la place ${seat}.`,
  },
  time: {
    talk: 'Parlez',
    talkLeft: (seconds) => `Encore ${seconds} secondes pour parler, puis pour décider`,
    more: 'Plus de temps',
  },
  result: {
    over: 'La table prépare la prochaine partie.',
    go: 'Y aller',
  },
};
