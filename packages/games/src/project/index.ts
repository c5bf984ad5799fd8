export { NEW_CARDS } from './actions/heroic.ts';
export { hasPlace, plannable, recruitNeeds } from './actions/team.ts';
export { LONGEST_DRIVE, walkCost } from './actions/travel.ts';
export { activatedBy, armyActions, isShielded } from './army.ts';
export { readDeal } from './arrange.ts';
export { citiesShown, type Isolation, isolations, shownThrough } from './clues.ts';
export type { ProjectGame } from './compose.ts';
export { ALLIES, ALLY_SHEETS, type Ally } from './data/allies.ts';
export {
  CLUES,
  type Clue,
  DECK_CARDS,
  DECKS,
  type Deck,
  type DeckCard,
  HEROICS,
  type Heroic,
  ITEMS,
  type Item,
  isUpgrade,
  PARTS,
  type Part,
  UPGRADES,
  type Upgrade,
  WAYS,
  type Way,
} from './data/cards.ts';
export { type Dice, WHERES, WHICHES, type Where, type Which } from './data/dice.ts';
export {
  BOMBS,
  COMMANDO_BLOWS,
  COMMANDO_HERE,
  CRAFT_NEEDS,
  DIFFICULTIES,
  type Difficulty,
  HIGHEST_LEVEL,
  LARGEST_INVENTORY,
  LEVELS,
  REDS,
  SABOTAGE_NEEDS,
} from './data/difficulty.ts';
export {
  COAST,
  LAKES,
  MOUNTAIN_ROADS,
  PEAKS,
  PLACES,
  type Place,
  REGIONS,
  type Region,
  ROADS,
  SHEET,
  SIZES,
  type Size,
  WOODS,
} from './data/island.ts';
export { GARRISONS, type Garrison, SCENARIO_IDS, SCENARIOS, type ScenarioId, soldiersIn } from './data/scenarios.ts';
export { type Levels, SKILLS, type Skill, TRIALS, type Trial } from './data/skills.ts';
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
export {
  acrossMountains,
  CAPITALS,
  CITIES,
  type City,
  capacityOf,
  isMountain,
  neighboursOf,
  placeOf,
} from './island.ts';
export type { Ability } from './leaders/ability.ts';
export { abilityOf, CHARACTERS, type Character, SHEETS } from './leaders/catalogue.ts';
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
export { MOST_LEADERS } from './widest.ts';
