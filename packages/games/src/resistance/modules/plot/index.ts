import type { ModuleMaker } from '../../module.ts';
import { beats } from './beats.ts';
import { closeEye } from './close-eye.ts';
import { deck, plotDeck, reshuffled } from './deck.ts';
import { draw, give } from './draw.ts';
import { facts } from './facts.ts';
import { looks } from './looks.ts';
import { noConfidence } from './no-confidence.ts';
import { opinionMaker } from './opinion-maker.ts';
import { plots } from './plots.ts';
import { expose, spotlight } from './spotlight.ts';
import { strongLeader } from './strong-leader.ts';
import { takeResponsibility } from './take-responsibility.ts';
import { windowFor } from './window.ts';

const WINDOWS = [strongLeader, noConfidence, spotlight, closeEye].map(windowFor);

/** The Plot Thickens: in every round the leader gives away cards that lie face up and change the rules for their holders. */
export const plot: ModuleMaker = {
  id: 'plot',
  facts,
  beats,
  phrases: ['sawResistance', 'sawSpy', 'lookAt', 'giveMe'],
  make: ({ seats, modifiers }) => ({
    id: 'plot',
    slice: plots,
    secret: deck,
    deck: plotDeck(seats),
    steps: [
      { after: 'leader', step: draw },
      { after: 'leader', step: give },
      { after: 'voting', step: opinionMaker },
      // Before the window at the same place: what lies face up is not worth a look.
      { after: 'laid', step: expose },
      ...WINDOWS.map(({ opens }) => opens),
    ],
    nested: [...looks(modifiers), takeResponsibility, ...WINDOWS.map(({ chance }) => chance)],
    imagining: { hidden: ({ table }, _viewer, rng) => [reshuffled(table, rng)] },
  }),
};
