import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Trapper',
  how: 'Teams are one larger; the leader takes one card out.',
  about:
    'Every team has one member more. When the cards lie on the table, the leader looks at one of them and sets it aside: it counts for nothing. Whose card it was, all see; what it was, the leader alone.',
  example: 'Ada sets Dov’s card aside and swears that it was a Fail. The other cards are turned up as ever.',
  asks: {
    'trapper.trap': {
      mine: 'Set a card aside',
      others: (who: string) => `${who} sets a card aside`,
      how: 'Tap a member of the team. You alone see the card; it does not count.',
      act: (chosen: string) => `Set aside the card of ${chosen}`,
    },
  },
  tokens: {
    trapped: 'the card was set aside',
  },
  told: { trapped: (who: string) => `The card of ${who} is set aside: it does not count.` },
  aside: (who: string) => `The card of ${who} lies aside and does not count.`,
} satisfies ModuleWords;
