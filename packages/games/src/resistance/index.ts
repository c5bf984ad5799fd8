export { missionBeats } from './beats.ts';
export {
  CARDS,
  type Card,
  CHARACTERS,
  type Character,
  isFail,
  otherSide,
  SIDES,
  type Side,
  sideOf,
} from './characters.ts';
export type { ResistanceGame } from './compose.ts';
export {
  agreement,
  failsNeeded,
  isMajority,
  MISSIONS,
  type Mission,
  REJECTIONS_TO_LOSE,
  RESULTS_TO_WIN,
  SEAT_COUNTS,
  type SeatCount,
  SPIES,
  teamSize,
} from './data/tables.ts';
export { ENDINGS, type Ending, type Fact, type Line, type OpenFact, type WhisperedFact } from './facts.ts';
export {
  type Known,
  lastProposal,
  type Proposal,
  type ResistanceKind,
  type Result,
  rejectedBefore,
  type Secret,
  score,
  sideKnown,
  type Table,
} from './known.ts';
export { legalMixes } from './mixes.ts';
export { EXTRAS, type Extra, MODULE_IDS, type ModuleId, moduleOf } from './module-ids.ts';
export { LOYALTY_DECK } from './modules/defector/loyalty-decks.ts';
export { PREY } from './modules/hunter/accusation.ts';
export { HUNTERS } from './modules/hunter/cast.ts';
export { mayClaim, shownBy } from './modules/hunter/investigation.ts';
export {
  BEATS,
  isDefector,
  type ModuleStates,
  type ModuleWhispers,
  moduleStateOf,
  type OpenModuleFact,
  type WhisperedModuleFact,
  whispersTo,
} from './modules/index.ts';
export type { Move } from './moves.ts';
export { readDeal } from './phases/deal.ts';
export { PHRASES, type PhraseId } from './phrases.ts';
export type { AddedPhrase } from './phrases-added.ts';
export { readEntry } from './read-entry.ts';
export { REASONS, type Reason } from './reasons.ts';
export { type ScriptPart, scriptOf } from './script.ts';
export {
  castOf,
  DEFAULTS,
  type Made,
  readOptions,
  SETUP_PROBLEMS,
  type Setup,
  type SetupProblem,
  setUp,
} from './setup.ts';
export { showing } from './showing.ts';
