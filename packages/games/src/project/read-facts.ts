import { type FactShapes, maybe } from '@reseau/core';
import { byName, count, fields, list, one, type Parse, pair, truth } from '@reseau/core/parse';
import {
  type Beginner,
  BLOWS,
  ENDINGS,
  type Opening,
  type OwnFact,
  type Rest,
  SPARINGS,
  type WhisperedFact,
} from './facts.ts';
import { CHARACTERS } from './leaders/catalogue.ts';
import {
  action,
  ally,
  city,
  clues,
  deck,
  deckCard,
  heroic,
  intent,
  item,
  leader,
  seat,
  skill,
  upgrade,
  way,
} from './read-parts.ts';
import { ALLIES, SCENARIO_IDS, WHERES, WHICHES } from './vocabulary.ts';

const yes = one([true]);
const cities = list(city);
const countedAt = list(pair(city, count));
const deckCards = list(deckCard);
const dice = fields({ where: one(WHERES), which: one(WHICHES) }, {});

const beginner: Parse<Beginner> = fields(
  { seat, character: one(CHARACTERS), city },
  { tokens: count, inventory: list(item), active: upgrade, planned: skill, allies: list(pair(ally, skill)) },
);

const opening: Parse<Opening> = fields(
  { scenario: one(SCENARIO_IDS), leaders: list(beginner), reds: countedAt, hidden: cities },
  {
    blacks: countedAt,
    met: list(pair(city, ally)),
    used: countedAt,
    bases: cities,
    destroyed: cities,
    clues,
    heroics: list(heroic),
    discards: fields({}, { clue: deckCards, heroic: deckCards, object: deckCards }),
    speed: count,
  },
);

const rest = byName<Rest>('of', 'what an action leaves open', {
  give: fields({ of: one(['give']), to: leader }, {}),
  reorganise: fields({ of: one(['reorganise']) }, {}),
  road: fields({ of: one(['road']), left: count }, {}),
  commando: fields({ of: one(['commando']), left: count }, { here: yes }),
  unseen: fields({ of: one(['unseen']) }, {}),
  mastery: fields({ of: one(['mastery']) }, {}),
});

/** How facts are read where they were stored. */
export const FACTS: FactShapes<OwnFact, WhisperedFact> = {
  open: {
    setOut: { opening },
    acted: { leader, action, cost: count, rest: maybe(rest) },
    moved: { leader, city, by: one(['road', 'mountain', 'air']) },
    met: { leader, city, ally },
    foundToken: { leader, city },
    gained: { leader, by: one(['base', 'sabotage']) },
    gaveCard: { leader, whom: leader, card: item, worn: maybe(yes) },
    gaveAlly: { leader, whom: leader, ally, skill },
    planned: { leader, skill, last: truth },
    planSpent: { leader },
    recruited: { leader, city, ally, skill },
    reorganised: { leader, ally, skill },
    equipped: { leader, card: upgrade },
    tookOff: { leader, card: upgrade },
    usedUp: { city },
    reshuffled: { deck },
    drew: { leader, deck, cards: deckCards, keep: count },
    kept: { leader, card: deckCard, worn: truth },
    letGo: { leader },
    discarded: { leader, card: item },
    retrieved: { leader, deck, card: deckCard, worn: maybe(yes) },
    played: { leader, card: heroic, way, stays: truth },
    killed: { city, count, by: one(BLOWS) },
    crafted: { leader },
    sabotaged: { leader, city },
    located: { city, clues },
    foresaw: { dice },
    slowed: { actions: count },
    intended: { leader, action: intent },
    marked: { leader, at: city },
    undone: { leader },
    wishedPause: { seat, on: truth, ends: maybe(yes), declines: maybe(yes) },
    wishedToGiveUp: { seat, on: truth },
    finished: { seat, givesUp: maybe(truth) },
    unfinished: { seat },
    sped: { speed: count },
    armyBegan: { actions: count, speed: count },
    skipped: {},
    rolled: { dice, foreseen: truth },
    activated: { city, turned: truth },
    spared: { why: one(SPARINGS), city: maybe(city) },
    added: { city, count },
    deployed: { from: city, city, count },
    tipped: { city, blacks: count, surplus: count },
    turned: { turn: count, givesUp: maybe(list(truth)) },
    ended: { ending: one(ENDINGS) },
  },
  whispered: {
    stacked: { deck, cards: deckCards },
    cut: { deck, count },
    buried: { tokens: list(pair(city, one([...ALLIES, 'blank']))) },
  },
};
