import { type FactOf, heardBy, type Kind, knownTo, optionsFor, Rng, start, submit, understand } from '@reseau/core';
import { type AnyGame, resistance } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { botMove } from './bot.ts';
import { LEVELS } from './level.ts';

const game = (seats: number, modules: readonly string[]) => {
  const made = resistance.setUp(seats, { modules });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

describe.each(LEVELS)('a bot of level %s', (level) => {
  test.each([
    [5, []],
    [7, ['targeting']],
    [10, ['blindSpies']],
    [5, ['trapper', 'inquisitor']],
    [7, ['defector', 'plot', 'sergeant']],
  ] as const)('plays a whole game of %i with %j from what its seat was told alone', (seats, modules) => {
    const rules = game(seats, modules);
    let { match, entry } = start(rules, `${level} ${seats}`);
    const facts: FactOf<resistance.ResistanceKind>[] = [...entry.facts];
    for (let asked = 0; match.outcome === undefined; asked += 1) {
      for (const seat of match.turn.must) {
        const heard = heardBy(facts, seat);
        const options = optionsFor(match, seat);
        const sight = (known: ReturnType<typeof knownTo<resistance.ResistanceKind>>) =>
          botMove({
            gameId: 'resistance',
            game: rules as unknown as AnyGame,
            seat,
            level,
            known,
            heard: heard as readonly FactOf<Kind>[],
            options: options as never,
            rng: Rng.seeded(`${asked} ${seat}`),
          });
        // From the facts that this seat heard, and from nothing else: the server's own copy changes nothing.
        const move = sight(understand(rules, rules.empty, heard));
        expect(sight(knownTo(match, seat))).toEqual(move);
        const done = submit(match, { actor: seat, question: match.turn.question, move });
        if (!done.ok) throw new Error(`${done.code} ${done.reason}`);
        ({ match, entry } = done);
        facts.push(...entry.facts);
        if (entry.facts.length > 0) break;
      }
    }
    expect(match.outcome).toBeDefined();
  });
});
