import {
  type Box,
  boxFor,
  type Character,
  charactersIn,
  HOUSE_BOX,
  leadersIn,
  MOST_LEADERS,
  type Setup,
} from '@reseau/games/project';

/** Options as a lobby holds them: what is left out is filled in by the game. */
export type Wish = { -readonly [K in keyof Setup]?: Setup[K] };

/** The box that a table plays with: that of its match, or ours. */
export function boxIn(options: object): Box {
  const read = boxFor('box' in options ? options.box : undefined);
  return read.ok ? read.box : HOUSE_BOX;
}

export const chosenAt = ({ characters = [] }: Wish, seat: number): readonly Character[] => characters[seat] ?? [];

/** How many would play. */
export const leadersOf = (wish: Wish, seats: number): number => leadersIn(listsOf(wish, seats));

const listsOf = (wish: Wish, seats: number): Setup['characters'] =>
  Array.from({ length: Math.max(1, seats) }, (_, seat) => chosenAt(wish, seat));

/** Whether a seat may take this character, too. */
export function canLead(wish: Wish, seats: number, seat: number, character: Character): boolean {
  if (wish.characters?.flat().includes(character) === true) return false;
  const chosen = withCharacter(wish, seats, seat, character, true);
  return leadersOf(chosen, seats) <= Math.max(leadersOf(wish, seats), MOST_LEADERS);
}

/** The wish with a character taken or given back. Only seats that are here have a list: nobody chooses for who has left. */
export function withCharacter(wish: Wish, seats: number, seat: number, character: Character, on: boolean): Wish {
  const lists = listsOf(wish, seats).map((own, index) => {
    if (index !== seat) return own;
    return on ? [...own, character] : own.filter((one) => one !== character);
  });
  const used = lists.findLastIndex((own) => own.length > 0) + 1;
  return { ...wish, characters: lists.slice(0, used) };
}

/** For whoever plays alone: somebody drawn by chance beside the one chosen, or two if nobody is. */
export function leadingTwo(wish: Wish, chance: () => number): Wish {
  const own = chosenAt(wish, 0);
  const free = charactersIn(HOUSE_BOX).filter((character) => !own.includes(character));
  const drawn = free[Math.floor(chance() * free.length)];
  if (own.length > 1 || drawn === undefined) return wish;
  return leadingTwo(withCharacter(wish, 1, 0, drawn, true), chance);
}
