import { recordOf } from '@reseau/core';
import {
  bonusOf,
  byBox,
  type City,
  CRAFT_NEEDS,
  type Item,
  type Leader,
  ownLevel,
  PARTS,
  type Part,
  SABOTAGE_NEEDS,
  type Table,
  TRYING,
} from '@reseau/games/project';
import { nearness } from './clue-sets.ts';
import { dangerOf } from './danger.ts';

/** What is left to do and how the team stands for it, worked out once for a table. */
export interface Standing {
  readonly table: Table;
  readonly total: number;
  /** Bases not found, and not destroyed. */
  readonly toFind: number;
  readonly toDestroy: number;
  /** Clue cards that are still to be drawn, about. */
  readonly cluesMissing: number;
  /** Bombs that are still to be made, and parts to be found for them. */
  readonly bombsMissing: number;
  readonly partsMissing: number;
  /** The leaders who put bombs together: those who are good enough, or who comes nearest. */
  readonly crafters: readonly Leader[];
  readonly saboteurs: readonly Leader[];
  /** Actions that each leader still has to take, about. */
  readonly actionsLeft: number;
  /** What one red soldier fewer is worth, in actions of one leader. */
  readonly redWorth: number;
  /** How many soldiers harden, about, in one action of the army. */
  readonly danger: number;
  /** By city: what one red soldier fewer there saves in hardened ones, as a share of those that are left. */
  readonly relief: readonly number[];
  /** Chance that an unseen object card is this part. */
  readonly partShare: Readonly<Record<Part, number>>;
  /** Chance that an unseen clue card is none. */
  readonly idleClues: number;
}

export const craftLevel = (leader: Leader): number => ownLevel(leader, TRYING.craft.skill) + bonusOf(leader, 'craft');
export const sabotageLevel = (leader: Leader): number =>
  ownLevel(leader, TRYING.sabotage.skill) + bonusOf(leader, 'sabotage');

export const holds = ({ inventory }: Leader, item: Item): boolean => inventory.includes(item);
const bombsOf = ({ inventory }: Leader): number => inventory.filter((item) => item === 'bomb').length;

/** Those at the level that is needed; if nobody is, those who come nearest. */
function able(leaders: readonly Leader[], level: (leader: Leader) => number, need: number): readonly Leader[] {
  const enough = leaders.filter((leader) => level(leader) >= need);
  if (enough.length > 0) return enough;
  const best = Math.max(...leaders.map(level));
  return leaders.filter((leader) => level(leader) === best).slice(0, 1);
}

/** Chance that of so many cards at least one is of use, if each is with this chance. */
export const oneOf = (count: number, share: number): number => (count <= 0 ? 0 : 1 - (1 - share) ** count);
export const USEFUL_CLUE = 0.55;
export const USEFUL_OBJECT = 0.25;
/** Moves between two draws, about. */
const WAY = 0.8;

/** Actions that one card of use takes, by how many are drawn at once. */
export const pace = (count: number, share: number): number => (count <= 0 ? 7 : Math.min(7, 1 / oneOf(count, share)));

export const withoutBase =
  ({ bases }: Table) =>
  (city: City): boolean =>
    !bases.some((base) => base.city === city);

/** About how many cards name a city. */
const CLUES_A_BASE = 2.7;

export function standingOf(table: Table, total: number, margin: number): Standing {
  const { leaders, bases, speed, redPool, skips } = table;
  const destroyed = bases.filter((base) => base.destroyed).length;
  const toFind = total - bases.length;
  const toDestroy = total - destroyed;
  const near = toFind > 0 && table.clues.length > 0 ? nearness(table.box, table.clues, withoutBase(table)) : 0;
  const cluesMissing = Math.max(toFind > 0 ? 1 : 0, toFind * CLUES_A_BASE - (near > 0.2 ? 1.5 : near > 0.09 ? 0.8 : 0));
  const bombsMissing = Math.max(0, toDestroy - leaders.reduce((sum, leader) => sum + bombsOf(leader), 0));
  const crafters = able(leaders, craftLevel, CRAFT_NEEDS);
  const saboteurs = able(leaders, sabotageLevel, SABOTAGE_NEEDS);
  const partsHeld = PARTS.reduce(
    (sum, part) =>
      sum +
      Math.min(
        bombsMissing,
        leaders.reduce((count, { inventory }) => count + inventory.filter((item) => item === part).length, 0),
      ),
    0,
  );
  const partsMissing = bombsMissing * PARTS.length - partsHeld;
  const best = (level: (leader: Leader) => number): number => Math.max(...leaders.map(level));
  const short = (need: number, have: number): number => 5 * Math.max(0, need - have);
  const actionsLeft =
    (cluesMissing *
      (pace(
        best((leader) => ownLevel(leader, 'communication')),
        USEFUL_CLUE,
      ) +
        WAY) +
      partsMissing *
        (pace(
          best((leader) => ownLevel(leader, 'engineering')),
          USEFUL_OBJECT,
        ) +
          WAY) +
      (bombsMissing > 0 ? short(CRAFT_NEEDS, best(craftLevel)) : 0) +
      short(SABOTAGE_NEEDS, best(sabotageLevel)) +
      bombsMissing * 1.5 +
      toDestroy * 4) /
    leaders.length;
  const slack = redPool - (actionsLeft - skips) * speed - margin;
  // Alone, whoever kills a soldier lets another one come meanwhile.
  const gainful = 1 - 0.8 / leaders.length ** 2;
  const rate = (gainful * leaders.length) / speed;
  const urgency = (gainful * Math.max(2, actionsLeft)) / Math.max(1, table.blackPool);
  const { danger, relief } = dangerOf(table);
  return {
    table,
    total,
    toFind,
    toDestroy,
    cluesMissing,
    bombsMissing,
    partsMissing,
    crafters,
    saboteurs,
    actionsLeft,
    redWorth: slack < 0 ? Math.min(3, rate) : slack < 10 ? 0.5 * rate : 0.1 * rate,
    danger,
    relief: relief.map((drop) => drop * urgency),
    partShare: partShares(table),
    idleClues: idleShare(table),
  };
}

function partShares({ box, leaders, discards, decks }: Table): Readonly<Record<Part, number>> {
  const copies = copiesIn(box);
  const shares: Record<Part, number> = { explosive: 0, detonator: 0, timer: 0 };
  for (const part of PARTS) {
    let seen = 0;
    for (const { inventory, drawn } of leaders) {
      for (const item of inventory) if (item === part) seen += 1;
      if (drawn?.deck === 'object') for (const card of drawn.cards) if (card === part) seen += 1;
    }
    for (const card of discards.object) if (card === part) seen += 1;
    shares[part] = decks.object > 0 ? (copies[part] - seen) / decks.object : copies[part] / box.decks.object.length;
  }
  return shares;
}

/** How many there are of what a bot counts on. */
const copiesIn = byBox(
  ({ decks }): Readonly<Record<Part | 'idleClue', number>> => ({
    ...recordOf(PARTS, (part) => decks.object.filter((card) => card === part).length),
    idleClue: decks.clue.filter((card) => card === 'fail').length,
  }),
);

function idleShare({ box, discards, decks }: Table): number {
  const { idleClue } = copiesIn(box);
  const gone = discards.clue.filter((card) => card === 'fail').length;
  return decks.clue > 0 ? (idleClue - gone) / decks.clue : idleClue / box.decks.clue.length;
}
