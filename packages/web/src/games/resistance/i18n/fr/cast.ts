import type { cards as Cards, cast as Cast, noFail as NoFail, plots as Plots, tokens as Tokens } from '../en/cast.ts';

export const cast = {
  resistance: { name: 'Résistance', how: 'Faites réussir trois missions. Vous ignorez qui sont les Espions.' },
  spy: { name: 'Espion', how: 'Faites échouer trois missions sans vous faire prendre.' },
  resistanceReverser: {
    name: 'Inverseur de la Résistance',
    how: 'Vous voulez trois succès. En mission, vous posez Succès ou Inversion ; une Inversion inverse le résultat.',
  },
  spyReverser: {
    name: 'Inverseur espion',
    how: 'Vous voulez trois échecs. En mission, vous posez Succès ou Inversion, jamais Échec.',
  },
  resistanceRogue: {
    name: 'Renégat de la Résistance',
    how: 'Vous gagnez en solitaire si vous posez Succès Renégat sur la mission du troisième succès et sur une mission antérieure.',
  },
  spyRogue: {
    name: 'Renégat espion',
    how: 'Vous gagnez en solitaire si vous posez Échec sur la mission du troisième échec et sur une mission antérieure. Les Espions ne vous connaissent pas.',
  },
  commander: {
    name: 'Commandant',
    how: 'Vous connaissez des Espions. Aidez la Résistance sans vous trahir : à la fin, l’Assassin vous cherchera.',
  },
  bodyGuard: {
    name: 'Garde du corps',
    how: 'Vous savez qui est, ou pourrait être, le Commandant. Attirez l’Assassin ailleurs.',
  },
  assassin: {
    name: 'Assassin',
    how: 'Après le troisième succès, vous désignez un joueur : si c’est le Commandant, les Espions gagnent.',
  },
  falseCommander: {
    name: 'Faux Commandant',
    how: 'Aux yeux du Garde du corps, vous pourriez être le Commandant.',
  },
  deepCover: { name: 'Agent infiltré', how: 'Le Commandant ne vous voit pas.' },
  blindSpy: {
    name: 'Espion aveugle',
    how: 'Les autres Espions et vous ne vous connaissez pas ; le Commandant vous voit.',
  },
  resistanceChief: {
    name: 'Chef de la Résistance',
    how: 'Le Chasseur espion vous cherche. Si l’on vous interroge, vous devez répondre en Chef.',
  },
  resistanceHunter: {
    name: 'Chasseur de la Résistance',
    how: 'Trouvez un Chef espion. Au troisième succès, vous sortez de l’ombre et accusez quelqu’un.',
  },
  dummyAgent: {
    name: 'Leurre',
    how: 'Si l’on vous interroge, vous pouvez répondre en Chef de la Résistance.',
  },
  coordinator: {
    name: 'Coordinateur',
    how: 'Les Chefs de la Résistance vous connaissent. Vous devez répondre « pas un Chef », mais si le Chasseur espion vous accuse, les Espions gagnent tout de même.',
  },
  pretender: {
    name: 'Imposteur',
    how: 'Les Espions ne vous distinguent pas de l’Agent dormant.',
  },
  spyChief: {
    name: 'Chef espion',
    how: 'Vous êtes un Espion, et le Chasseur de la Résistance vous cherche. Si l’on vous interroge, vous devez répondre en Chef.',
  },
  spyHunter: {
    name: 'Chasseur espion',
    how: 'Trouvez un Chef de la Résistance : au troisième échec, vous sortez de l’ombre et accusez quelqu’un.',
  },
  deepAgent: {
    name: 'Agent dormant',
    how: 'Vous ignorez qui sont les autres Espions ; ils hésitent entre vous et l’Imposteur.',
  },
  resistanceDefector: {
    name: 'Transfuge de la Résistance',
    how: 'Vous commencez dans la Résistance. À chaque bascule, vous changez de camp, donc de cartes et de but.',
  },
  spyDefector: {
    name: 'Transfuge espion',
    how: 'Vous commencez chez les Espions : ils vous connaissent, vous n’en connaissez aucun. À chaque bascule, vous changez de camp.',
  },
} satisfies typeof Cast;

export const cards = {
  success: { name: 'Succès', how: 'Tout le monde peut poser Succès.' },
  fail: { name: 'Échec', how: 'Seul un Espion peut jouer Échec.' },
  reverse: { name: 'Inversion', how: 'Seul un Inverseur peut jouer Inversion.' },
  rogueSuccess: {
    name: 'Succès Renégat',
    how: 'Seul le Renégat de la Résistance peut la jouer, sauf sous surveillance.',
  },
  chiefFail: { name: 'Échec de Chef', how: 'Seul un Chef espion peut la jouer.' },
} satisfies typeof Cards;

export const noFail = {
  spyReverser: 'Un Inverseur a Succès et Inversion, mais pas d’Échec.',
  spyChief: 'Ici, un Chef espion a Échec de Chef à la place d’Échec.',
} satisfies typeof NoFail;

export const plots = {
  closeEye: { name: 'Regard indiscret', how: 'Une fois : regardez une carte Mission qu’un autre a posée.' },
  strongLeader: { name: 'Leader charismatique', how: 'Une fois : avant qu’un Meneur n’agisse, menez à sa place.' },
  noConfidence: {
    name: 'Vote de défiance',
    how: 'Une fois : renvoyez une équipe pourtant approuvée. Cela compte comme un rejet.',
  },
  opinionMaker: { name: 'Leader d’opinion', how: 'Toute la partie : votez avant les autres, à découvert.' },
  takeResponsibility: {
    name: 'Prendre les choses en main',
    how: 'Aussitôt : prenez une carte Complot à un autre joueur.',
  },
  spotlight: {
    name: 'En pleine lumière',
    how: 'Une fois : un autre membre de l’équipe doit poser sa carte Mission face visible.',
  },
  overheard: { name: 'Conversation surprise', how: 'Aussitôt : apprenez le camp de l’un de vos deux voisins.' },
  establishConfidence: {
    name: 'Question de confiance',
    how: 'Aussitôt : le Meneur montre son camp au joueur de son choix.',
  },
  openUp: { name: 'Confidence', how: 'Aussitôt : montrez votre camp au joueur de votre choix.' },
} satisfies typeof Plots;

export const tokens = {
  inquisitor: 'est l’Enquêteur',
  pastInquisitor: 'a été Enquêteur',
  investigator: 'est l’Investigateur',
  watched: 'est sous surveillance : pas de Succès Renégat',
  sergeant: 'est le Sergent',
  steppedOut: 'a quitté l’ombre',
  trapped: 'sa carte est écartée',
  swapped: 'sa carte a été changée',
  spotlit: 'doit poser sa carte face visible',
  eyed: 'sa carte a été regardée',
} satisfies typeof Tokens;
