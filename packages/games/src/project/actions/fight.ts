import { type City, countAt } from '../cities.ts';
import type { Blow, Fact, OpenFact, Rest } from '../facts.ts';
import { neighboursOf } from '../island.ts';
import { COMMANDO_BLOWS, CRAFT_NEEDS, SABOTAGE_NEEDS } from '../limits.ts';
import { type Obstacle, obstacle, short } from '../obstacle.ts';
import { strength } from '../skills.ts';
import type { Leader, Table } from '../table.ts';
import type { Trial } from '../vocabulary.ts';
import { PARTS } from '../vocabulary.ts';
import { acted, type Making, type Rule, spend } from './action.ts';
import { heroicObstacle, played } from './heroic-card.ts';

/** A test of skill, which mastery always passes. */
const tested = (table: Table, leader: Leader, trial: Trial, need: number, city = leader.city): Obstacle | undefined =>
  leader.rest?.of === 'mastery' ? undefined : short('skillTooLow', strength(table, leader, trial, city), need);

const redsAt = ({ reds }: Table, city: City): number => countAt(reds, city);

export const killed = (city: City, count: number, by: Blow): OpenFact => ({
  type: 'killed',
  to: 'all',
  city,
  count,
  by,
});

const nearby = ({ box }: Table, { city }: Leader): readonly City[] => [city, ...neighboursOf(box, city)];

/** Where a leader can kill. */
const inRange = (table: Table, leader: Leader): readonly City[] =>
  leader.talent.ability.killsNextDoor ? nearby(table, leader) : [leader.city];

export const kill: Rule<Making<'kill'>> = {
  obstacle: (table, leader, { at }) => {
    if (!inRange(table, leader).includes(at)) return obstacle('tooFar');
    return redsAt(table, at) === 0 ? obstacle('nobodyToKill') : tested(table, leader, 'kill', 1, at);
  },
  options: (table, leader) => {
    const cities = inRange(table, leader).filter(
      (at) => redsAt(table, at) > 0 && tested(table, leader, 'kill', 1, at) === undefined,
    );
    return cities.length === 0 ? [] : [{ type: 'kill', leader: { one: [leader.id] }, at: { one: cities } }];
  },
  tell: (_known, leader, { at }) => [
    acted(leader, 'kill', at === leader.city ? 1 : 2),
    killed(at, 1, 'kill'),
    ...spend(leader, 'kill'),
  ],
};

/** Leaves nobody standing. */
export const killAll: Rule<Making<'killAll'>> = {
  obstacle: (table, leader) => {
    if (!leader.talent.ability.killsAll) return obstacle('cannotKillAll');
    const reds = redsAt(table, leader.city);
    if (reds < 2) return obstacle(reds === 0 ? 'nobodyToKill' : 'onlyOne');
    return tested(table, leader, 'kill', 1);
  },
  options: (table, leader) =>
    killAll.obstacle(table, leader, { type: 'killAll', leader: leader.id }) === undefined
      ? [{ type: 'killAll', leader: { one: [leader.id] } }]
      : [],
  tell: ({ table }, leader) => [
    acted(leader, 'kill', 1),
    killed(leader.city, redsAt(table, leader.city), 'kill'),
    ...spend(leader, 'kill'),
  ],
};

/** Whether a blow there is part of a commando under way. */
const isUnderWay = ({ rest, city }: Leader, at: City): boolean =>
  rest?.of === 'commando' && (rest.here === undefined || at === city);

/** One soldier after the other, here or next door: the major effect of Commando, and what is left of either effect. */
export const strike: Rule<Making<'strike'>> = {
  obstacle: (table, leader, { at }) => {
    const missing = isUnderWay(leader, at) ? undefined : heroicObstacle(table, leader, 'commando');
    if (missing !== undefined) return missing;
    if (!nearby(table, leader).includes(at)) return obstacle('tooFar');
    return redsAt(table, at) === 0 ? obstacle('nobodyToKill') : undefined;
  },
  options: (table, leader) => {
    const plays = heroicObstacle(table, leader, 'commando') === undefined;
    if (!plays && leader.rest?.of !== 'commando') return [];
    const cities = nearby(table, leader).filter((at) => redsAt(table, at) > 0 && (plays || isUnderWay(leader, at)));
    return cities.length === 0 ? [] : [{ type: 'strike', leader: { one: [leader.id] }, at: { one: cities } }];
  },
  tell: (_known, leader, { at }) => {
    const { rest } = leader;
    const paid: readonly Fact[] =
      rest?.of === 'commando' && isUnderWay(leader, at)
        ? [acted(leader, 'heroic', 0, blows(rest.left - 1, rest.here))]
        : played(leader, 'commando', 'major', blows(COMMANDO_BLOWS - 1));
    return [...paid, killed(at, 1, 'commando')];
  },
};

/** What is left of a commando. */
export const blows = (left: number, here?: true): Rest | undefined =>
  left > 0 ? { of: 'commando', left, ...(here === undefined ? {} : { here }) } : undefined;

export const craft: Rule<Making<'craft'>> = {
  obstacle: (table, leader) => {
    const have = PARTS.filter((part) => leader.inventory.includes(part)).length;
    if (have < PARTS.length) return short('partsMissing', have, PARTS.length);
    return table.bombPool === 0 ? obstacle('noBombLeft') : tested(table, leader, 'craft', CRAFT_NEEDS);
  },
  options: (table, leader) =>
    craft.obstacle(table, leader, { type: 'craft', leader: leader.id }) === undefined
      ? [{ type: 'craft', leader: { one: [leader.id] } }]
      : [],
  tell: (_known, leader) => [
    acted(leader, 'craft', 1),
    { type: 'crafted', to: 'all', leader: leader.id },
    ...spend(leader, 'craft'),
  ],
};

export const sabotage: Rule<Making<'sabotage'>> = {
  obstacle: (table, leader) => {
    const base = table.bases.find(({ city }) => city === leader.city);
    if (base === undefined) return obstacle('noBase');
    if (base.destroyed) return obstacle('baseDestroyed');
    return leader.inventory.includes('bomb') ? tested(table, leader, 'sabotage', SABOTAGE_NEEDS) : obstacle('noBomb');
  },
  options: (table, leader) =>
    sabotage.obstacle(table, leader, { type: 'sabotage', leader: leader.id }) === undefined
      ? [{ type: 'sabotage', leader: { one: [leader.id] } }]
      : [],
  tell: ({ table }, leader) => [
    acted(leader, 'sabotage', 1),
    { type: 'sabotaged', to: 'all', leader: leader.id, city: leader.city },
    ...nearby(table, leader)
      .filter((city) => redsAt(table, city) > 0)
      .map((city) => killed(city, 1, 'sabotage')),
    // As many as there are tokens left.
    ...table.leaders
      .slice(0, table.tokenPool)
      .map(({ id }): OpenFact => ({ type: 'gained', to: 'all', leader: id, by: 'sabotage' })),
    ...spend(leader, 'sabotage'),
  ],
};
