import { speech } from '../../../../words/speech.ts';

const { plural, list } = speech('en');

/** What happened, for the log. */
export const told = {
  exposed: (who: string, card: string) => `${who} lays the card face up: ${card}.`,
  noted: 'What you learned stands on your card. Hold it to read it.',
  turned: (mission: number) => `The result of mission ${mission} is turned over.`,
  seen: 'What you saw stands on your card. Hold it to read it.',
};

/** What stands on the held card besides the character. */
export const notes = {
  head: 'What you know',
  spiesOnce: (names: readonly string[]) =>
    plural(names.length, { one: `A spy when it began: ${list(names)}`, other: `Spies when it began: ${list(names)}` }),
  loyal: (round: number, who: string) => `Round ${round}: ${who} serves the Resistance`,
  spy: (round: number, who: string) => `Round ${round}: ${who} is a spy`,
  saw: (mission: number, who: string, card: string) => `Mission ${mission}, card of ${who}: ${card}`,
};

/** What the narrator reads while the eyes are shut. */
export const script = {
  head: 'The reveal',
  close: 'Everybody, close your eyes.',
  shut: 'Close your eyes again.',
  spies: 'Spies, open your eyes and find each other.',
  spy: 'Spy, open your eyes and look.',
  none: 'There is no reveal: no spy knows another.',
  open: 'Everybody, open your eyes.',
};
