import { isOneOf } from '@reseau/core';
import type { Character } from '../../characters.ts';
import type { ModuleMaker } from '../../module.ts';

const REVERSERS = ['resistanceReverser', 'spyReverser'] as const;

/** A Reverse turns the result of a mission over; two of them leave it as it was. */
export const reverser: ModuleMaker<never, 'reverserMissing'> = {
  id: 'reverser',
  facts: { open: {}, whispered: {} },
  beats: {},
  mixing: [{ problem: 'reverserMissing', breaks: (has) => has('reverser') && !REVERSERS.some(has) }],
  phrases: ['reversed'],
  make: ({ extras }) => ({
    id: 'reverser',
    characters: REVERSERS.filter((character) => extras.has(character)),
    modifiers: {
      // Instead of a Fail, not beside it: the Reverser of the spies has none.
      cards: (cards, { character }) => (isReverser(character) ? ['success', 'reverse'] : cards),
      succeeds: (yes, cards) => (cards.filter((card) => card === 'reverse').length % 2 === 1 ? !yes : yes),
    },
  }),
};

const isReverser = (character: Character): boolean => isOneOf(REVERSERS, character);
