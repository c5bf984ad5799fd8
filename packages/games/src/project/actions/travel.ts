import { CITIES, type City } from '../cities.ts';
import type { Fact, OpenFact, Rest } from '../facts.ts';
import { acrossMountains, isCapital, neighboursOf } from '../island.ts';
import { type Obstacle, obstacle } from '../obstacle.ts';
import { occupation } from '../skills.ts';
import type { Known, Leader, Table } from '../table.ts';
import { acted, type Making, type Rule } from './action.ts';
import { heroicObstacle, played } from './heroic-card.ts';

/** Roads that a lorry takes, at most. */
export const LONGEST_DRIVE = 4;
const TRANSPORTS = ['air', 'road'] as const;

const walksMountains = (leader: Leader): boolean => leader.talent.ability.walksMountains || leader.rest?.of === 'road';

const allRoads = ({ box }: Table, { city }: Leader): readonly City[] => [
  ...neighboursOf(box, city),
  ...acrossMountains(box, city),
];

const reachable = (table: Table, leader: Leader): readonly City[] =>
  walksMountains(leader) ? allRoads(table, leader) : neighboursOf(table.box, leader.city);

/** A road to a neighbour. */
export const move: Rule<Making<'move'>> = {
  obstacle: (table, leader, { to }) => (reachable(table, leader).includes(to) ? undefined : obstacle('noRoad')),
  options: (table, leader) => [{ type: 'move', leader: { one: [leader.id] }, to: { one: reachable(table, leader) } }],
  tell: (known, leader, { to }) => [walked(leader), ...arrives(known, leader, to)],
};

function walked(leader: Leader): OpenFact {
  const { rest } = leader;
  return rest?.of === 'road' ? acted(leader, 'move', 0, drive(rest.left - 1)) : acted(leader, 'move', 1);
}

/** The actions that a leader's next move takes. */
export function walkCost(leader: Leader): number {
  const paid = walked(leader);
  return paid.type === 'acted' ? paid.cost : 0;
}

const drive = (left: number): Rest | undefined => (left > 0 ? { of: 'road', left } : undefined);

/** By helicopter or by lorry. */
export const transport: Rule<Making<'transport'>> = {
  obstacle: (table, leader, { card, way, to }) => {
    if (card !== 'air' && card !== 'road') return obstacle('illegal');
    const missing = heroicObstacle(table, leader, card);
    if (missing !== undefined) return missing;
    if (card === 'air') return way === 'major' ? elsewhere(leader, to) : shuttle(table, leader, to);
    const roads = way === 'major' ? allRoads(table, leader) : acrossMountains(table.box, leader.city);
    return roads.includes(to) ? undefined : obstacle('noRoad');
  },
  options: (table, leader) =>
    TRANSPORTS.flatMap((card) => {
      if (heroicObstacle(table, leader, card) !== undefined) return [];
      return (['major', 'minor'] as const).map((way) => ({
        type: 'transport',
        leader: { one: [leader.id] },
        card: { one: [card] },
        way: { one: [way] },
        to: {
          one: CITIES.filter(
            (to) =>
              transport.obstacle(table, leader, { type: 'transport', leader: leader.id, card, way, to }) === undefined,
          ),
        },
      }));
    }),
  tell: (known, leader, { card, way, to }) => {
    const rest = card === 'road' && way === 'major' ? drive(LONGEST_DRIVE - 1) : undefined;
    return [...played(leader, card, way, rest), ...arrives(known, leader, to, card === 'air')];
  },
};

const elsewhere = ({ city }: Leader, to: City): Obstacle | undefined =>
  city === to ? obstacle('alreadyThere') : undefined;

/** From one free capital to another. */
function shuttle(table: Table, leader: Leader, to: City): Obstacle | undefined {
  if (!isCapital(table.box, leader.city) || occupation(table, leader.city) > 0) return obstacle('notFromHere');
  if (!isCapital(table.box, to)) return obstacle('notACapital');
  return occupation(table, to) > 0 ? obstacle('capitalOccupied') : elsewhere(leader, to);
}

/** A token that lies there is turned up: an ally to be won, or a heroic token to be taken. */
function arrives({ table, secret }: Known, { id, city: from }: Leader, city: City, flies = false): readonly Fact[] {
  const by = flies ? 'air' : neighboursOf(table.box, from).includes(city) ? 'road' : 'mountain';
  const moved: OpenFact = { type: 'moved', to: 'all', leader: id, city, by };
  if (table.tokens[city] !== 'hidden') return [moved];
  const face = secret.tokens[city];
  if (face === undefined) throw new Error(`project: nothing lies in city ${city}`);
  return face === 'blank'
    ? [moved, { type: 'foundToken', to: 'all', leader: id, city }]
    : [moved, { type: 'met', to: 'all', leader: id, city, ally: face }];
}
