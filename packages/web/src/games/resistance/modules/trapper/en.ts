import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Trapper',
  phrases: { trap: (name: string) => `Trap ${name}’s card` },
  how: 'Teams have one more member; the leader sets one card aside.',
  about:
    'Every team has one more member. Once the cards are played, the leader looks at one of them and sets it aside: it doesn’t count. Everyone sees whose card it was, but only the leader sees what it was.',
  example: 'Ada sets Dov’s card aside and swears it was a Fail. The other cards are revealed as usual.',
  asks: {
    'trapper.trap': {
      mine: 'Set a card aside',
      others: (who: string) => `${who} is setting a card aside`,
      how: 'Tap someone on the team. Only you see their card; it won’t count.',
      act: (chosen: string) => `Set aside ${chosen}’s card`,
    },
  },
  tokens: {
    trapped: 'had their card set aside',
  },
  told: { trapped: (who: string) => `${who}’s card is set aside: it doesn’t count.` },
  aside: (who: string) => `${who}’s card was set aside and doesn’t count.`,
} satisfies ModuleWords;
