import type { Fact, OpenFact } from '../facts.ts';
import { LARGEST_INVENTORY } from '../limits.ts';
import type { Placing } from '../moves.ts';
import { type Obstacle, obstacle } from '../obstacle.ts';
import type { Leader, Table } from '../table.ts';
import { isUpgrade, SKILLS, type Skill, type Upgrade } from '../vocabulary.ts';
import { acted, distinct, type Making, type Rule } from './action.ts';
import { alliesIn, exactly, placings, type Row, rowsObstacle } from './rows.ts';

type Worn = Upgrade | 'nothing';

const wornBy = ({ active }: Leader): Worn => active ?? 'nothing';

/** The whole team steps back: each row is filled anew. */
const rowOf =
  ({ box }: Table, { talent, planned }: Leader) =>
  (skill: Skill): Row => ({ box, skill, level: talent.levels[skill], hasToken: planned === skill });

const isAsItWas = ({ rows }: Leader, placing: Placing): boolean =>
  SKILLS.every((skill) => placing[skill].every((ally) => rows[skill].includes(ally)));

function wearObstacle(leader: Leader, wear: Worn): Obstacle | undefined {
  if (wear === wornBy(leader)) return undefined;
  if (wear !== 'nothing') return leader.inventory.includes(wear) ? undefined : obstacle('notHeld');
  return leader.inventory.length < LARGEST_INVENTORY ? undefined : obstacle('inventoryFull');
}

const wearable = (leader: Leader): readonly Worn[] =>
  distinct<Worn>([
    ...leader.inventory.filter((item): item is Upgrade => isUpgrade(item)),
    ...(leader.active === undefined ? [] : [leader.active]),
    'nothing',
  ]).filter((wear) => wearObstacle(leader, wear) === undefined);

/** Allies change rows and another upgrade is worn. Only how all stand in the end must be allowed. */
export const reorganise: Rule<Making<'reorganise'>> = {
  obstacle: (table, leader, move) => {
    const named = alliesIn(move);
    const team = alliesIn(leader.rows);
    if (named.length !== team.length || team.some((ally) => !named.includes(ally))) return obstacle('notInTeam');
    const wrong = wearObstacle(leader, move.wear) ?? rowsObstacle(move, rowOf(table, leader));
    if (wrong !== undefined) return wrong;
    return isAsItWas(leader, move) && move.wear === wornBy(leader) ? obstacle('nothingChanges') : undefined;
  },
  options: (table, leader) => {
    const wears = wearable(leader);
    const others = wears.filter((wear) => wear !== wornBy(leader));
    return placings(alliesIn(leader.rows), rowOf(table, leader), false).flatMap((placing) => {
      const one = isAsItWas(leader, placing) ? others : wears;
      if (one.length === 0) return [];
      return [{ type: 'reorganise', leader: { one: [leader.id] }, ...exactly(placing), wear: { one } } as const];
    });
  },
  tell: (_known, leader, move) => [
    acted(leader, 'reorganise', leader.rest?.of === 'reorganise' ? 0 : 1, { of: 'reorganise' }),
    ...SKILLS.flatMap((skill) =>
      move[skill]
        .filter((ally) => !leader.rows[skill].includes(ally))
        .map((ally): OpenFact => ({ type: 'reorganised', to: 'all', leader: leader.id, ally, skill })),
    ),
    ...changed(leader, move.wear),
  ],
};

function changed(leader: Leader, wear: Worn): readonly Fact[] {
  const { id, active } = leader;
  if (wear === wornBy(leader)) return [];
  if (wear !== 'nothing') return [{ type: 'equipped', to: 'all', leader: id, card: wear }];
  return active === undefined ? [] : [{ type: 'tookOff', to: 'all', leader: id, card: active }];
}
