import { REASONS, type Reason, SETUP_PROBLEMS, type SetupProblem } from '@reseau/games/insurrection';
import type { RuleIndex, RuleNumbers } from '../../session/game-client.ts';

const BY_REASON: Readonly<Record<Reason, RuleNumbers>> = {
  illegal: ['IH4'],
  notNow: ['IN11'],
  notOffered: ['IN3'],
  notYourCard: ['IN9'],
  ownCard: ['IN14'],
  notInCentre: ['IN12', 'IN14'],
  notInGraveyard: ['IL8'],
  mustLeaveMarks: ['IN17', 'IN18'],
  mustLeaveCard: ['IN15'],
  alreadyUsed: ['IN11'],
  siteFirst: ['IL13'],
  noSuchEffect: ['IN11'],
  pileEmpty: ['IN22'],
  notMarked: ['IL11'],
  whereToPut: ['IN13'],
  noAnimalThere: ['IS12'],
};

const BY_PROBLEM: Readonly<Record<SetupProblem, RuleNumbers>> = {
  badOptions: ['IH5'],
  unknownSide: ['IH5'],
  badCards: ['IC6'],
  cardsTooLarge: ['IC6'],
  tooFewSeats: ['IN1'],
  tooManySeats: ['IN1'],
  firstNotSeated: ['IH5'],
  notFourLocations: ['IN2', 'IH5'],
  unknownLocation: ['IH5'],
};

/** Only the base sides: nothing is done at a location. */
const hasAdvanced = (options: object): boolean => !('side' in options) || options.side !== 'base';

export const RULE_INDEX: RuleIndex = {
  reason: (code) => BY_REASON[REASONS.find((one) => one === code) ?? 'illegal'],
  problem: (code) => BY_PROBLEM[SETUP_PROBLEMS.find((one) => one === code) ?? 'badOptions'],
  idle: (options) => (hasAdvanced(options) ? [] : ['IL']),
};
