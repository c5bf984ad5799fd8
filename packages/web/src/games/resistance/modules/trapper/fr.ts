import type { en } from './en.ts';

export const fr = {
  name: 'Piège',
  phrases: { trap: (name: string) => `Piégez la carte jouée par ${name}` },
  how: 'Les équipes comptent un membre de plus ; le Meneur écarte une carte.',
  about:
    'Chaque équipe compte un membre de plus. Une fois les cartes posées, le Meneur en regarde une et l’écarte : elle ne compte pas. Tous voient à qui elle était ; lui seul sait ce qu’elle était.',
  example: 'Ada écarte la carte de Dov et jure que c’était un Échec. Les autres sont retournées comme toujours.',
  asks: {
    'trapper.trap': {
      mine: 'Écartez une carte',
      others: (who: string) => `${who} écarte une carte`,
      how: 'Touchez un membre de l’équipe. Sa carte n’est montrée qu’à vous, et ne compte pas.',
      act: (chosen: string) => `Écarter la carte : ${chosen}`,
    },
  },
  tokens: {
    trapped: 'sa carte est écartée',
  },
  told: { trapped: (who: string) => `La carte posée par ${who} est écartée : elle ne compte pas.` },
  aside: (who: string) => `La carte posée par ${who} est écartée et ne compte pas.`,
} satisfies typeof en;
