import { speech } from '../../words/speech.ts';

const { plural } = speech('en');

/** Everything that is said around the rules. The rules themselves are in the SPEC.md of each game. */
export const en = {
  title: 'Rules',
  lead: 'Every rule of every game, in our own words. Each has a number that never changes.',
  of: (game: string) => `Rules of ${game}`,
  search: 'Search the rules',
  hint: (number: string) => `A word, or a number: ${number}`,
  clear: 'Clear the search',
  found: (count: number) => plural(count, { one: '# rule found', other: '# rules found' }),
  near: (count: number) =>
    plural(count, { one: 'No rule says all of it. # comes near', other: 'No rule says all of it. # come near' }),
  none: 'Nothing found. Try fewer words, or only part of one.',
  contents: 'Contents',
  idle: 'Not at this table',
  idleHow: 'What this table doesn’t play with.',
  all: 'All rules',
  table: (number: string) => `Table of rule ${number}`,
  otherGames: 'Other games',
};

export type RulesWords = typeof en;
