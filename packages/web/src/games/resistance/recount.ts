import type { Fact, Move } from '@reseau/games/resistance';
import { language } from '../../words/catalogue.svelte.ts';
import { sentences } from '../../words/sentences.ts';
import { askWords } from './i18n/ask-words.ts';
import type { GameWords } from './i18n/game-words.ts';
import { nameOf } from './log-line.ts';
import { isBluff, questionOf, screenOf } from './questions.ts';

interface Deed {
  readonly question: number;
  readonly move: Move;
}

/** What was chosen for a seat, in the words of the docks on which it was chosen. */
export function recount(
  deeds: readonly Deed[],
  facts: readonly Fact[],
  names: readonly string[],
  words: GameWords,
): readonly string[] {
  const steps = new Map(
    facts.flatMap((fact) => (fact.type === 'at' ? [[fact.at.question, fact.at.stack.at(-1)?.step] as const] : [])),
  );
  return deeds.flatMap(({ question, move }) => deedWords(move, steps.get(question), names, words) ?? []);
}

function deedWords(
  move: Move,
  step: string | undefined,
  names: readonly string[],
  words: GameWords,
): string | undefined {
  const ask = step !== undefined && screenOf(step) === 'ask' ? step : undefined;
  // Put to everybody, and nearly nobody can do anything.
  if (ask !== undefined && isBluff(ask) && move.type === 'pass') return undefined;
  const choice = choiceOf(move, ask, names, words);
  if (ask === undefined || choice === undefined) return choice;
  const { mine, act } = askWords(words, ask);
  return move.type === 'pass' || move.type === 'use' ? sentences(mine, choice) : act(choice);
}

function choiceOf(move: Move, ask: string | undefined, names: readonly string[], words: GameWords): string | undefined {
  const labelled = (label: string, choice: string) => `${label}${language.colon}${choice}`;
  switch (move.type) {
    case 'propose':
      return labelled(words.mission(move.mission), words.list(move.team.map((seat) => nameOf(names, seat))));
    case 'vote': {
      const vote = move.approve ? words.vote.approve : words.vote.reject;
      return ask === undefined ? labelled(words.vote.legend, vote) : vote;
    }
    case 'play':
      return labelled(words.play.legend, words.cards[move.card].name);
    case 'name':
      return nameOf(names, move.seat);
    case 'give':
      return nameOf(names, move.to);
    case 'take':
      return nameOf(names, move.from);
    case 'pass':
      return (ask === undefined ? undefined : questionOf(ask).pass?.(words)) ?? words.dock.pass;
    case 'use':
    case 'answer':
      return ask === undefined ? undefined : questionOf(ask).chosen?.(move, words);
    case 'timeUp':
      return undefined;
  }
}
