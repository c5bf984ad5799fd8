import { at, type Rng, seatAt } from '@reseau/core';
import { type Box, charactersIn, scenarioIn, scenariosIn, soldiersIn } from './box.ts';
import { CITIES, type City, cityAt, countAt } from './cities.ts';
import type { Beginner, Fact, Opening } from './facts.ts';
import { opened } from './opening.ts';
import type { Setup } from './options.ts';
import type { Known, Leader, Table } from './table.ts';
import type { Face } from './vocabulary.ts';
import { DECKS, type Deck, type DeckCard, SKILLS } from './vocabulary.ts';

/** A deal as data: what lies face up, what lies under the tokens, and the decks from the top. */
export interface Layout {
  readonly opening: Opening;
  readonly faces: readonly (readonly [City, Face])[];
  readonly decks: Readonly<Record<Deck, readonly DeckCard[]>>;
}

/** Scenario and characters by chance where nobody chose; then everything is shuffled. */
export function shuffled({ scenario, characters, soldiers }: Setup, box: Box, rng: Rng): Layout {
  const id = scenario ?? rng.choose(scenariosIn(box));
  const { tokens, starts } = scenarioIn(box, id);
  const chosen = characters.flat();
  const others = rng.shuffle(charactersIn(box).filter((character) => !chosen.includes(character)));
  const cast = characters.flatMap((own, seat) =>
    (own.length > 0 ? own : others.splice(0, 1)).map((character) => ({ seat: seatAt(seat), character })),
  );
  const leaders = cast.map((leader, index) => ({ ...leader, city: cityAt(at(starts, index)) }));
  const faces = rng.shuffle(box.faces);
  return {
    opening: {
      scenario: id,
      leaders,
      reds: soldiersIn(box, id, leaders.length, soldiers).map((city) => [cityAt(city), 1] as const),
      hidden: tokens.map(cityAt),
    },
    faces: tokens.map((city, index) => [cityAt(city), at(faces, index)] as const),
    decks: {
      clue: rng.shuffle(box.decks.clue),
      heroic: rng.shuffle(box.decks.heroic),
      object: rng.shuffle(box.decks.object),
    },
  };
}

/** The facts of a deal, said the same way whoever laid it out. */
export const laidOut = ({ opening, faces, decks }: Layout, empty: Table): readonly Fact[] => [
  { type: 'setOut', to: 'all', opening: openingOf({ ...empty, ...opened(empty, opening) }) },
  ...DECKS.map((deck) => ({ type: 'stacked', to: [], deck, cards: decks[deck] }) as const),
  { type: 'buried', to: [], tokens: faces },
];

/** The deal of a match, right after it. */
export const layoutOf = ({ table, secret }: Known): Layout => ({
  opening: openingOf(table),
  faces: CITIES.flatMap((city) => {
    const face = secret.tokens[city];
    return face === undefined ? [] : [[city, face] as const];
  }),
  decks: secret.decks,
});

const counts = (list: readonly number[]): readonly (readonly [City, number])[] =>
  CITIES.filter((city) => countAt(list, city) > 0).map((city) => [city, countAt(list, city)] as const);

const some = <K extends string, V>(key: K, list: readonly V[]): { readonly [P in K]?: readonly V[] } =>
  (list.length === 0 ? {} : { [key]: list }) as { readonly [P in K]?: readonly V[] };

/** A table as an opening: what is empty is left out. */
function openingOf(table: Table): Opening {
  const { scenario, leaders, tokens, bases, discards, speed } = table;
  if (scenario === undefined) throw new Error('project: nothing is laid out');
  const laid = DECKS.filter((deck) => discards[deck].length > 0);
  return {
    scenario,
    leaders: leaders.map(beginnerOf),
    reds: counts(table.reds),
    ...some('blacks', counts(table.blacks)),
    hidden: CITIES.filter((city) => tokens[city] === 'hidden'),
    ...some(
      'met',
      CITIES.flatMap((city) => {
        const token = tokens[city];
        return token === undefined || token === 'hidden' ? [] : [[city, token] as const];
      }),
    ),
    ...some('used', counts(table.used)),
    ...some(
      'bases',
      bases.filter(({ destroyed }) => !destroyed).map(({ city }) => city),
    ),
    ...some(
      'destroyed',
      bases.filter(({ destroyed }) => destroyed).map(({ city }) => city),
    ),
    ...some('clues', table.clues),
    ...some('heroics', table.heroics),
    ...(laid.length === 0 ? {} : { discards: Object.fromEntries(laid.map((deck) => [deck, discards[deck]])) }),
    ...(speed === 1 ? {} : { speed }),
  };
}

function beginnerOf({ seat, character, talent, city, tokens, inventory, active, planned, rows }: Leader): Beginner {
  const { ownToken } = talent.ability;
  return {
    seat,
    character,
    city,
    ...(tokens === 0 ? {} : { tokens }),
    ...some('inventory', inventory),
    ...(active === undefined ? {} : { active }),
    ...(planned === undefined || planned === ownToken ? {} : { planned }),
    ...some(
      'allies',
      SKILLS.flatMap((skill) => rows[skill].map((ally) => [ally, skill] as const)),
    ),
  };
}
