import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Inquisitor',
  how: 'After missions two, three and four, the Inquisitor learns a player’s side.',
  about:
    'The player to the first leader’s right starts with the token. After the second, third and fourth mission, its holder looks at the side of someone who has never had it, says what they like about it, and hands that player the token.',
  example: 'Ben looks at Cho, sees a spy, and says “loyal”. Cho has the token now, and will look next.',
  asks: {
    'inquisitor.look': {
      mine: 'Who will you look at?',
      others: (who: string) => `${who} will look at someone’s side`,
      how: 'Tap a player who has never had the token. You learn their side; they get the token.',
      act: (chosen: string) => `Look at ${chosen}`,
    },
  },
  tokens: {
    holds: 'is the Inquisitor',
    held: 'has been Inquisitor',
  },
  told: {
    given: (who: string) => `${who} starts as the Inquisitor.`,
    looked: (who: string, at: string) => `${who} learns which side ${at} is on, and hands over the token.`,
  },
  stage: {
    token: (who: string) => `${who} has the token now.`,
  },
} satisfies ModuleWords;
