import { type Character, castOf, type Setup, SIDES } from '@reseau/games/resistance';
import type { Row } from './help-row.ts';
import { helpRows } from './help-rows.ts';
import type { GameWords } from './i18n/game-words.ts';
import { choicesIn, OFFERED } from './modules.ts';

export interface CardGroup {
  readonly title: string;
  readonly rows: readonly (Row & { readonly inPlay: boolean })[];
}

/** Everybody and everything that is printed on a card, by module. */
export function allCards(words: GameWords, setup: Setup | undefined): readonly CardGroup[] {
  const cast: readonly Character[] =
    setup === undefined
      ? []
      : setup.modules.flatMap((id) =>
          castOf(
            id,
            setup.extras.filter((extra) => choicesIn(id).includes(extra)),
          ),
        );
  const sides = SIDES.map((side) => ({
    mark: side,
    character: side,
    ...words.characters[side],
    inPlay: setup !== undefined,
  }));
  const modules = OFFERED.map((id): CardGroup => {
    const isOn = setup?.modules.includes(id) === true;
    const rows = helpRows(id, choicesIn(id), words).map((row) => ({
      ...row,
      inPlay: isOn && (row.character === undefined || cast.includes(row.character)),
    }));
    return { title: words.modules[id].name, rows };
  });
  return [{ title: words.title, rows: sides }, ...modules.filter(({ rows }) => rows.length > 0)];
}
