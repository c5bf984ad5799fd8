import { hasMove } from '@reseau/core';
import { rejectedBefore, type Table } from '@reseau/games/resistance';
import type { Sight } from '../../session/game-client.ts';
import { MODULE_LIST } from './catalogue.ts';
import type { DockProps, Question } from './client-module.ts';
import type { GameWords } from './i18n/game-words.ts';
import type { Naming } from './naming.svelte.ts';
import { knownIn, moveIn } from './narrowed.ts';
import { BASE_QUESTIONS, type Phase, rulesFor, stepOf, type View } from './view.ts';

/** Every question that a module asks, by the step that asks it. */
const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  MODULE_LIST.flatMap(({ questions = {} }) => Object.entries<Question>(questions)),
);
export const ASKS: readonly string[] = [...QUESTIONS.keys()];

export function questionOf(ask: string): Question {
  const question = QUESTIONS.get(ask);
  if (question === undefined) throw new Error(`screens: nothing shows the question ${ask}`);
  return question;
}

/** What the dock of a module is given. What is missing must be seen, and not a text for those who wait. */
export function askedOf(view: View, naming: Naming | undefined): DockProps {
  const { ask = view.phase } = view;
  if (naming === undefined) throw new Error(`screens: nobody can be named at the question ${ask}`);
  return { view, ask, question: questionOf(ask), naming };
}

export const isBluff = (ask: string | undefined): boolean => ask !== undefined && questionOf(ask).isBluff === true;

/** What a step shows: a question of the base, or one of a module. A step without a screen is a mistake, and not a proposal. */
export function screenOf(step: string): Phase {
  const phase = BASE_QUESTIONS.find((one) => one === step);
  if (phase === undefined) questionOf(step);
  return phase ?? 'ask';
}

function phaseOf(table: Table): Phase {
  if (table.ended !== undefined) return 'over';
  const step = stepOf(table);
  // Before the deal nobody is asked, and a leader will be.
  return step === undefined ? 'propose' : screenOf(step);
}

export function viewOf(sight: Sight, which: 'known' | 'shown' = 'known'): View {
  const known = knownIn(sight[which]);
  const { table } = known;
  const { me } = sight;
  const { game: rules } = rulesFor(table.seats, sight.options);
  const phase = phaseOf(table);
  const must = table.ended === undefined ? rules.turn(table).must : [];
  const asked = !sight.past && me !== undefined && must.includes(me);
  const options = asked ? rules.options(known, me) : [];
  return {
    sight,
    known,
    table,
    me,
    phase,
    ask: phase === 'ask' ? stepOf(table) : undefined,
    must,
    asked: asked && hasMove(options),
    options,
    mine: moveIn(sight),
  };
}

/** Whether this step may still turn an approved team down. */
export const isContest = (step: string | undefined): boolean =>
  step !== undefined && QUESTIONS.get(step)?.contests !== undefined;

/** Said with an approval that may yet be turned down. */
export function contestWords(words: GameWords): string {
  const [contest] = [...QUESTIONS.values()].flatMap(({ contests }) => contests?.(words) ?? []);
  return contest ?? words.reveal.approvedHow;
}

/** Teams rejected in a row: an approval takes them back only when nothing can turn it down any more. */
export const rejectionsAt = (table: Table): number =>
  isContest(stepOf(table)) ? rejectedBefore(table) : table.rejections;
