import { at, type Rng } from '@reseau/core';
import { scenarioIn } from './box.ts';
import { CITIES } from './cities.ts';
import type { WhisperedFact } from './facts.ts';
import { learn } from './learn.ts';
import { EMPTY_SECRET, type Secret, type Table } from './table.ts';
import type { Ally } from './vocabulary.ts';
import { DECKS, type Deck, type DeckCard, SKILLS } from './vocabulary.ts';

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

/** Tokens of the scenario that are gone from the map and were no allies. */
const blanksFound = ({ box, scenario }: Table, hidden: number, met: number): number =>
  scenario === undefined ? 0 : Math.max(0, scenarioIn(box, scenario).tokens.length - hidden - met);

/** Nobody knows more than the table shows, so every order of what does not show is a twin. */
export function twin(table: Table, rng: Rng): Secret {
  const hidden = CITIES.filter((city) => table.tokens[city] === 'hidden');
  const met = [
    ...table.tokens.filter((token): token is Ally => token !== undefined && token !== 'hidden'),
    ...table.leaders.flatMap(({ rows }) => SKILLS.flatMap((skill) => rows[skill])),
  ];
  const blanks = Array.from({ length: blanksFound(table, hidden.length, met.length) }, () => 'blank' as const);
  const faces = rng.shuffle(remaining(table.box.faces, [...met, ...blanks]));
  const told: WhisperedFact[] = DECKS.map((deck) => ({
    type: 'stacked',
    to: [],
    deck,
    cards: rng.shuffle(remaining(table.box.decks[deck], visible(table, deck))),
  }));
  told.push({
    type: 'buried',
    to: [],
    tokens: hidden.map((city, index) => [city, at(faces, index)] as const),
  });
  return learn(EMPTY_SECRET, told);
}
