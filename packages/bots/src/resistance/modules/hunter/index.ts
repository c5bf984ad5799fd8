import { isDeciding, type Mind } from '../../mixed/mind.ts';
import type { ModuleBots } from '../../mixed/module.ts';
import { needed } from '../../mixed/sinking.ts';
import { sizeOf } from '../../seat-set.ts';
import { proposalOf } from '../../situation.ts';
import { accusation, answer, blame, earlyAccusation, investigation, investigator } from './answers.ts';
import { reading } from './reading.ts';

/** A Chief leaves the Fail to others: where Chiefs' cards show, it tells too much. */
const chiefFails = (mind: Mind): boolean =>
  isDeciding(mind.known.table) && sizeOf(proposalOf(mind.situation).team & mind.partners) < needed(mind);

export const hunter: ModuleBots = {
  answers: {
    'hunter.appoint': investigator,
    'hunter.investigate': investigation,
    'hunter.answer': answer,
    'hunter.accuse': accusation,
    'hunter.early': earlyAccusation,
    'hunter.blame': blame,
  },
  reading,
  laying: { reluctant: { spyChief: chiefFails } },
  benched: ['dummyAgent', 'deepAgent', 'blame'],
};
