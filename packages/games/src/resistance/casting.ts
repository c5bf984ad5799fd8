import { at, type Rng, type Seat, seatsOf, type Viewer, whole } from '@reseau/core';
import { type Card, type Character, sideOf } from './characters.ts';
import type { Known } from './known.ts';
import type { Module, TableRules } from './module.ts';
import { isShown, type Reveal } from './phases/deal.ts';
import { type Cast, couldExplain, couldRecur, layCards, type Trial, trialsOf, type Undealt } from './trials.ts';
import type { World } from './world.ts';

/** What somebody knows who wonders how things could be. */
export interface Wondering {
  readonly known: Known;
  readonly viewer: Viewer;
  readonly rng: Rng;
  readonly play: TableRules;
  readonly deck: readonly Character[];
  readonly reveal: Reveal;
  readonly modules: readonly Module[];
}

/** A world that fits all the viewer knows, drawn at random; undefined when there is none. */
export function someWorld(wondering: Wondering): World | undefined {
  const { known, viewer, rng, play, deck } = wondering;
  const trials = trialsOf(known, viewer, play);
  const candidates = seatsOf(deck.length).map((seat) => candidatesFor(wondering, seat));
  const certain = candidates.map((some) => (some.size === 1 ? [...some][0] : undefined));
  const search: Search = { rng, trials, couldBe: (seat, character) => candidates[seat]?.has(character) === true };
  const waiting = inOrder(wondering, trials, candidates).filter((seat) => certain[seat] === undefined);
  const left = certain.reduce<readonly Character[] | undefined>((cards, one) => without(cards, one), deck);
  const cast = left === undefined ? undefined : dealOn(search, certain, waiting, left);
  return cast === undefined ? undefined : withCards(search, cast);
}

/** The cards with one copy less; undefined when there was none. */
function without(cards: readonly Character[] | undefined, one: Character | undefined) {
  if (one === undefined || cards === undefined) return cards;
  const at = cards.indexOf(one);
  return at < 0 ? undefined : cards.toSpliced(at, 1);
}

/** Those first of whom most is known, then those who were where cards but Success came up: there the dead ends are. */
function inOrder(
  { rng, deck }: Wondering,
  trials: readonly Trial[],
  candidates: readonly ReadonlySet<Character>[],
): readonly Seat[] {
  const odd = trials.filter(({ cards }) => cards.some((card) => card !== 'success'));
  const weight = (seat: Seat): number =>
    odd.filter(({ counted }) => counted.includes(seat)).length * deck.length - (candidates[seat]?.size ?? 0);
  return rng.shuffle(seatsOf(deck.length)).toSorted((a, b) => weight(b) - weight(a));
}

interface Search {
  readonly rng: Rng;
  readonly trials: readonly Trial[];
  readonly couldBe: Undealt['couldBe'];
}

/** Deals what is left of the deck to the seats that wait, leaving a way as soon as a mission cannot be explained. */
function dealOn(search: Search, cast: Cast, waiting: readonly Seat[], left: readonly Character[]): Cast | undefined {
  const { rng, trials, couldBe } = search;
  const undealt: Undealt = { left, couldBe };
  if (!trials.every((trial) => couldExplain(trial, cast, undealt)) || !couldRecur(trials, cast, undealt)) {
    return undefined;
  }
  const [seat, ...rest] = waiting;
  if (seat === undefined) return cast;
  // Of a shuffled deck the first of each kind: what there is more of comes sooner, as in a true deal.
  for (const character of new Set(rng.shuffle(left))) {
    if (!couldBe(seat, character)) continue;
    const found = dealOn(search, cast.with(seat, character), rest, left.toSpliced(left.indexOf(character), 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function withCards({ rng, trials }: Search, cast: Cast): World | undefined {
  const played: (readonly (Card | undefined)[] | undefined)[] = [];
  for (const trial of trials) {
    const cards = layCards(trial, cast, rng);
    if (cards === undefined) return undefined;
    played[trial.mission] = cards;
  }
  return { characters: whole(cast), played };
}

/** The characters that all the viewer was shown of this seat allows. */
function candidatesFor(wondering: Wondering, seat: Seat): ReadonlySet<Character> {
  const { known, viewer, deck } = wondering;
  const own = viewer === 'table' ? undefined : known.secret.characters[seat];
  if (own !== undefined) return new Set([own]);
  return new Set(
    deck.filter((character, index) => deck.indexOf(character) === index && couldBe(wondering, seat, character)),
  );
}

function couldBe(wondering: Wondering, seat: Seat, character: Character): boolean {
  const { known, viewer, play, modules } = wondering;
  if (viewer !== 'table' && !wasShown(wondering, viewer, seat, character)) return false;
  const outdated = modules.some(({ imagining }) => imagining?.outdates?.(seat, known));
  const looks = outdated ? [] : known.secret.learned.filter(({ about }) => about === seat);
  if (looks.some(({ side, round }) => play.modifiers.side(sideOf(character), character, known, round) !== side)) {
    return false;
  }
  return modules.every(({ imagining }) => imagining?.couldBe?.(character, seat, known, viewer) ?? true);
}

/** Whether the reveal showed the viewer of this seat neither more nor less than it shows of that character. */
function wasShown({ known, reveal }: Wondering, viewer: Seat, seat: Seat, character: Character): boolean {
  const { recognised: shown, characters } = known.secret;
  return reveal.looks.every((look) => {
    const told = shown.some(({ line, about }) => line === look.line && about.includes(seat));
    return told === isShown(look, at(characters, viewer), character, reveal.modifiers);
  });
}
