import { at, type Rng } from '@reseau/core';
import { ALLIES, type Ally, BLANKS } from './data/allies.ts';
import { DECK_CARDS, DECKS, type Deck, type DeckCard } from './data/cards.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { SKILLS } from './data/skills.ts';
import type { WhisperedFact } from './facts.ts';
import { CITIES } from './island.ts';
import { learn } from './learn.ts';
import { EMPTY_SECRET, type Secret, type Table } from './table.ts';

/** The cards of a deck that lie face up somewhere. */
function visible({ clues, heroics, leaders, discards }: Table, deck: Deck): readonly DeckCard[] {
  const inHand = leaders.flatMap(({ drawn }) => (drawn?.deck === deck ? drawn.cards : []));
  const rows: Readonly<Record<Deck, readonly DeckCard[]>> = {
    clue: clues,
    heroic: heroics,
    object: leaders.flatMap(({ inventory, active }) => [
      ...inventory.filter((item) => item !== 'bomb'),
      ...(active === undefined ? [] : [active]),
    ]),
  };
  return [...inHand, ...rows[deck], ...discards[deck]];
}

/** What is left of a pile once these are taken out. */
export function remaining<C>(pile: readonly C[], gone: readonly C[]): C[] {
  const left = pile.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export const FACES: readonly (Ally | 'blank')[] = [
  ...ALLIES,
  ...Array.from({ length: BLANKS }, () => 'blank' as const),
];

/** Tokens of the scenario that are gone from the map and were no allies. */
const blanksFound = ({ scenario }: Table, hidden: number, met: number): number =>
  scenario === undefined ? 0 : Math.max(0, SCENARIOS[scenario].tokens.length - hidden - met);

/** Nobody knows more than the table shows, so every order of what does not show is a twin. */
export function twin(table: Table, rng: Rng): Secret {
  const hidden = CITIES.filter((city) => table.tokens[city] === 'hidden');
  const met = [
    ...table.tokens.filter((token): token is Ally => token !== undefined && token !== 'hidden'),
    ...table.leaders.flatMap(({ rows }) => SKILLS.flatMap((skill) => rows[skill])),
  ];
  const blanks = Array.from({ length: blanksFound(table, hidden.length, met.length) }, () => 'blank' as const);
  const faces = rng.shuffle(remaining(FACES, [...met, ...blanks]));
  const told: WhisperedFact[] = DECKS.map((deck) => ({
    type: 'stacked',
    to: [],
    deck,
    cards: rng.shuffle(remaining(DECK_CARDS[deck], visible(table, deck))),
  }));
  told.push({
    type: 'buried',
    to: [],
    tokens: hidden.map((city, index) => [city, at(faces, index)] as const),
  });
  return learn(EMPTY_SECRET, told);
}
