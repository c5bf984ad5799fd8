export const rules = {
  inPlay: 'Sur ce chemin',
  nowHere: 'Le pion est ici',
  pages: [
    {
      head: 'De quoi s’agit-il ?',
      text: 'Vous menez des rebelles au donjon de la reine Kristin. En six manches, vous composez une main de cartes. La marche finit bien si elle arrive au bout, mal si dix marques de Corruption sont d’abord réunies au centre. Dans les deux cas, la meilleure main l’emporte, et chaque carte a deux valeurs : une par issue.',
    },
    {
      head: 'Une manche',
      text: 'Le pion avance d’un lieu et des cartes sont retournées au centre. Chacun en pioche une. Puis chacun pose une carte face cachée, et toutes sont retournées ensemble.',
    },
    {
      head: 'Votre tour',
      text: 'De la plus grande initiative à la plus petite : profitez du lieu s’il offre quelque chose ; utilisez Éliminer et Regarder de votre carte, dans l’ordre voulu ou pas du tout ; prenez une carte du centre ; laissez-y la carte jouée. On ne reprend pas la sienne.',
    },
    {
      head: 'Quand le Mal gagne',
      text: 'Les marques se comptent quand des cartes ont été retournées, puis après chaque tour. À dix ou plus, le Mal a gagné. Ceux qui restent jouent encore, mais chacun doit laisser au moins dix marques. Si rien d’autre ne convient, on reprend sa propre carte.',
    },
    {
      head: 'Le décompte',
      text: 'Les mains sont ouvertes. Les cartes à dernier mot agissent d’abord. Ensuite, chaque carte compte selon l’issue. Les icônes se comptent dans votre main, la carte elle-même comprise ; seul le mot « visible » renvoie aux cartes du centre. À égalité, le plus petit Leader tranche.',
    },
    {
      head: 'Ce que savent les autres',
      text: 'Les mains sont secrètes, mais tous ont vu ce que vous avez pris au centre. Touchez une personne pour voir ce que la table en sait.',
    },
  ],
  signs: 'Les signes des cartes',
  effects: 'Effets',
};
