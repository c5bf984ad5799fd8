import { at, type Rng, type Seat, seatsOf, whole } from '@reseau/core';
import { anything, fields, list, type Problem } from '@reseau/core/parse';
import { type Character, sideOf } from '../characters.ts';
import { type SeatCount, SPIES } from '../data/tables.ts';
import type { Fact, WhisperedFact } from '../facts.ts';
import type { Known } from '../known.ts';
import type { Look, Module, RevealLine, RuleModifiers } from '../module.ts';
import { MODULE_IDS, type ModuleId } from '../module-ids.ts';

/** The Character cards of a table: those the modules name, and plain ones for the rest of each side. */
export function characterDeck(seats: SeatCount, modules: readonly Module[]): readonly Character[] {
  const named = modules.flatMap(({ characters = [] }) => characters);
  const spies = named.filter((character) => sideOf(character) === 'spy');
  const loyal = named.filter((character) => sideOf(character) === 'resistance');
  const plain = (count: number, character: Character): readonly Character[] =>
    Array.from({ length: Math.max(0, count) }, () => character);
  return [
    ...spies,
    ...plain(SPIES[seats] - spies.length, 'spy'),
    ...loyal,
    ...plain(seats - SPIES[seats] - loyal.length, 'resistance'),
  ];
}

const SPIES_LOOK: Look = {
  line: 'spies',
  shows: (who, whom) => sideOf(who) === 'spy' && sideOf(whom) === 'spy',
};

/** The lines of the reveal, in the order of the script. */
export const looksOf = (modules: readonly Module[]): readonly Look[] => [
  SPIES_LOOK,
  ...modules.flatMap(({ lines = [] }) => lines),
];

export interface Reveal {
  readonly looks: readonly Look[];
  readonly modifiers: RuleModifiers;
}

/** What everybody is told of these cards: their own, and what the reveal shows them. */
export function dealt(characters: readonly Character[], reveal: Reveal): readonly WhisperedFact[] {
  const told: WhisperedFact[] = [];
  for (const seat of seatsOf(characters.length)) {
    told.push({ type: 'character', to: [seat], seat, character: at(characters, seat) });
    told.push(...recognised(characters, seat, reveal));
  }
  return told;
}

/** What the reveal shows to this seat, line by line. Nobody, said aloud, is nothing: such a line is not told. */
export const recognised = (
  characters: readonly Character[],
  seat: Seat,
  { looks, modifiers }: Reveal,
): readonly Extract<WhisperedFact, { readonly type: 'recognised' }>[] =>
  looks.flatMap((look) => {
    const own = characters[seat];
    const about = seatsOf(characters.length).filter((other) => {
      const whom = other === seat ? undefined : characters[other];
      return own !== undefined && whom !== undefined && isShown(look, own, whom, modifiers);
    });
    return about.length > 0 ? [{ type: 'recognised', to: [seat], seat, line: look.line, about }] : [];
  });

/** Whether one character sees another when this line is read. */
export const isShown = ({ line, shows }: Look, who: Character, whom: Character, modifiers: RuleModifiers): boolean =>
  shows(who, whom) && modifiers.sees(true, line, who, whom);

/** The lines that show somebody something. The cards of a deal are the same whoever holds them: so are these. */
export const revealLines = (deck: readonly Character[], { looks, modifiers }: Reveal): readonly RevealLine[] =>
  looks.flatMap((look) => {
    const others = (card: number) => deck.filter((_, other) => other !== card);
    const readers = deck.filter((who, card) => others(card).some((whom) => isShown(look, who, whom, modifiers)));
    const seen = deck.filter((whom, card) => others(card).some((who) => isShown(look, who, whom, modifiers)));
    return readers.length === 0 ? [] : [{ line: look.line, readers, seen }];
  });

export const DEAL_PROBLEMS = ['badDeal', 'leaderNotSeated', 'wrongCharacters', 'wrongDeck'] as const;
type DealProblem = (typeof DEAL_PROBLEMS)[number];

type Cards = readonly (string | boolean)[];

/** A deal as plain data. A deck that is not laid out is shuffled. */
export interface Layout {
  readonly leader: Seat;
  readonly characters: readonly Character[];
  readonly decks: Readonly<Partial<Record<ModuleId, Cards>>>;
}

const sameCards = (some: readonly unknown[], others: Cards): boolean =>
  some.map(String).toSorted().join() === others.map(String).toSorted().join();

/** These cards on top and the others of the deck below, as they are printed; undefined when these are none of its cards. */
function stacked(top: Cards, printed: Cards): Cards | undefined {
  const rest = [...printed];
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return [...top, ...rest];
}

type Decks = Layout['decks'];

function parseDecks(raw: object, modules: readonly Module[]): Decks | undefined {
  const decks: [string, Cards][] = [];
  for (const [id, top] of Object.entries(raw)) {
    const printed = modules.find((module) => module.id === id)?.deck;
    const cards = printed === undefined || !Array.isArray(top) ? undefined : stacked(top, printed.cards);
    if (cards === undefined) return undefined;
    decks.push([id, cards]);
  }
  return Object.fromEntries(decks);
}

const BY_MODULE = Object.fromEntries(MODULE_IDS.map((id) => [id, anything]));

/** A deal laid out by hand: one Character for each seat, and of a deck the first cards. */
export const readDeal = fields({ leader: anything, characters: list(anything) }, { decks: fields({}, BY_MODULE) });

export function parseLayout(
  deck: readonly Character[],
  modules: readonly Module[],
  raw: unknown,
): Layout | DealProblem {
  const problems: Problem[] = [];
  const read = readDeal(raw, 'deal', problems);
  if (problems.length > 0) return 'badDeal';
  const { leader: chosen, characters, decks: stacks = {} } = read;
  const leader = seatsOf(deck.length).find((seat) => seat === chosen);
  if (leader === undefined) return 'leaderNotSeated';
  if (!sameCards(characters, deck)) return 'wrongCharacters';
  const decks = parseDecks(stacks, modules);
  return decks === undefined ? 'wrongDeck' : { leader, characters: characters as Character[], decks };
}

/** The facts of a layout: the first leader, everybody's card and the reveal, and what each module lays out. */
export const layOut = (
  { leader, characters, decks }: Layout,
  modules: readonly Module[],
  reveal: Reveal,
  rng: Rng,
): readonly Fact[] => [
  { type: 'round', to: 'all', round: 1 },
  { type: 'led', to: 'all', leader },
  ...dealt(characters, reveal),
  ...modules.flatMap(({ id, deck, deal }) => [
    ...(deck === undefined ? [] : deck.told(decks[id] ?? rng.shuffle(deck.cards))),
    ...(deal?.(leader) ?? []),
  ]),
];

/** The deal of a match as plain data, from the server's knowledge right after it. */
export const layoutOf = ({ table, secret }: Known, modules: readonly Module[]): Layout => ({
  leader: table.leader,
  characters: whole(secret.characters),
  decks: Object.fromEntries(modules.flatMap(({ id, deck }) => (deck === undefined ? [] : [[id, deck.of(secret)]]))),
});
