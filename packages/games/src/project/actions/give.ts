import type { Option } from '@reseau/core';
import type { OpenFact } from '../facts.ts';
import { LARGEST_INVENTORY } from '../limits.ts';
import { type LeaderId, type Move, SLOTS, type Slot } from '../moves.ts';
import { obstacle } from '../obstacle.ts';
import { levelOfAlly, ownLevel } from '../skills.ts';
import { type Leader, leaderOf, type Table } from '../table.ts';
import type { Item } from '../vocabulary.ts';
import { SKILLS, type Skill } from '../vocabulary.ts';
import { acted, type Making, type Rule } from './action.ts';
import { alliesIn, exactly, placings, type Row, rowsObstacle } from './rows.ts';

/** Other leaders in the same city. */
const companions = ({ leaders }: Table, { id, city }: Leader): readonly LeaderId[] =>
  leaders.filter((other) => other.id !== id && other.city === city).map((other) => other.id);

const itemIn = ({ inventory, active }: Leader, slot: Slot): Item | undefined =>
  slot === 'worn' ? active : inventory[slot];

const filled = (leader: Leader): readonly Slot[] => SLOTS.filter((slot) => itemIn(leader, slot) !== undefined);

const roomOf = ({ inventory }: Leader): number => Math.max(0, LARGEST_INVENTORY - inventory.length);

/** Those who are there already stay where they are. */
const rowOf =
  ({ box }: Table, whom: Leader) =>
  (skill: Skill): Row => ({ box, skill, level: ownLevel(whom, skill), hasToken: whom.planned === skill });

/** Cards and allies, all at once, to somebody in the same city. */
export const give: Rule<Making<'give'>> = {
  obstacle: (table, leader, move) => {
    const { to, cards } = move;
    if (!companions(table, leader).includes(to)) return obstacle('notTogether');
    if (cards.some((slot) => itemIn(leader, slot) === undefined)) return obstacle('notHeld');
    const given = alliesIn(move);
    const team = alliesIn(leader.rows);
    if (new Set(given).size < given.length || given.some((ally) => !team.includes(ally))) return obstacle('notInTeam');
    if (cards.length + given.length === 0) return obstacle('nothingGiven');
    const whom = leaderOf(table, to);
    return cards.length > roomOf(whom) ? obstacle('inventoryFull') : rowsObstacle(move, rowOf(table, whom));
  },
  options: (table, leader) => companions(table, leader).flatMap((to) => gifts(table, leader, leaderOf(table, to))),
  tell: ({ table: { box } }, leader, move) => {
    const { to: whom, cards } = move;
    const more = leader.rest?.of === 'give' && leader.rest.to === whom;
    return [
      acted(leader, 'give', more ? 0 : 1, { of: 'give', to: whom }),
      ...cards.map((slot) => gaveCard(leader, whom, slot)),
      ...SKILLS.flatMap((skill) =>
        move[skill]
          .toSorted((one, two) => levelOfAlly(box, one, skill) - levelOfAlly(box, two, skill))
          .map((ally): OpenFact => ({ type: 'gaveAlly', to: 'all', leader: leader.id, whom, ally, skill })),
      ),
    ];
  },
};

function gifts(table: Table, leader: Leader, whom: Leader): readonly Option<Move>[] {
  const slots = filled(leader);
  const max = Math.min(slots.length, roomOf(whom));
  return placings(alliesIn(leader.rows), rowOf(table, whom), true).flatMap((placing) => {
    const min = alliesIn(placing).length === 0 ? 1 : 0;
    if (max < min) return [];
    const [one, to] = [{ one: [leader.id] }, { one: [whom.id] }];
    return [{ type: 'give', leader: one, to, cards: { some: slots, min, max }, ...exactly(placing) } as const];
  });
}

function gaveCard(leader: Leader, whom: LeaderId, slot: Slot): OpenFact {
  const card = itemIn(leader, slot);
  if (card === undefined) throw new Error(`project: nothing in place ${slot}`);
  const fact = { type: 'gaveCard', to: 'all', leader: leader.id, whom, card } as const;
  return slot === 'worn' ? { ...fact, worn: true } : fact;
}
