import type { MoveShapes } from '@reseau/core';
import { either, fields, isRaw, list, one, type Parse, truth } from '@reseau/core/parse';
import { type LeaderId, type Move, SLOTS } from './moves.ts';
import { ally, city, clues, deckCard, heroic, intent, item, leader, skill, upgrade, way } from './read-parts.ts';
import type { Ally, Skill } from './vocabulary.ts';
import { type Item, UPGRADES, type Upgrade } from './vocabulary.ts';

type Of<T extends string, D = unknown> = { readonly type: T; readonly leader: LeaderId } & Readonly<D>;

type FormerTeam = Of<'reorganise', { ally: Ally; skill: Skill }>;
type FormerGivingUp = { readonly type: 'giveUp' };

/** What nobody can do any more. Matches were stored in which it was done, and what came of it still stands. */
type Former =
  | Of<'giveCard', { to: LeaderId; card: Item }>
  | Of<'giveAlly', { to: LeaderId; ally: Ally; skill: Skill }>
  | Of<'equip', { card: Upgrade }>
  | FormerTeam
  | FormerGivingUp;

const has = (key: string) => (value: unknown) => isRaw(value) && key in value;
const allies = list(ally);
const placing = { communication: allies, military: allies, engineering: allies } as const;

const reorganise: Parse<Extract<Move, { readonly type: 'reorganise' }> | FormerTeam> = either(
  has('ally'),
  fields({ type: one(['reorganise']), leader, ally, skill }, {}),
  fields({ type: one(['reorganise']), leader, wear: one([...UPGRADES, 'nothing']), ...placing }, {}),
);

const giveUp: Parse<Extract<Move, { readonly type: 'giveUp' }> | FormerGivingUp> = either(
  has('on'),
  fields({ type: one(['giveUp']), on: truth }, {}),
  fields({ type: one(['giveUp']) }, {}),
);

/** How moves are read where they were stored. */
export const MOVES: MoveShapes<Move | Former> = {
  move: { leader, to: city },
  give: { leader, to: leader, cards: list(one(SLOTS)), ...placing },
  plan: { leader, skill },
  recruit: { leader, skill },
  investigate: { leader },
  incite: { leader },
  search: { leader },
  kill: { leader, at: city },
  killAll: { leader },
  heroic: { leader, card: heroic, way },
  transport: { leader, card: heroic, way, to: city },
  strike: { leader, at: city },
  retrieve: { leader, card: heroic, take: deckCard },
  retrieveToWear: { leader, take: upgrade },
  reorganise,
  craft: { leader },
  sabotage: { leader },
  keep: { leader, card: deckCard },
  keepBoth: { leader, card: deckCard, other: deckCard },
  wear: { leader, card: upgrade },
  letGo: { leader },
  discard: { leader, card: item },
  shift: { leader, skill },
  locate: { clues, to: leader },
  intend: { leader, action: intent },
  mark: { leader, at: city },
  undo: { leader },
  pause: { on: truth },
  done: {},
  notDone: {},
  giveUp,
  tick: {},
  giveCard: { leader, to: leader, card: item },
  giveAlly: { leader, to: leader, ally, skill },
  equip: { leader, card: upgrade },
};
