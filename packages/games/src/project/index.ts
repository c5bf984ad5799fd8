export { NEW_CARDS } from './actions/heroic.ts';
export { hasPlace, plannable, recruitNeeds } from './actions/team.ts';
export { LONGEST_DRIVE, walkCost } from './actions/travel.ts';
export { activatedBy, armyActions, isShielded } from './army.ts';
export { readDeal } from './arrange.ts';
export {
  alliesIn,
  allyIn,
  type Box,
  type BoxFile,
  byBox,
  charactersIn,
  type Place,
  type Point,
  scenarioIn,
  scenariosIn,
  soldiersIn,
  type Talent,
  talentIn,
} from './box.ts';
export { CITIES, type City } from './cities.ts';
export { citiesShown, type Isolation, isolations, shownThrough } from './clues.ts';
export type { ProjectGame } from './compose.ts';
export { HOUSE_BOX } from './data/house.ts';
export {
  BLOWS,
  type Blow,
  type Drawn,
  ENDINGS,
  type Ending,
  type Fact,
  type OpenFact,
  type Opening,
  type Rest,
  SPARINGS,
  type Sparing,
  type WhisperedFact,
} from './facts.ts';
export { acrossMountains, capacityOf, capitalsOf, isMountain, neighboursOf, placeOf } from './island.ts';
export type { Ability } from './leaders/ability.ts';
export { CHARACTERS, type Character } from './leaders/catalogue.ts';
export {
  COMMANDO_BLOWS,
  COMMANDO_HERE,
  CRAFT_NEEDS,
  HIGHEST_LEVEL,
  LARGEST_INVENTORY,
  SABOTAGE_NEEDS,
} from './limits.ts';
export {
  ACTIONS,
  type Action,
  type LeaderId,
  type LeaderMove,
  type Move,
  type Placing,
  SLOTS,
  type Slot,
} from './moves.ts';
export { type Obstacle, REASONS, type Reason } from './obstacle.ts';
export {
  CLOCKS,
  type Clock,
  DEFAULTS,
  LEFT_OUT,
  leadersIn,
  readOptions,
  reseated,
  SEAT_COUNTS,
  SETUP_PROBLEMS,
  type SeatCount,
  type Setup,
  type SetupProblem,
  stepOf,
} from './options.ts';
export { PHRASES, type PhraseId } from './phrases.ts';
export { type TurnSetup, whyNot } from './players.ts';
export { boxFor } from './read-box.ts';
export { readEntry } from './read-entry.ts';
export { type Risk, riskOf, type Threat } from './risk.ts';
export { see } from './see.ts';
export { type Made, setUp } from './setup.ts';
export {
  type ArmyMoment,
  FEATS,
  type Feat,
  type Find,
  featIn,
  findIn,
  GLIMPSE,
  isArmyMoment,
  MOMENTS,
  SUMMARY,
  showing,
} from './showing.ts';
export { bonusOf, drawCount, levelOf, occupation, ownLevel, strength, TRYING } from './skills.ts';
export {
  type Base,
  isPaused,
  type Known,
  type Leader,
  type ProjectKind,
  type Secret,
  type Table,
  type Undoable,
} from './table.ts';
export {
  ALLIES,
  type Ally,
  CLUES,
  type Clue,
  DECK_CARDS,
  DECKS,
  type Deck,
  type DeckCard,
  DIFFICULTIES,
  type Dice,
  type Difficulty,
  type Face,
  GARRISONS,
  type Garrison,
  HEROICS,
  type Heroic,
  ITEMS,
  type Item,
  isUpgrade,
  type Levels,
  PARTS,
  type Part,
  REGIONS,
  type Region,
  SCENARIO_IDS,
  type ScenarioId,
  SIZES,
  type Size,
  SKILLS,
  type Skill,
  TRIALS,
  type Trial,
  UPGRADES,
  type Upgrade,
  WAYS,
  type Way,
  WHERES,
  WHICHES,
  type Where,
  type Which,
} from './vocabulary.ts';
export { MOST_LEADERS } from './widest.ts';
