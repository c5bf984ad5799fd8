import type { ModuleMaker } from '../../module.ts';
import { beats } from './beats.ts';
import { blame, formerHand } from './blame.ts';
import { castFor, looksFor, seesNoDeepAgent } from './cast.ts';
import { chiefFails } from './chief-fail.ts';
import { chance, earlyAccusation } from './early-accusation.ts';
import { facts } from './facts.ts';
import { finalAccusation, stepOut } from './final-accusation.ts';
import { hunt, whispers } from './hunt.ts';
import { imagining } from './imagining.ts';
import { answer, investigate } from './investigation.ts';
import { appoint, draftsLeader } from './investigator.ts';
import { type Part, script } from './script.ts';

/** Each side has Chiefs to hide and a Hunter to find those of the other: missions win only the right to accuse. */
export const hunter: ModuleMaker<Part, 'deepAgentTooFew' | 'blameAlone'> = {
  id: 'hunter',
  facts,
  beats,
  script,
  mixing: [
    { problem: 'deepAgentTooFew', breaks: (has, seats) => has('deepAgent') && seats < 7 },
    { problem: 'blameAlone', breaks: (has) => has('blame') && !has('deepAgent') },
  ],
  phrases: ['sawResistance', 'sawSpy', 'lookAt', 'isChief'],
  make: (rules) => {
    const { extras, modifiers } = rules;
    const chiefHand = chiefFails(rules);
    return {
      id: 'hunter',
      slice: hunt,
      secret: whispers,
      characters: castFor(rules),
      lines: looksFor(rules),
      modifiers: {
        teamLimits: draftsLeader(rules),
        sees: seesNoDeepAgent,
        cards: (cards, hand) => formerHand(chiefHand(cards, hand), hand),
      },
      steps: [
        { after: 'proposed', step: appoint },
        ...(extras.has('blame') ? [{ after: 'proposed', step: blame }] : []),
        { after: 'recorded', step: chance(modifiers) },
        { after: 'recorded', step: earlyAccusation(modifiers) },
        { after: 'ends', step: stepOut },
        { after: 'ends', step: finalAccusation(modifiers) },
        { after: 'aftermath', step: investigate },
      ],
      nested: [answer],
      imagining: imagining(rules),
    };
  },
};
