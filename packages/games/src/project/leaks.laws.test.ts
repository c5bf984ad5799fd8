import { lawsOf } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import type { ProjectGame } from './compose.ts';
import type { Fact } from './facts.ts';
import { setUp } from './setup.ts';
import type { Known } from './table.ts';

const game = (): ProjectGame => {
  const made = setUp(2, { clock: 'off', lastTurn: 2 });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

/** The game as it is, but that something is added to what each decision tells. */
const leaky = (leak: (facts: readonly Fact[], known: Known) => readonly Fact[]): ProjectGame => {
  const sound = game();
  return { ...sound, decide: (known, moves, rng) => leak(sound.decide(known, moves, rng), known) };
};

const laws = (tried: ProjectGame) =>
  lawsOf(tried, {
    seed: 'leaks',
    games: 3,
    deals: 2,
    viewers: 2,
    longest: 300,
    until: 'secrets',
    seldom: ['giveUp', 'notDone', 'undo'],
  }).violations.map(({ law }) => law);

const firstHidden = ({ table, secret }: Known) => {
  const city = CITIES.find((one) => table.tokens[one] === 'hidden');
  return city === undefined ? undefined : secret.tokens[city];
};

describe('the laws find planted leaks', () => {
  test('and none where there is none', () => {
    expect(laws(game())).not.toContain('secrets');
  });

  test('the card on top of a deck in a field of a fact', () => {
    const leak = leaky((facts, { secret }) =>
      facts.map((fact) => (fact.type === 'moved' ? { ...fact, hint: secret.decks.clue[0] } : fact) as Fact),
    );
    expect(laws(leak)).toContain('secrets');
  });

  test('a token in the number of facts', () => {
    const leak = leaky((facts, known) =>
      facts[0]?.type === 'marked' && firstHidden(known) === 'blank' ? [facts[0], ...facts] : facts,
    );
    expect(laws(leak)).toContain('secrets');
  });

  test('the deck in the army’s dice', () => {
    const leak = leaky((facts, { secret }) =>
      facts.map((fact) =>
        fact.type === 'armyBegan' && secret.decks.heroic[0] === 'fail' ? { ...fact, speed: fact.speed + 1 } : fact,
      ),
    );
    expect(laws(leak)).toContain('secrets');
  });
});
