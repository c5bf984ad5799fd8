import { speech } from '../../../words/speech.ts';

const { list } = speech('en');

/** What is said of a game of The Resistance that is looked back at. */
export const en = {
  round: (round: number) => `Round ${round}`,
  now: 'At this moment',
  characters: 'Who was who',
  cards: 'Who played what',
  dealt: (who: string, character: string) => `${who}: ${character}`,
  becomes: (who: string, character: string) => `${who} becomes ${character}.`,
  shown: (who: string, others: readonly string[]) => `${who} is shown ${list(others)}.`,
  shownNobody: (who: string) => `${who} is shown nobody.`,
  learned: {
    resistance: (who: string, about: string) => `${who} learns that ${about} serves the Resistance.`,
    spy: (who: string, about: string) => `${who} learns that ${about} is a spy.`,
  },
  played: (who: string, card: string) => `${who} plays ${card}.`,
  saw: (who: string, of: string, card: string) => `${who} sees ${of}’s card: ${card}.`,
  mission: (mission: number, cards: readonly string[]) => `Mission ${mission}: ${cards.join(', ')}`,
  card: (who: string, card: string) => `${who} ${card}`,
  aside: (who: string, card: string, token: string) => `${who} ${card} (${token})`,
  belief: {
    title: 'How likely each was a spy',
    how: 'What an ideal observer believes who knows the rules and sees only the table. It takes for granted that a spy plays Fail four times out of five, and approves three in four teams with a spy on them, and one in four without. Characters of modules count by their side; what they know is left out.',
    turn: (what: string, who: string, from: number, to: number) =>
      `${what} ${who}: from ${Math.round(from * 100)} to ${Math.round(to * 100)} %.`,
    mission: (mission: number, fails: number) => `Mission ${mission}, fails: ${fails}.`,
    vote: 'A vote.',
  },
};

export type LookBackWords = typeof en;
