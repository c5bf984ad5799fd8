export { type AnyGame, type AnyMade, GAMES, type GameEntry, setUpGame } from './catalogue.ts';
export { type BindingFault, bindingFault, faultIn, isSealed, RECORD_FAULTS, type RecordFault } from './check-record.ts';
export { DOCUMENTS, type DocumentPart, entryOf, problemsIn } from './documents.ts';
export { GAME_IDS, type GameId } from './ids.ts';
export {
  type Beside,
  type DealRecord,
  MATCH_FILE,
  MATCH_FILE_VERSION,
  type MatchFile,
  type Person,
} from './match-file.ts';
export { type MatchFileRead, matchFileBy, matchFormIn, type ReadFile, type RecordRules } from './match-form.ts';
export { readMatchFile } from './read-match-file.ts';
export type { RecordProblem } from './record-problem.ts';
export {
  type Chapter,
  type Rule,
  type Rulebook,
  type RuleTable,
  readRulebook,
  rulesOf,
  type Section,
  type Span,
  sectionsOf,
  spansOf,
} from './rulebook.ts';
export { type Sitter, type Sitting, seatings, sittingsIn } from './sittings.ts';
