import {
  type City,
  COMMANDO_BLOWS,
  COMMANDO_HERE,
  CRAFT_NEEDS,
  type Heroic,
  LARGEST_INVENTORY,
  type Leader,
  type Move,
  NEW_CARDS,
  neighboursOf,
  PARTS,
  type Part,
  SABOTAGE_NEEDS,
  strength,
  type Way,
} from '@reseau/games/project';
import type { Add, Weights } from './errand.ts';
import { holds, oneOf, type Standing, USEFUL_CLUE } from './standing.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** Cards worth a token of their own to be taken out of the discard again, and the actions that they save, about. */
const TAKEN_BACK: readonly (readonly [card: Heroic, saves: number])[] = [
  ['slow', 2],
  ['commando', 1.5],
  ['rummage', 1.6],
];
/** With so little left to do, nothing is saved any more. */
const NEARLY_OVER = 4;

interface Playing {
  readonly standing: Standing;
  readonly weights: Weights;
  readonly leader: Leader;
  /** The parts that this leader looks for. */
  readonly wanted: readonly Part[];
  readonly add: Add;
}

const plays = ({ id }: Leader, card: Heroic, way: Way): Move => ({ type: 'heroic', leader: id, card, way });

/** Ways are worth nothing by themselves: whoever goes somewhere takes the quickest. */
const onTheWay = (): void => undefined;

/** What a leader could do with each heroic card, in the order in which they are thought of. */
const PLAYED: { readonly [H in Heroic]: (playing: Playing) => void } = {
  slow: ({ standing: { table, actionsLeft }, weights, leader, add }) => {
    // An action of the army is one of every leader's.
    if (actionsLeft >= NEARLY_OVER)
      add(leader.city, weights.slow * (0.5 + 0.5 * table.leaders.length), 1, 'slow', plays(leader, 'slow', 'major'));
  },
  revolt: ({ standing: { table, actionsLeft }, weights, leader: { id, city, tokens }, add }) => {
    if (tokens < 2 || actionsLeft <= NEARLY_OVER) return;
    const [take, saves] = TAKEN_BACK.find(([card]) => table.discards.heroic.includes(card)) ?? [];
    if (take !== undefined && saves !== undefined)
      add(city, weights.hero * saves, 1, 'revolt', { type: 'retrieve', leader: id, card: 'revolt', take });
  },
  rummage: ({ standing, weights, leader, wanted, add }) => {
    const { id, city, inventory } = leader;
    if (wanted.length === 0 || inventory.length >= LARGEST_INVENTORY) return;
    const take = wanted.find((part) => standing.table.discards.object.includes(part));
    const share = wanted.reduce((sum, part) => sum + standing.partShare[part], 0);
    if (take === undefined)
      add(city, weights.part * oneOf(NEW_CARDS, share), 1, 'rummage', plays(leader, 'rummage', 'minor'));
    else
      add(city, weights.part * (wanted.length === 1 ? 1.5 : 1.1), 1, 'rummage', {
        type: 'retrieve',
        leader: id,
        card: 'rummage',
        take,
      });
  },
  inquiry: ({ standing, weights, leader, add }) => {
    if (standing.toFind > 0)
      add(leader.city, weights.clue * oneOf(NEW_CARDS, USEFUL_CLUE), 1, 'inquiry', plays(leader, 'inquiry', 'minor'));
  },
  commando: ({ standing, weights, leader, add }) => addBlows(standing, weights, leader, add),
  chief: ({ standing, weights, leader, add }) => {
    if (leader.rest === undefined) addMastery(standing, weights, leader, add);
  },
  air: onTheWay,
  road: onTheWay,
};
const CARDS = Object.keys(PLAYED) as readonly Heroic[];

/** What a leader could do with the heroic cards that lie there. */
export function addHeroics(playing: Playing): void {
  const { heroics } = playing.standing.table;
  for (const card of CARDS) if (heroics.includes(card)) PLAYED[card](playing);
}

function addBlows(standing: Standing, weights: Weights, { id, city }: Leader, add: Add): void {
  const { table, redWorth, relief } = standing;
  const worth = (at: City): number => weights.kill * redWorth + weights.tip * numberAt(relief, at);
  const reds = [city, ...neighboursOf(table.box, city)]
    .flatMap((at) => Array.from({ length: numberAt(table.reds, at) }, () => at))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, COMMANDO_BLOWS);
  const [first] = reds;
  if (first !== undefined && reds.length > 1) {
    const sum = reds.reduce((total, at) => total + worth(at), 0);
    add(city, sum, 1, 'commando', { type: 'strike', leader: id, at: first });
  }
  const here = Math.min(COMMANDO_HERE, numberAt(table.reds, city));
  if (here > 0)
    add(city, here * worth(city), 1, 'commando', { type: 'heroic', leader: id, card: 'commando', way: 'minor' });
}

/** What is left of a commando costs nothing: the soldier whose end helps most. */
export function nextBlow({ table, relief }: Standing, { id, city, rest }: Leader): Move | undefined {
  if (rest?.of !== 'commando') return undefined;
  let best: City | undefined;
  for (const at of rest.here === true ? [city] : [city, ...neighboursOf(table.box, city)]) {
    if (table.reds[at] === 0) continue;
    if (best === undefined || numberAt(relief, at) > numberAt(relief, best)) best = at;
  }
  return best === undefined ? undefined : { type: 'strike', leader: id, at: best };
}

export const canBuild = ({ table, bombsMissing }: Standing, leader: Leader): boolean =>
  PARTS.every((part) => holds(leader, part)) && bombsMissing > 0 && table.bombPool > 0;
const canBlowUp = ({ table }: Standing, leader: Leader): boolean =>
  holds(leader, 'bomb') && table.bases.some(({ city, destroyed }) => city === leader.city && !destroyed);

function addMastery(standing: Standing, weights: Weights, leader: Leader, add: Add): void {
  const { table } = standing;
  const { id, city } = leader;
  const act: Move = { type: 'heroic', leader: id, card: 'chief', way: 'major' };
  if (canBuild(standing, leader) && strength(table, leader, 'craft', city) < CRAFT_NEEDS)
    add(city, weights.craft, 2, 'chief', act);
  if (canBlowUp(standing, leader) && strength(table, leader, 'sabotage', city) < SABOTAGE_NEEDS)
    add(city, weights.sabotage, 2, 'chief', act);
}

/** With the next action sure to succeed. */
export function mastered(standing: Standing, leader: Leader): Move | undefined {
  if (canBlowUp(standing, leader)) return { type: 'sabotage', leader: leader.id };
  return canBuild(standing, leader) ? { type: 'craft', leader: leader.id } : undefined;
}
