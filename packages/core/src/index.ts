export { asks, isOfType, isSentAs, timed } from './asking.ts';
export { type AnyOpen, type AnyWhisper, heardBy, isOpen, type Open, type Whisper } from './fact.ts';
export {
  type At,
  again,
  call,
  described,
  type Flow,
  type Frame,
  goto,
  type Insertion,
  insert,
  leave,
  NOBODY,
  type Position,
  type Step,
  type StepDescription,
  type SteppedKind,
  type Steps,
  stay,
  type Told,
} from './flow.ts';
export {
  type Arranged,
  type Ask,
  DEGREES,
  type Degree,
  type FactOf,
  type Game,
  type Kind,
  type Known,
  type Moves,
  type NoReason,
  type Outcome,
  PROGRESS,
  type Progress,
  type Pulse,
  type Reason,
  type ReasonOf,
  type Turn,
  type Worlds,
} from './game.ts';
export { type Late, type LateTold, lateFor, lateTo } from './late.ts';
export { asLine, isLine, isReadable, seenOf } from './letters.ts';
export { at, isOneOf, put, whole, without } from './list.ts';
export { type Heard, heardAt, type Moment, momentsOf, seatedBefore } from './look-back.ts';
export {
  type Accepted,
  type Entry,
  knownTo,
  type Match,
  matchesOf,
  optionsFor,
  REFUSALS,
  type Refusal,
  type Refused,
  rebuild,
  start,
  startWith,
  submit,
  understand,
} from './match.ts';
export { type Decision, type MovePattern, type Verdict, verdictOn } from './minute.ts';
export {
  type AnyMove,
  type Choice,
  combinations,
  hasMove,
  nth,
  type One,
  type Option,
  type Options,
  pick,
  type Some,
  sample,
  size,
} from './options.ts';
export {
  COMMON_PHRASES,
  type CommonPhrase,
  FEWEST_OTHERS,
  type Phrase,
  type PhraseBook,
  type PhraseSort,
  phraseFrom,
  phraseReader,
  phraseShape,
  type SaidPhrase,
  type Speaking,
  type Thing,
} from './phrase.ts';
export { type AnyFactShapes, entryReader, type FactShapes, type MoveShapes, maybe } from './read-entry.ts';
export { isRaw, keysOf, type Raw, recordOf, type Writable } from './record.ts';
export { dealDifference, type Played, replayDifference } from './replay.ts';
export { Rng, type RngState, seedState } from './rng.ts';
export { run } from './run.ts';
export {
  type ByMember,
  canonical,
  type DealTerms,
  dealSeedOf,
  type SealedDeal,
  sealDifference,
} from './sealed-deal.ts';
export { type Actor, clockwise, isSeat, type Seat, seatAt, seatsOf, type Viewer } from './seat.ts';
export { sha256, sha256OfBytes, utf8 } from './sha256.ts';
export type { Beats } from './showing.ts';
