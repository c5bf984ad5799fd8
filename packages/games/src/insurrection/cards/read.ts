import {
  byKey,
  type Problem as CardProblem,
  distinct,
  either,
  fields,
  identifier,
  isRaw,
  line,
  list,
  one,
  type Parse,
  whole,
} from '@reseau/core/parse';
import {
  CARD_EFFECTS,
  CARD_FIELDS,
  type CardFile,
  type Condition,
  type Count,
  type EndEffect,
  ICONS,
  type Landmark,
  LETTERS,
  type Location,
  PLACES,
  type Printed,
  SITE_EFFECTS,
  SITE_FIELDS,
  type Site,
  type Term,
} from './vocabulary.ts';

export type { CardProblem };

/** The most players, and so the most cards that a deal takes. */
const MOST_SEATS = 6;
const LEAST = { people: MOST_SEATS * 4, leaders: MOST_SEATS * 2 } as const;
const LEAST_OF_A_LETTER = 2;

/** Far more than any box holds. Without a most, one file could keep a table, and all others with it, busy for minutes. */
export const MOST = {
  people: 60,
  leaders: 40,
  locations: 40,
  /** Of one card. */
  copies: 24,
  /** The lines of a scoring. */
  lines: 8,
  collection: 24,
  /** In one count. */
  icons: 12,
  /** In characters. */
  name: 80,
  id: 40,
} as const;
const MOST_CARDS = { people: 200, leaders: 60 } as const;

const points = whole(-99, 99);
const icon = one(ICONS);
const name = line(MOST.name);
const names = fields({ en: name, fr: name, ja: name }, {});
const id = identifier(MOST.id);

const BY_ICON = ['othersWith', 'othersWithout'] as const;

const cards: Parse<Count> = either(
  (value) => isRaw(value) && BY_ICON.some((kind) => kind === value['cards']),
  fields({ cards: one(BY_ICON), icon }, {}),
  fields({ cards: one(['graveyard', 'others', 'singles', 'leaders']) }, {}),
);

const count: Parse<Count> = byKey({
  icons: fields({ icons: list(icon, MOST.icons, 1), in: one(PLACES) }, {}),
  sets: fields({ sets: list(icon, MOST.icons, 1), in: one(PLACES) }, {}),
  cards,
});

const condition: Parse<Condition> = byKey({
  most: fields({ most: one(['copies', ...ICONS]) }, {}),
  rival: fields({ rival: one([true]) }, {}),
  pawn: fields({ pawn: one(['keep']) }, {}),
  count: fields({ count, atLeast: whole(1, 99) }, {}),
});

const term: Parse<Term> = byKey({
  collection: fields({ collection: list(points, MOST.collection, 1) }, {}),
  each: fields({ points, each: count }, { max: points }),
  when: fields({ points, when: condition, otherwise: points }, {}),
  points: fields({ points }, {}),
});

const end = either(
  (value) => isRaw(value) && value['type'] === 'gain',
  fields({ type: one(['gain']), icon }, {}),
  fields({ type: one(['swap', 'gain']) }, {}),
) as Parse<EndEffect>;

const printed: Parse<Printed> = fields(
  {
    id,
    names,
    initiatives: list(whole(0, 999), MOST.copies, 1),
    icons: fields({}, { soldier: whole(0, 9), minion: whole(0, 9), animal: whole(0, 9), corruption: whole(0, 9) }),
    effects: distinct(CARD_EFFECTS),
    good: list(term, MOST.lines, 1),
    evil: list(term, MOST.lines, 1),
    rulebook: distinct(CARD_FIELDS),
  },
  { end },
);

const site: Parse<Site> = fields(
  { reveal: whole(0, 20) },
  {
    leaders: whole(1, 14),
    sweep: one(['marked', 'unmarked']),
    draw: whole(1, 5),
    limit: whole(1, 99),
    reversed: one([true]),
    effect: one(SITE_EFFECTS),
  },
);

const place = { id, names, base: site, rulebook: distinct(SITE_FIELDS) } as const;
const twoSided: Parse<Location> = fields({ ...place, letter: one(LETTERS), advanced: site }, {});
const landmark: Parse<Landmark> = fields(place, {});

export const CARD_FILE: Parse<CardFile> = fields(
  {
    people: list(printed, MOST.people),
    leaders: list(printed, MOST.leaders),
    locations: list(twoSided, MOST.locations),
    fortress: landmark,
    keep: landmark,
  },
  {},
);

export type CardsRead =
  | { readonly ok: true; readonly file: CardFile }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** Reads a card file, strictly; says of everything that is wrong with it where it stands and what it should be. */
export function readCards(raw: unknown): CardsRead {
  const problems: CardProblem[] = [];
  const read = CARD_FILE(raw, 'cards', problems);
  if (problems.length === 0) problems.push(...shortcomings(read));
  return problems.length === 0 ? { ok: true, file: read } : { ok: false, problems };
}

/** What is well written and makes no game. */
function shortcomings({ people, leaders, locations, fortress, keep }: CardFile): readonly CardProblem[] {
  const found: CardProblem[] = [];
  const enough = (path: string, things: string, has: number, least: number): void => {
    if (has < least) found.push({ path, says: `has ${has} ${things}; a table of ${MOST_SEATS} needs ${least}` });
  };
  const notTooMany = (path: string, has: number, most: number): void => {
    if (has > most) found.push({ path, says: `has ${has} cards; a box has at most ${most}`, tooMuch: true });
  };
  const copies = (printedCards: readonly Printed[]): number =>
    printedCards.reduce((sum, { initiatives }) => sum + initiatives.length, 0);
  enough('cards.people', 'cards', copies(people), LEAST.people);
  enough('cards.leaders', 'cards', copies(leaders), LEAST.leaders);
  notTooMany('cards.people', copies(people), MOST_CARDS.people);
  notTooMany('cards.leaders', copies(leaders), MOST_CARDS.leaders);
  for (const letter of LETTERS) {
    const has = locations.filter((one) => one.letter === letter).length;
    if (has < LEAST_OF_A_LETTER)
      found.push({
        path: 'cards.locations',
        says: `has ${has} of letter ${letter}; a path needs ${LEAST_OF_A_LETTER}`,
      });
  }
  found.push(...twice([...paths('people', people), ...paths('leaders', leaders)]));
  found.push(...twice([...paths('locations', locations), ['cards.fortress', fortress.id], ['cards.keep', keep.id]]));
  return found;
}

type Path = readonly [path: string, id: string];

const paths = (name: string, entries: readonly { readonly id: string }[]): readonly Path[] =>
  entries.map(({ id }, index) => [`cards.${name}[${index}]`, id]);

const twice = (all: readonly Path[]): readonly CardProblem[] =>
  all
    .filter(([, id], index) => all.findIndex(([, other]) => other === id) < index)
    .map(([path, id]) => ({ path: `${path}.id`, says: `is "${id}", which is already taken` }));
