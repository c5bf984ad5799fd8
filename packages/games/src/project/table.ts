import type { Known as KnownOf, Position, Seat } from '@reseau/core';
import type { Box, Talent } from './box.ts';
import { BY_CITY, type City } from './cities.ts';
import type { Drawn, Ending, OpenFact, Rest, WhisperedFact } from './facts.ts';
import type { Character } from './leaders/catalogue.ts';
import type { Action, LeaderId, Move } from './moves.ts';
import type { Reason } from './obstacle.ts';
import type {
  Ally,
  Clue,
  Deck,
  DeckCard,
  Dice,
  Difficulty,
  Heroic,
  Item,
  ScenarioId,
  Skill,
  Upgrade,
} from './vocabulary.ts';

export interface Leader {
  readonly id: LeaderId;
  readonly seat: Seat;
  readonly character: Character;
  /** What this character brings, by the box. */
  readonly talent: Talent;
  readonly city: City;
  readonly rows: Readonly<Record<Skill, readonly Ally[]>>;
  /** The skill that the planning token lies on. */
  readonly planned: Skill | undefined;
  readonly inventory: readonly Item[];
  readonly active: Upgrade | undefined;
  readonly tokens: number;
  /** Counted in this turn. */
  readonly actions: number;
  readonly rest: Rest | undefined;
  /** Has planned in this turn, and so acts no more. */
  readonly closed: boolean;
  readonly drawn: Drawn | undefined;
  readonly intends: Action | undefined;
  readonly marks: City | undefined;
}

/** The last move, while it may be taken back: whose it was, and how the leaders stood before it. */
export interface Undoable {
  readonly leader: LeaderId;
  readonly action: Action;
  readonly leaders: readonly Leader[];
}

export interface Base {
  readonly city: City;
  readonly destroyed: boolean;
}

/** What everybody at the table can see: all but the order of the decks and the faces of hidden tokens. */
export interface Table {
  /** The same from the deal to the end: whatever a later program brings, a match goes on with what it began with. */
  readonly box: Box;
  readonly at: Position;
  readonly scenario: ScenarioId | undefined;
  readonly turn: number;
  readonly leaders: readonly Leader[];
  readonly undoable: Undoable | undefined;
  /** By city: soldiers, hardened soldiers, limited actions done, and the token that lies there. */
  readonly reds: readonly number[];
  readonly blacks: readonly number[];
  readonly used: readonly number[];
  readonly tokens: readonly (Ally | 'hidden' | undefined)[];
  readonly bases: readonly Base[];
  /** Not on the island: soldiers, hardened soldiers, heroic tokens, bombs. */
  readonly redPool: number;
  readonly blackPool: number;
  readonly tokenPool: number;
  readonly bombPool: number;
  readonly clues: readonly Clue[];
  readonly heroics: readonly Heroic[];
  /** Cards left in each deck. */
  readonly decks: Readonly<Record<Deck, number>>;
  readonly discards: Readonly<Record<Deck, readonly DeckCard[]>>;
  readonly speed: number;
  /** Dice thrown ahead of the army's next actions. */
  readonly foreseen: readonly Dice[];
  /** Actions that the army will not take. */
  readonly skips: number;
  /** In the army's turn: its actions, those of them still to come, and its speed. */
  readonly army: { readonly actions: number; readonly left: number; readonly speed: number } | undefined;
  /** Actions of the army since the match began, those that it left out among them. */
  readonly marched: number;
  /** By seat. */
  readonly done: readonly boolean[];
  readonly givesUp: readonly boolean[];
  readonly wantsPause: readonly boolean[];
  /** The last pause that was asked for, until the next is, or the turn is over. */
  readonly pauseDeclined: { readonly by: Seat; readonly to: readonly Seat[] } | undefined;
  readonly ended: Ending | undefined;
}

/** Empty for every seat; the server knows what nobody may. */
export interface Secret {
  readonly decks: Readonly<Record<Deck, readonly DeckCard[]>>;
  readonly tokens: readonly (Ally | 'blank' | undefined)[];
}

export interface ProjectKind {
  readonly table: Table;
  readonly secret: Secret;
  readonly move: Move;
  readonly open: OpenFact;
  readonly whisper: WhisperedFact;
  readonly reason: Reason;
}

export type Known = KnownOf<ProjectKind>;

const zeros = (): readonly number[] => Array.from({ length: BY_CITY }, () => 0);

export const EMPTY_SECRET: Secret = { decks: { clue: [], heroic: [], object: [] }, tokens: [] };

export const emptyTable = (seats: number, difficulty: Difficulty, box: Box): Table => ({
  box,
  at: { question: 0, stack: [] },
  scenario: undefined,
  turn: 1,
  leaders: [],
  undoable: undefined,
  reds: zeros(),
  blacks: zeros(),
  used: zeros(),
  tokens: [],
  bases: [],
  redPool: box.reds,
  blackPool: box.difficulties[difficulty].blacks,
  tokenPool: box.faces.length,
  bombPool: box.bombs,
  clues: [],
  heroics: [],
  decks: { clue: box.decks.clue.length, heroic: box.decks.heroic.length, object: box.decks.object.length },
  discards: { clue: [], heroic: [], object: [] },
  speed: 1,
  foreseen: [],
  skips: 0,
  army: undefined,
  marched: 0,
  done: Array.from({ length: seats }, () => false),
  givesUp: Array.from({ length: seats }, () => false),
  wantsPause: Array.from({ length: seats }, () => false),
  pauseDeclined: undefined,
  ended: undefined,
});

export function leaderOf(table: Table, id: LeaderId): Leader {
  const leader = table.leaders[id];
  if (leader === undefined) throw new Error(`project: there is no leader ${id}`);
  return leader;
}

export const isPaused = ({ wantsPause }: Table): boolean => wantsPause.every(Boolean);
