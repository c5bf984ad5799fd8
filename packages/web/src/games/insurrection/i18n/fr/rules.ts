export const rules = {
  inPlay: 'Sur ce chemin',
  nowHere: 'Le pion est ici',
  pages: [
    {
      head: 'De quoi s’agit-il ?',
      text: 'Vous menez des rebelles au donjon de la reine Kristin. En six manches, vous composez une main de cartes. Le Bien gagne si la marche arrive au bout, le Mal si dix marques de Corruption sont d’abord réunies au centre. Dans les deux cas, la meilleure main l’emporte, et chaque carte a deux valeurs : une pour le Bien, une pour le Mal.',
    },
    {
      head: 'Une manche',
      text: 'Le pion avance d’un lieu et des cartes sont retournées au centre. Chacun pioche une carte de plus, puis en pose une de sa main face cachée ; toutes sont révélées ensemble.',
    },
    {
      head: 'Votre tour',
      text: 'De l’initiative la plus haute à la plus basse : profitez du lieu s’il offre quelque chose ; appliquez les effets Éliminer et Regarder de votre carte, dans l’ordre voulu ou pas du tout ; prenez en main une carte du centre ; laissez-y la carte jouée. On ne reprend pas la sienne.',
    },
    {
      head: 'Quand le Mal gagne',
      text: 'On compte les marques une fois les cartes du lieu retournées : à dix ou plus, le Mal gagne aussitôt. On les recompte après chaque tour : à dix ou plus, le Mal a gagné, mais on termine la manche, et chaque tour doit laisser au moins dix marques. Si rien d’autre ne convient, on reprend sa propre carte.',
    },
    {
      head: 'Le décompte',
      text: 'On révèle les mains. Les effets « Fin de partie » s’appliquent d’abord. Ensuite, chaque carte compte selon l’issue. Les icônes se comptent dans votre main, la carte elle-même comprise ; seul le mot « visible » renvoie aux cartes du centre. À égalité, le Leader à l’initiative la plus basse l’emporte.',
    },
    {
      head: 'Ce que savent les autres',
      text: 'Les mains sont secrètes, mais tous ont vu ce que vous avez pris au centre. Touchez une personne pour voir ce que la table en sait.',
    },
  ],
  signs: 'Les symboles des cartes',
  points: 'Les points sur les cartes',
  effects: 'Effets',
};
