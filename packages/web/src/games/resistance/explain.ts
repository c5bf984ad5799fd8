import { type Character, setUp } from '@reseau/games/resistance';
import { type Explanation, lineFor, stepLines } from '../explanation.ts';
import { problemIn } from './problem.ts';
import { scriptOf } from './script.ts';
import { en as words } from './words.en.ts';

/** The cards dealt, the reveal as it is read out, and the steps of a round, in English. */
export function explain(seats: number, options: unknown): Explanation {
  const made = setUp(seats, options);
  if (!made.ok) return { ok: false, problem: problemIn(words, made.problem, seats) };
  const { game, setup } = made;
  return {
    ok: true,
    parts: [
      { head: 'Characters', lines: cast(game.deck) },
      { head: 'Reveal', lines: scriptOf(seats, setup, words.script) },
      { head: 'Steps', lines: stepLines(game.steps, said) },
    ],
  };
}

function cast(deck: readonly Character[]): readonly string[] {
  const counts = Map.groupBy(deck, (character) => character);
  return [...counts].map(([character, { length }]) => {
    const { name, how } = words.characters[character];
    return lineFor(character, length, `${name}. ${how}`);
  });
}

const BASE: Readonly<Record<string, string>> = {
  propose: words.now.propose('The leader'),
  vote: words.now.voteWatch,
  play: words.now.play,
};

/** What a step asks, in words; a step that opens a window asks what is asked there. */
function said(id: string): string {
  const asked = [id, `${id}.chance`].find(isAsk);
  return asked === undefined ? (BASE[id] ?? '') : words.asks[asked].others('Someone');
}

const isAsk = (id: string): id is keyof typeof words.asks => Object.hasOwn(words.asks, id);
