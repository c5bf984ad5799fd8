import { speech } from '../../../../words/speech.ts';

const { plural, list } = speech('en');

/** What happened, for the log. */
export const told = {
  exposed: (who: string, card: string) => `${who} plays face up: ${card}.`,
  noted: 'What you learned is on your card. Hold it to read it.',
  turned: (mission: number) => `Mission ${mission}’s result is flipped.`,
  seen: 'What you saw is on your card. Hold it to read it.',
};

/** What is on the held card besides the character. */
export const notes = {
  head: 'What you know',
  spiesOnce: (names: readonly string[]) =>
    plural(names.length, { one: `A spy at the start: ${list(names)}`, other: `Spies at the start: ${list(names)}` }),
  loyal: (round: number, who: string) => `Round ${round}: ${who} serves the Resistance`,
  spy: (round: number, who: string) => `Round ${round}: ${who} is a spy`,
  saw: (mission: number, who: string, card: string) => `Mission ${mission}, ${who}’s card: ${card}`,
};

/** What the narrator reads while the eyes are shut. */
export const script = {
  close: 'Shut your eyes, everyone.',
  shut: 'Shut your eyes again.',
  spies: 'Spies, open your eyes and find each other.',
  spy: 'Spy, open your eyes and look.',
  none: 'There’s no reveal: the spies don’t know each other.',
  open: 'Eyes open, everyone.',
};
