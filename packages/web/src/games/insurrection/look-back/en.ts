/** What is said of a game of Insurrection that is looked back at. */
export const en = {
  round: (round: number) => `Round ${round}`,
  now: 'At this moment',
  hands: 'In the hands',
  hand: (who: string, cards: readonly string[]) => `${who}: ${cards.join(', ')}`,
  noHand: (who: string) => `${who}: nothing`,
  piles: 'Next in the piles',
  people: (cards: readonly string[]) => `People: ${cards.join(', ')}`,
  leaders: (cards: readonly string[]) => `Leaders: ${cards.join(', ')}`,
  dealt: (who: string, cards: readonly string[]) => `${who} is dealt ${cards.join(', ')}.`,
  drew: (who: string, card: string) => `${who} draws ${card}.`,
  saw: (who: string, card: string) => `${who} sees ${card} on the pile.`,
  buried: (card: string) => `${card} goes under its pile.`,
  worth: {
    good: 'The worth of every hand if Good wins',
    evil: 'The worth of every hand if Evil wins',
    how: 'Counted by the rules as they would count if the game had ended at that moment.',
    points: (points: number) => `${points}`,
    leads: (who: string) => `${who} takes the lead.`,
  },
};

export type LookBackWords = typeof en;
