import { nth, size } from '@reseau/core';
import {
  ACTIONS,
  type Action,
  acrossMountains,
  type City,
  CRAFT_NEEDS,
  capitalsOf,
  drawCount,
  type Heroic,
  type Leader,
  type LeaderId,
  type Move,
  neighboursOf,
  type Obstacle,
  recruitNeeds,
  SABOTAGE_NEEDS,
  SKILLS,
  strength,
  type Trial,
  type Way,
} from '@reseau/games/project';
import { alliesOf, arrangement, companionsOf, gift, heldBy, placesOf } from './drafts.ts';
import { optionsOf, type View, whyNot } from './view.ts';

/** One of the twelve actions, as a leader finds it now. */
export interface Offer {
  readonly action: Action;
  /** Every way to do it; of those that are put together on a panel of their own, one. */
  readonly moves: readonly Move[];
  /** Why it cannot be done, if it cannot. */
  readonly obstacle: Obstacle | undefined;
  readonly outlook: Outlook | undefined;
}

/** What can be told beforehand: how many cards are drawn, or how a skill stands against what is needed. */
export type Outlook =
  | { readonly of: 'draws'; readonly count: number }
  | { readonly of: 'test'; readonly have: number; readonly need: number }
  | { readonly of: 'cities'; readonly count: number };

/** Moves that are part of an action of another name. */
const PARTS: Readonly<Partial<Record<Move['type'], Action>>> = {
  killAll: 'kill',
  transport: 'heroic',
  strike: 'heroic',
  retrieve: 'heroic',
  retrieveToWear: 'heroic',
};

/** Which action a move belongs to; nothing for what costs none. */
export const actionOf = (type: Move['type']): Action | undefined =>
  PARTS[type] ?? ACTIONS.find((action) => action === type);

export function offersFor(view: View, leader: Leader): readonly Offer[] {
  const moves = movesOf(view, leader);
  return ACTIONS.map((action) => {
    const ways = moves.filter(({ type }) => actionOf(type) === action);
    return {
      action,
      moves: ways,
      obstacle: ways.length > 0 ? undefined : obstacleTo(view, leader, action),
      outlook: ways.length > 0 ? outlookOf(view, leader, action, ways.length) : undefined,
    };
  });
}

const TOGETHER: readonly Move['type'][] = ['give', 'reorganise'];

/** All moves that this leader may make, one by one; of what is put together, one of each kind. */
export function movesOf(view: View, leader: Leader): readonly Move[] {
  const options = optionsOf(view, leader.id);
  const single = options.filter(({ type }) => !TOGETHER.includes(type));
  const together = TOGETHER.map((type) => options.filter((option) => option.type === type));
  const all = (some: typeof options, most: number) =>
    Array.from({ length: Math.min(most, size(some)) }, (_, index) => nth(some, index));
  return [...all(single, Number.POSITIVE_INFINITY), ...together.flatMap((some) => all(some, 1))];
}

/** The plainest reason: that of the move one would think of first. */
function obstacleTo(view: View, leader: Leader, action: Action): Obstacle {
  for (const move of attempts(view, leader, action)) {
    const found = whyNot(view, move);
    if (found !== undefined) return found;
  }
  // Whoever leads alone has nobody to give anything to.
  return { code: action === 'give' ? 'notTogether' : 'illegal' };
}

function attempts({ table }: View, leader: Leader, action: Action): readonly Move[] {
  const { id, city } = leader;
  const by = { leader: id };
  switch (action) {
    case 'move':
      return neighboursOf(table.box, city).map((to) => ({ ...by, type: 'move', to }));
    case 'give': {
      // Whoever is elsewhere is the reason only if nobody is here.
      const here = companionsOf(table, leader);
      const others = here.length > 0 ? here : table.leaders.filter((other) => other.id !== id);
      return others.flatMap(({ id: to }) => gifts(leader, to));
    }
    case 'plan':
    case 'recruit':
      return SKILLS.map((skill) => ({ ...by, type: action, skill }));
    case 'kill':
      return [{ ...by, type: 'kill', at: city }];
    case 'heroic':
      return [{ ...by, type: 'heroic', card: table.heroics[0] ?? 'chief', way: 'minor' }];
    case 'reorganise':
      return [arrangement(leader, placesOf(leader), leader.active ?? 'nothing')];
    case 'investigate':
    case 'incite':
    case 'search':
    case 'craft':
    case 'sabotage':
      return [{ ...by, type: action }];
  }
}

/** A card, or somebody in any row; or nothing, if there is nothing. */
function gifts(leader: Leader, to: LeaderId): readonly Move[] {
  const [held] = heldBy(leader);
  if (held !== undefined) return [gift(leader, to, [held.slot], {})];
  const [ally] = alliesOf(leader);
  if (ally === undefined) return [gift(leader, to, [], {})];
  return SKILLS.map((skill) => gift(leader, to, [], { [ally]: skill }));
}

function outlookOf(view: View, leader: Leader, action: Action, ways: number): Outlook | undefined {
  const { table } = view;
  const test = (trial: Trial, need: number): Outlook | undefined =>
    leader.rest?.of === 'mastery' ? undefined : { of: 'test', have: strength(table, leader, trial, leader.city), need };
  switch (action) {
    case 'move':
      return { of: 'cities', count: ways };
    case 'investigate':
    case 'incite':
    case 'search':
      return { of: 'draws', count: drawCount(table, leader, action) };
    case 'craft':
      return test('craft', CRAFT_NEEDS);
    case 'sabotage':
      return test('sabotage', SABOTAGE_NEEDS);
    case 'recruit': {
      const token = table.tokens[leader.city];
      return token === undefined || token === 'hidden' ? undefined : test('recruit', recruitNeeds(table, token));
    }
    case 'give':
    case 'plan':
    case 'kill':
    case 'heroic':
    case 'reorganise':
      return undefined;
  }
}

/** Whether more of this action can be done for nothing, at once. */
export const goesOn = (leader: Leader, action: Action, moves: readonly Move[]): boolean =>
  action === 'heroic'
    ? moves.some((move) => move.type === 'strike' && isSameEffect(strikeOf(leader, move.at), underWay(leader)))
    : action === 'move' && leader.rest?.of === 'road';

/** The commando that goes on. */
export const underWay = ({ rest }: Leader): Effect | undefined =>
  rest?.of === 'commando' ? { card: 'commando', way: rest.here === true ? 'minor' : 'major' } : undefined;

/** What is left of the minor effect strikes here alone; a blow elsewhere is the major one. */
const strikeOf = (leader: Leader, at: City): Effect => {
  const going = underWay(leader);
  return going?.way === 'minor' && at === leader.city ? going : { card: 'commando', way: 'major' };
};

/** A heroic card with one of its two effects. */
export interface Effect {
  readonly card: Heroic;
  readonly way: Way;
}

export const isSameEffect = (one: Effect, two: Effect | undefined): boolean =>
  one.card === two?.card && one.way === two.way;

/** Which effect a move is. */
export function effectOf(leader: Leader, move: Move): Effect | undefined {
  if (move.type === 'strike') return strikeOf(leader, move.at);
  if (move.type === 'retrieveToWear') return { card: 'rummage', way: 'major' };
  if (move.type === 'retrieve') return { card: move.card, way: 'major' };
  return move.type === 'heroic' || move.type === 'transport' ? { card: move.card, way: move.way } : undefined;
}

/** Why an effect cannot be had, asked with the plainest aim. */
export function effectObstacle(view: View, leader: Leader, effect: Effect): Obstacle {
  const { box } = view.table;
  const by = { leader: leader.id };
  const [next] = acrossMountains(box, leader.city);
  const tried = ((): Move => {
    switch (effect.card) {
      case 'air':
        return {
          ...by,
          ...effect,
          type: 'transport',
          to: capitalsOf(box).find((city) => city !== leader.city) ?? leader.city,
        };
      case 'road':
        return { ...by, ...effect, type: 'transport', to: next ?? leader.city };
      case 'commando':
        return effect.way === 'major'
          ? { ...by, type: 'strike', at: leader.city }
          : { ...by, ...effect, type: 'heroic' };
      case 'revolt':
        return effect.way === 'minor'
          ? { ...by, ...effect, type: 'heroic' }
          : { ...by, type: 'retrieve', card: 'revolt', take: 'chief' };
      case 'rummage':
        return effect.way === 'minor'
          ? { ...by, ...effect, type: 'heroic' }
          : { ...by, type: 'retrieve', card: 'rummage', take: 'tools' };
      case 'inquiry':
        return effect.way === 'minor'
          ? { ...by, ...effect, type: 'heroic' }
          : { ...by, type: 'retrieve', card: 'inquiry', take: 'ne' };
      case 'chief':
      case 'slow':
        return { ...by, ...effect, type: 'heroic' };
    }
  })();
  return whyNot(view, tried) ?? { code: 'illegal' };
}

/** The city that a move is aimed at, if it is aimed at one. */
export function aimOf(move: Move): City | undefined {
  if (move.type === 'move' || move.type === 'transport') return move.to;
  return move.type === 'kill' || move.type === 'strike' ? move.at : undefined;
}
