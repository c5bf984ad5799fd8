/** What is said of a game of Project: Resistance that is looked back at. */
export const en = {
  round: (turn: number) => `Turn ${turn}`,
  decks: 'Next in the decks',
  deck: (deck: string, cards: readonly string[]) => `${deck}: ${cards.join(', ')}`,
  tokens: 'Under the tokens',
  token: (city: string, who: string) => `${city}: ${who}`,
  nobody: 'nobody',
  soldiers: {
    title: 'Soldiers on the island',
    how: 'After every step, on all cities together.',
    reds: 'red soldiers',
    blacks: 'hardened soldiers',
    say: (count: number) => `${count}`,
    falls: (city: string) => `${city} falls for good.`,
  },
  progress: {
    title: 'Bases',
    how: 'How many were found and how many destroyed by then.',
    found: 'found',
    destroyed: 'destroyed',
    say: (count: number) => `${count}`,
    located: (city: string) => `The base in ${city} is found.`,
    sabotaged: (city: string) => `The base in ${city} is destroyed.`,
  },
  speed: {
    title: 'Speed of the invasion',
    how: 'How many actions the army takes for each step of its speed is in the rules; here is the speed itself.',
    name: 'speed',
    say: (speed: number) => `${speed}`,
    sped: (speed: number) => `The invasion quickens: ${speed}.`,
  },
};

export type LookBackWords = typeof en;
