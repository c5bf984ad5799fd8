import { Rng } from '@reseau/core';
import {
  type City,
  CRAFT_NEEDS,
  capacityOf,
  type Item,
  LARGEST_INVENTORY,
  type Leader,
  LONGEST_DRIVE,
  type Move,
  neighboursOf,
  PARTS,
  recruitNeeds,
  SABOTAGE_NEEDS,
  SLOTS,
  strength,
  type Table,
} from '@reseau/games/project';
import { abilityUseOf } from './ability-use.ts';
import type { Add, Errand, Weights } from './errand.ts';
import { addHeroics, canBuild } from './heroics.ts';
import { distancesOf, stepTowards, within } from './roads.ts';
import { holds, oneOf, type Standing, USEFUL_CLUE } from './standing.ts';
import { bestGain, bestRow, hasRubbish, partsWanted } from './worth.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

const HEROICS_OF_USE = 0.7;

/** How likely anybody is to be won over, by level of communication. */
const PERSUADES = [0.12, 0.3, 0.7, 0.95, 1, 1, 1];

/** Everything this leader could go and do, the best of each kind and place; those that others see to are left out. */
export function errandsOf(
  standing: Standing,
  weights: Weights,
  leader: Leader,
  claimed: readonly string[],
  onlyBest = false,
): readonly Errand[] {
  const { table } = standing;
  const found: Errand[] = [];
  const use = abilityUseOf(leader);
  const most = 1 + (weights.whim ?? 0);
  const away = distancesOf(table, leader);
  const flies = canRide(table, leader, 'air');
  const drives = canRide(table, leader, 'road');
  const way = (walk: number): number => {
    if (leader.rest?.of === 'road') return Math.max(0, walk - leader.rest.left);
    return flies && walk > 3 ? 2 : drives && walk > 2 ? 1 + Math.ceil((walk - 1) / LONGEST_DRIVE) : walk;
  };
  let floor = 0;
  /** Asked first, since most are not: who wants the best alone need not write down the others. */
  const tempts = (at: City, worth: number, cost: number): boolean =>
    worth * most > floor * (way(numberAt(away, at)) + cost);
  const add = (at: City, worth: number, cost: number, claim: string, act: Move | undefined): void => {
    if (worth <= 0 || claimed.includes(claim)) return;
    const walk = numberAt(away, at);
    const whim = weights.whim === undefined ? 1 : whimsical(table, claim, weights.whim);
    const score = (worth * whim) / (way(walk) + cost);
    if (onlyBest) {
      if (score <= floor) return;
      floor = score;
      found.length = 0;
    }
    found.push({
      leader: leader.id,
      at,
      claim,
      score,
      move: walk === 0 && act !== undefined ? act : travel(table, leader, at, walk, flies, drives),
      act,
    });
  };
  const free = table.used;
  const wanted = partsWanted(standing, leader);
  const partShare = wanted.reduce((sum, part) => sum + standing.partShare[part], 0);
  const room = leader.inventory.length < LARGEST_INVENTORY;
  const idle = table.leaders.reduce((sum, { tokens }) => sum + tokens, 0) - table.heroics.length;
  const cheer = idle > 0 ? 1 : idle === 0 ? 0.3 : 0.1;
  const welcome = standing.toDestroy > 0 ? bestGain(standing, leader) : 0;
  const builds = canBuild(standing, leader);
  /** Whom one level more of Communication would win: tonight the plan, tomorrow the ally. */
  const plans = use.plans && leader.planned !== 'communication';
  const hasBomb = holds(leader, 'bomb');
  const { spare } = use;

  for (const city of within(table, leader)) {
    const distance = numberAt(away, city);
    if (numberAt(free, city) < capacityOf(table.box, city)) {
      if (standing.toFind > 0) {
        const asks = strength(table, leader, 'investigate', city);
        const worth = weights.clue * oneOf(asks + (spare.investigate ?? 0), USEFUL_CLUE);
        if (asks > 0 && tempts(city, worth, 1))
          add(city, worth, 1, `draw ${city} ${free[city]}`, { type: 'investigate', leader: leader.id });
      }
      if (partShare > 0) {
        const cards = strength(table, leader, 'search', city);
        const worth = weights.part * oneOf(cards + (spare.search ?? 0), partShare);
        if (cards > 0 && (room || hasRubbish(leader)) && tempts(city, worth, 1))
          add(city, worth, 1, `draw ${city} ${free[city]}`, { type: 'search', leader: leader.id });
      }
      const cards = strength(table, leader, 'incite', city);
      const worth = weights.incite * cheer * oneOf(cards + (spare.incite ?? 0), HEROICS_OF_USE);
      if (cards > 0 && tempts(city, worth, 1))
        add(city, worth, 1, `draw ${city} ${free[city]}`, { type: 'incite', leader: leader.id });
    }
    const token = table.tokens[city];
    if (token === 'hidden') {
      const charm = Math.min(PERSUADES.length - 1, strength(table, leader, 'recruit', city));
      const ally = weights.recruit * welcome * (PERSUADES[charm] ?? 0);
      const worth = weights.token * 0.5 + ally * 0.4;
      if (distance > 0 && tempts(city, worth, 0.5)) add(city, worth, 0.5, `token ${city}`, undefined);
    } else if (token !== undefined) {
      const lacking = recruitNeeds(table, token) - strength(table, leader, 'recruit', city);
      const row = lacking <= (plans ? 1 : 0) ? bestRow(standing, leader, token) : undefined;
      if (row !== undefined) {
        const recruits: Move = { type: 'recruit', leader: leader.id, skill: row.skill };
        const plansTo: Move = { type: 'plan', leader: leader.id, skill: 'communication' };
        const [cost, act] = lacking > 0 ? [2, plansTo] : [1, recruits];
        add(city, weights.recruit * row.worth, cost, `token ${city}`, act);
      }
    }
    if (builds && strength(table, leader, 'craft', city) >= CRAFT_NEEDS)
      add(city, weights.craft, 1, `craft ${leader.id}`, { type: 'craft', leader: leader.id });
    const reds = numberAt(table.reds, city);
    if (reds > 0 && strength(table, leader, 'kill', city) > 0) {
      const killed = use.killsAll ? reds : 1;
      const worth = weights.kill * standing.redWorth + weights.tip * numberAt(standing.relief, city);
      if (tempts(city, worth * killed, 1))
        add(city, worth * killed, 1, `kill ${city} ${reds}`, blow(table, leader, city));
    }
  }
  if (hasBomb) addSabotage(standing, weights, leader, add);
  if (table.leaders.length > 1) addGifts(standing, weights, leader, add);
  if (leader.tokens > 0 && table.heroics.length > 0) addHeroics({ standing, weights, leader, wanted, add });
  return found;
}

/** The same in a whole turn: who changes their mind at every step gets nowhere. */
const whimsical = ({ turn, scenario }: Table, claim: string, share: number): number =>
  1 + share * (2 * Rng.seeded(`easy ${scenario} ${turn} ${claim}`).fraction() - 1);

const canRide = ({ heroics }: Table, { tokens }: Leader, card: 'air' | 'road'): boolean =>
  tokens > 0 && heroics.includes(card);

function travel(table: Table, leader: Leader, to: City, walk: number, flies: boolean, drives: boolean): Move {
  if (leader.rest?.of === 'road') return { type: 'move', leader: leader.id, to: stepTowards(table, leader, to) };
  if (flies && walk > 3) return { type: 'transport', leader: leader.id, card: 'air', way: 'major', to };
  const step = stepTowards(table, leader, to);
  const byRoad = neighboursOf(table.box, leader.city).includes(step);
  if (drives && walk > 2 && byRoad)
    return { type: 'transport', leader: leader.id, card: 'road', way: 'major', to: step };
  return { type: 'move', leader: leader.id, to: step };
}

/** Whoever can leaves nobody standing. */
const blow = ({ reds }: Table, leader: Leader, at: City): Move =>
  abilityUseOf(leader).killsAll && numberAt(reds, at) > 1
    ? { type: 'killAll', leader: leader.id }
    : { type: 'kill', leader: leader.id, at };

/** To a base with a bomb: soldiers there are killed first, one by one. */
function addSabotage({ table }: Standing, weights: Weights, leader: Leader, add: Add): void {
  for (const { city, destroyed } of table.bases) {
    if (destroyed) continue;
    const strong = strength(table, leader, 'sabotage', city);
    const act: Move = { type: 'sabotage', leader: leader.id };
    const claim = `base ${city}`;
    if (strong >= SABOTAGE_NEEDS) {
      add(city, weights.sabotage, 1, claim, act);
      continue;
    }
    const kills = Math.min(SABOTAGE_NEEDS - strong, numberAt(table.reds, city));
    const fights = strength(table, leader, 'kill', city) > 0;
    if (fights && strong + kills >= SABOTAGE_NEEDS)
      add(city, weights.sabotage, 1 + kills, claim, blow(table, leader, city));
  }
}

/** Parts to whoever crafts, bombs to whoever sabotages. */
function addGifts({ crafters, saboteurs, bombsMissing }: Standing, weights: Weights, leader: Leader, add: Add): void {
  const give = (to: Leader, cards: readonly Item[], worth: number): void => {
    if (cards.length === 0 || to.id === leader.id || to.inventory.length + cards.length > LARGEST_INVENTORY) return;
    const places = new Set(cards.map((card) => leader.inventory.indexOf(card)));
    const cost = leader.rest?.of === 'give' && leader.rest.to === to.id ? 0.05 : 1;
    add(to.city, worth, cost, `give ${leader.id}`, {
      type: 'give',
      leader: leader.id,
      to: to.id,
      // In the order of the places, as the rules read them.
      cards: SLOTS.filter((slot) => typeof slot === 'number' && places.has(slot)),
      communication: [],
      military: [],
      engineering: [],
    });
  };
  if (holds(leader, 'bomb') && !saboteurs.includes(leader))
    for (const to of saboteurs) give(to, ['bomb'], weights.bring * 1.6);
  if (bombsMissing === 0 || (crafters.includes(leader) && crafters.length === 1)) return;
  for (const to of crafters) {
    const useful = PARTS.filter((part) => holds(leader, part) && !holds(to, part));
    const own = PARTS.filter((part) => holds(leader, part)).length;
    const after = PARTS.filter((part) => holds(to, part)).length + useful.length;
    // Between two who both can craft, the parts go where more of them are.
    if (crafters.includes(leader) && (after < PARTS.length || own > after - useful.length)) continue;
    give(to, useful, weights.bring * (after === PARTS.length ? 1.4 : 0.4 * useful.length));
  }
}
