import { aids } from './aids/fr.ts';
import { around } from './around/fr.ts';
import type { Words } from './en.ts';
import { arriving } from './fr/arriving.ts';
import { here } from './fr/here.ts';
import { hosting } from './fr/hosting.ts';
import { people } from './fr/people.ts';
import { type Late, ranOut } from './ran-out.ts';
import { seal } from './seal/fr.ts';
import { speech } from './speech.ts';
import { talk } from './talk/fr.ts';

const { plural } = speech('fr');

export const fr = {
  close: 'Fermer',
  aids,
  talk,
  arriving,
  people,
  here,
  hosting,
  room: {
    watching: 'Vous regardez',
    table: (code: string) => `Table ${code}`,
  },
  line: {
    connecting: 'Connexion',
    online: 'En ligne',
    reconnecting: 'Reconnexion…',
    offline: 'Hors ligne',
    down: 'Connexion perdue. Vous verrez ce qui s’est passé dès qu’elle reviendra.',
    kept: 'Connexion perdue. Votre choix est conservé et partira dès qu’elle sera rétablie.',
    unsaved: 'La table ne peut pas être enregistrée pour l’instant : la partie attend, puis reprendra d’elle-même.',
  },
  lobby: {
    invite: 'Inviter les autres',
    inviteHow: 'Donnez le code, envoyez le lien ou faites scanner le QR code.',
    codeLabel: 'Code de la table',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    share: 'Partager',
    qr: (code: string) => `QR code de la table ${code}`,
    seats: 'Autour de la table',
    you: 'vous',
    host: 'hôte',
    bot: 'robot',
    standsIn: 'remplaçant',
    away: 'hors ligne',
    actions: (name: string) => `Gérer la place : ${name}`,
    up: 'Monter d’une place',
    down: 'Descendre d’une place',
    place: (seat: number, seats: number) => `Place ${seat} sur ${seats}`,
    botStays: 'Un robot joue jusqu’à la fin de la partie. Vous pourrez le retirer avant la suivante.',
    standIn: 'Ce robot a repris la place en cours de partie. Il s’en ira avant la suivante.',
    kick: 'Exclure',
    kickBot: 'Retirer le robot',
    makeHost: 'Désigner comme hôte',
    rename: 'Changer de nom',
    renameOf: (name) => `Un autre nom pour ${name}`,
    save: 'Enregistrer',
    addBots: 'Ajouter un robot',
    levels: { easy: 'facile', medium: 'moyen', strong: 'fort' },
    noClock: 'illimité',
    noTalk: 'aucun',
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number) => `${minutes} min`,
    start: 'Commencer',
    fill: (bots: number) =>
      plural(bots, { one: 'Ajouter # robot et commencer', other: 'Ajouter # robots et commencer' }),
    starting: 'On commence…',
    hostStarts: (host: string) => `${host} lancera la partie.`,
    ready: 'Tout est prêt.',
    screen: 'Ouvrir l’écran de la table',
    screenHow: 'Pour une télé ou un ordinateur que tout le monde voit. Aucun secret ne s’y affiche.',
  },
  invite: {
    leadsTo: 'Le lien mène à',
    other: 'Les téléphones n’y arrivent pas ?',
    looking: 'Recherche…',
    otherHow: 'Le serveur a d’autres adresses. Essayez celle du réseau où sont les téléphones.',
    screenAt: 'Sur un autre appareil, ouvrez',
    barriers: {
      loopbackOnly:
        'Les téléphones ne peuvent pas se connecter : le serveur n’écoute que son propre ordinateur. Relancez-le sans HOST, ou avec HOST=0.0.0.0.',
      noNetwork:
        'Les téléphones ne peuvent pas se connecter : l’ordinateur du serveur n’est sur aucun réseau. Reliez-le au Wi-Fi des téléphones, puis réessayez.',
      unknown:
        'Le lien ne s’ouvre que sur cet ordinateur. Ouvrez cette page à une adresse que les autres peuvent atteindre aussi, ou définissez PUBLIC_URL sur le serveur.',
    },
  },
  table: {
    rule: (number: string) => `Règle ${number}`,
    allRules: 'Toutes les règles, par numéro',
    minutes: 'Minutes à jouer',
    cards: 'Toutes les cartes',
    titleAsked: (title: string) => `● À vous de jouer · ${title}`,
    dossier: 'Registre, journal et discussion',
    log: 'Journal',
    chat: 'Discussion',
    help: 'Comment jouer',
    menu: 'Menu',
    now: 'Ce qui se passe maintenant',
    noLog: 'Il ne s’est encore rien passé.',
    noChat: 'Personne n’a encore rien dit.',
    chatClosed: 'Il faut une place à la table pour écrire ici.',
    message: 'Message à toute la table',
    send: 'Envoyer',
    unread: (count: number) => plural(count, { one: '# nouveau message', other: '# nouveaux messages' }),
    timeLeft: (seconds: number) =>
      seconds >= 120
        ? `Encore ${Math.ceil(seconds / 60)} minutes`
        : plural(seconds, { one: 'Encore # seconde', other: 'Encore # secondes' }),
    timeStands: (seconds: number) =>
      `Le temps est suspendu : il reste ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    timeUp: 'Le temps est écoulé',
    late: (those: Late) => `${ranOut.fr(those)} : les règles ont choisi.`,
    absent: (name: string) => `${name} n’est plus là. Voulez-vous attendre ou confier sa place à un robot ?`,
    letBot: 'Confier la place à un robot',
    stage: 'La révélation',
    hurry: 'Touchez pour accélérer',
    rematch: 'Rejouer avec le même groupe',
    rematchHost: (host: string) => `${host} peut relancer une partie.`,
  },
  around,
  seal,
  record: {
    together: 'Revoir ensemble',
    leads: (name: string) => `${name} revoit la partie.`,
    ledNow: (name: string) => `${name} revoit la partie avec la table. Rejouer n’interrompt personne.`,
    follow: 'Suivre',
    look: 'Revoir la partie',
    save: 'Enregistrer la feuille de partie',
    what: 'Toute la partie dans un fichier, secrets et messages compris.',
    saved: 'Enregistrée. Pour vérifier la donne et chaque tirage :',
    failed: 'La feuille de partie n’a pas pu être récupérée. Réessayez dans un instant.',
  },
  menu: {
    theme: 'Thème',
    themes: { auto: 'Selon l’appareil', light: 'Papier', dark: 'Couvre-feu' },
    sound: 'Sons',
    narrator: 'Narration à voix haute',
    noNarrator: 'Ce navigateur n’a pas de voix pour votre langue.',
    on: 'oui',
    off: 'non',
    people: 'À la table',
    device: 'Continuer sur un autre appareil',
    deviceHow:
      'Ouvrez ce lien sur l’autre appareil dans les minutes qui viennent. Votre place y sera transférée ; cet appareil ne l’aura plus.',
    deviceSecret: 'Quiconque l’ouvre joue à votre place : ne le montrez à personne.',
    deviceQr: 'QR code qui transfère votre place sur un autre appareil',
    deviceShow: 'Afficher le lien',
    leave: 'Quitter la table',
  },
  screen: {
    join: 'Rejoignez-nous depuis un téléphone',
    wake: 'Touchez une fois pour autoriser le son',
    waiting: 'L’hôte va lancer la partie',
    turn: 'Tournez cet appareil, ou ouvrez cette page sur un écran plus grand.',
  },
  about: {
    head: 'À propos de Réseau',
    what: 'Réseau réunit des amis autour de jeux de secrets et de révolte : sur téléphone, sur ordinateur et sur un écran partagé, en français, en anglais et en japonais.',
    privacy:
      'Ni compte ni pistage, et rien n’est chargé depuis d’autres sites. Ce qui se passe à une table reste chez la personne qui héberge ce serveur.',
    fanHead: 'Non officiel',
    fan: 'Réseau est fait par des joueurs pour des joueurs. « The Resistance » est un jeu de Don Eskridge, « Insurrection » de Tore Næss et « Project : Resistance » de Frédéric Fourcade ; ces noms appartiennent à leurs ayants droit, étrangers à ce projet. Tous les textes, dessins et sons sont les nôtres.',
    licenceHead: 'Licences',
    licence: 'Le programme est libre, sous licence MIT.',
    fonts: 'Polices : Stardos Stencil, Inter, Grenze et Noto Sans JP, sous licence SIL Open Font 1.1.',
    parts: 'Composants : Svelte, Valibot et uqr, sous licence MIT.',
    full: 'Toutes les licences, en entier',
  },
  gallery: 'Galerie',
  missing: { head: 'Cette page n’existe pas', home: 'Revenir à l’accueil' },
  bye: {
    moved: 'Un autre appareil a repris votre place.',
    elsewhere: 'Cette table est ouverte à trop d’endroits. Continuez là où vous l’avez ouverte en dernier.',
    kicked: 'L’hôte vous a fait quitter cette table. Si l’hôte l’autorise, vous pourrez y revenir.',
    restarting: 'Le serveur redémarre. Votre place est gardée.',
    again: 'Revenir à la table',
  },
} satisfies Words;
