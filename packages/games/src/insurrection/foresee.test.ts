import { knownTo, Rng, sample, start, submit } from '@reseau/core';
import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';
import { setUp } from './setup.ts';

const GAMES = 40;

/** What was foreseen of every move of many games, and what came of it. */
function* compared() {
  for (let number = 0; number < GAMES; number += 1) {
    const made = setUp(2 + (number % 5), { side: number % 2 === 0 ? 'advanced' : 'mixed' });
    if (!made.ok) throw new Error(made.problem);
    const rng = Rng.seeded(`foresee ${number}`);
    let { match } = start(made.game, `foresee ${number}`);
    while (match.outcome === undefined) {
      const actor = match.turn.must.find((seat) => match.sealed[seat] === undefined);
      if (actor === undefined) throw new Error('nobody is asked');
      const known = knownTo(match, actor);
      const move = sample(made.game.options(known, actor), rng);
      const foreseen = foresee(made.game, known, actor, move);
      const answer = submit(match, { actor, question: match.turn.question, move });
      if (!answer.ok) throw new Error(answer.code);
      const hasMovedOn = answer.entry.facts.some(({ type }) => type === 'advanced' || type === 'ended');
      yield { move, foreseen, before: match.table, after: answer.match.table, hasMovedOn };
      ({ match } = answer);
    }
  }
}

const told = [...compared()];
const here = told.filter(({ hasMovedOn }) => !hasMovedOn);

test('IN16: what a move would make of the marks is what comes of it', () => {
  const foretold = here.flatMap(({ foreseen, before, after }) =>
    foreseen === undefined ? [] : { foreseen, before, after },
  );
  expect(foretold.map(({ foreseen }) => foreseen.marks)).toEqual(foretold.map(({ after }) => after.marks));
  expect(foretold.map(({ foreseen }) => foreseen.corrupts)).toEqual(
    foretold.map(({ before, after }) => after.corrupted && !before.corrupted),
  );
});

test('where nothing is foreseen, the marks stay, a hidden card decides, or the ending is settled', () => {
  const unforeseen = here.filter(({ foreseen, before }) => foreseen === undefined && before.ending === undefined);
  const changed = unforeseen.filter(({ before, after }) => after.marks !== before.marks);
  expect(changed.map(({ move }) => move.type).filter((type) => type !== 'muster')).toEqual([]);
});

test('every kind of move that touches the centre was met, with Evil winning and with too many marks in the middle of a turn', () => {
  const met = told.flatMap(({ move, foreseen }) => [
    ...(foreseen === undefined ? [] : [move.type]),
    ...(foreseen?.corrupts === true ? ['corrupts'] : []),
    ...(foreseen?.threatens === true ? ['threatens'] : []),
  ]);
  const all = ['take', 'eliminate', 'raise', 'cleanse', 'trade', 'put', 'corrupts', 'threatens'];
  expect([...new Set(met)]).toEqual(expect.arrayContaining(all));
});
