import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Inquisitor',
  how: 'After missions two, three and four somebody learns a player’s side.',
  about:
    'The player to the right of the first leader begins with the token. After the second, third and fourth mission its holder looks at the side of somebody who never held it, says about it whatever they like, and hands the token over.',
  example: 'Ben looks at Cho, sees a spy, and says “loyal”. Cho now holds the token, and will look next.',
  asks: {
    'inquisitor.look': {
      mine: 'Whom do you look at?',
      others: (who: string) => `${who} looks at somebody’s side`,
      how: 'Tap a player who never held the token. You learn their side; they get the token.',
      act: (chosen: string) => `Look at ${chosen}`,
    },
  },
  tokens: {
    holds: 'is the Inquisitor',
    held: 'has been Inquisitor',
  },
  told: {
    given: (who: string) => `${who} begins as the Inquisitor.`,
    looked: (who: string, at: string) => `${who} learns which side ${at} is on, and hands over the token.`,
  },
  stage: {
    token: (who: string) => `${who} holds the token now.`,
  },
} satisfies ModuleWords;
