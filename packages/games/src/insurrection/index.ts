export {
  type Card,
  type CardInfo,
  type CardSet,
  cardSet,
  iconsOf,
  iconsOn,
  infoOf,
  marksOf,
  namesOf,
  PILES,
  type PileName,
  placeOf,
  SIDES,
  type Side,
  type Stop,
  siteOf,
} from './cards/card-set.ts';
export { CARD_FILE, type CardProblem, type CardsRead, readCards } from './cards/read.ts';
export { type CardScore, pointsOf, type ScoreLine, scorePad } from './cards/score.ts';
export type { ScoreContext } from './cards/scoring.ts';
export { Tally } from './cards/tally.ts';
export {
  CARD_EFFECTS,
  type CardEffect,
  type CardField,
  type CardFile,
  type Condition,
  type Count,
  ENDINGS,
  type EndEffect,
  type Ending,
  ICONS,
  type Icon,
  type Landmark,
  LETTERS,
  type Letter,
  type Location,
  type Names,
  type Printed,
  type Scoring,
  SITE_EFFECTS,
  type Site,
  type SiteEffect,
  type Term,
} from './cards/vocabulary.ts';
export type { InsurrectionGame } from './compose.ts';
export { HOUSE, type HouseCard, type HousePlace } from './data/house.ts';
export type { Fact, OpenFact, WhisperedFact } from './facts.ts';
export { type Foreseen, foresee } from './foresee.ts';
export {
  cardAt,
  DEALT,
  handOf,
  type InsurrectionKind,
  isOnKeep,
  type Known,
  leftIn,
  type Pile,
  ROUNDS,
  SEAT_COUNTS,
  type SeatCount,
  type Secret,
  stopOf,
  type Table,
  type Use,
  unseenIn,
} from './known.ts';
export { FEWEST_TO_REMOVE_FROM, limitOf, MARKS_FOR_EVIL } from './marks.ts';
export { GRANTS, type Grant, type Move, WHERE, type Where } from './moves.ts';
export { readDeal } from './phases/arrange.ts';
export { BETWEEN, type Locations, PATHS, type PathKind, type Plan } from './phases/deal.ts';
export { PHRASES, type PhraseId } from './phrases.ts';
export { readEntry } from './read-entry.ts';
export { REASONS, type Reason } from './reasons.ts';
export { result, scoreContextOf, scorePads } from './result.ts';
export {
  DEFAULTS,
  HOUSE_SET,
  type Made,
  readOptions,
  reseated,
  SETUP_PROBLEMS,
  type Setup,
  type SetupProblem,
  setUp,
} from './setup.ts';
export { BEATS, DEED_BEATS, type Deed, isDeed, showing } from './showing.ts';
export { leadersFromPile, putBackBy } from './worlds.ts';
