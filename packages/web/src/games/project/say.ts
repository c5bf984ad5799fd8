import {
  CLUES,
  type DeckCard,
  type Dice,
  HEROICS,
  type Item,
  type Leader,
  type LeaderId,
  type Move,
  type Obstacle,
  type Table,
} from '@reseau/games/project';
import { numbered } from './cities.ts';
import { surnameOf } from './faces.ts';
import type { GameWords } from './i18n/en.ts';

/** Why something cannot be done, with what is missing where that helps. */
export function sayObstacle({ code, have, need }: Obstacle, { reasons, short }: GameWords): string {
  const reason = reasons[code];
  return code === 'skillTooLow' && have !== undefined && need !== undefined ? short(reason, need - have) : reason;
}

/** The name of any card of any deck. */
export function cardName(card: DeckCard | Item, { clues, heroics, items, fail }: GameWords): string {
  if (card === 'fail') return fail;
  if (isIn(CLUES, card)) return clues[card].name;
  return isIn(HEROICS, card) ? heroics[card].name : items[card].name;
}

/** What a card does, or what a clue says. */
export function cardHow(card: DeckCard | Item, { clues, items }: GameWords): string {
  if (card === 'fail' || isIn(HEROICS, card)) return '';
  return isIn(CLUES, card) ? clues[card].says : items[card].how;
}

export const isIn = <V extends string>(list: readonly V[], value: string): value is V =>
  list.some((one) => one === value);

/** What a move does, on the button that does it. */
export function sayMove(move: Move, table: Table, words: GameWords): string {
  const { go } = words.act;
  const who = (id: LeaderId) => whoIs(table, id, words);
  switch (move.type) {
    case 'move':
      return go.move(numbered(move.to, words));
    case 'transport':
      return go.fly(numbered(move.to, words));
    case 'kill':
    case 'strike':
      return go.strike(numbered(move.at, words));
    case 'plan':
    case 'shift':
    case 'recruit':
      return go.into(words.skills[move.skill].name);
    case 'killAll':
      return go.strikeAll;
    case 'give':
      return go.give(who(move.to));
    case 'retrieveToWear':
      return go.takeToWear(words.items[move.take].name);
    case 'retrieve':
      return go.take(cardName(move.take, words));
    case 'heroic':
      return go.do(words.heroics[move.card].name);
    case 'investigate':
    case 'incite':
    case 'search':
    case 'reorganise':
    case 'craft':
    case 'sabotage':
      return go.do(words.actions[move.type].name);
    case 'keep':
    case 'keepBoth':
    case 'wear':
    case 'letGo':
    case 'discard':
    case 'locate':
    case 'intend':
    case 'mark':
    case 'undo':
    case 'pause':
    case 'done':
    case 'notDone':
    case 'giveUp':
    case 'tick':
      return words.act.choose;
  }
}

export const sayDice = ({ where, which }: Dice, { army }: GameWords): readonly [string, string] => [
  army.where[where],
  army.which[which],
];

/** A leader by the name that everybody at the table uses. */
export const whoIs = (table: Table, id: LeaderId, words: GameWords): string => {
  const leader = table.leaders[id];
  return leader === undefined ? '' : surnameOf(leader.character, words);
};

/** What a leader has said on the plan board, if anything. */
export function sayPlan({ intends, marks }: Leader, words: GameWords): string | undefined {
  const said = [
    ...(intends === undefined ? [] : [words.plan.intends(words.actions[intends].name)]),
    ...(marks === undefined ? [] : [words.plan.marks(numbered(marks, words))]),
  ];
  return said.length === 0 ? undefined : words.phrase(said);
}
