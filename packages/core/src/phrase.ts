import { fields, list, type Parse, seat, text, thing } from './parse.ts';
import { type Seat, seatsOf } from './seat.ts';

/** What a phrase can name beside people: a city by its number, an object by its name. */
export type Thing = string | number;

/** What one says with it: nothing more, somebody else, several others, or one of some things. */
export type PhraseSort<Topic extends string = string> = { readonly topic: Topic } & (
  | { readonly takes: 'nothing' | 'other' | 'others' }
  | { readonly takes: 'thing'; readonly things: readonly Thing[] }
);

/** Something that was said without words: every reader has them in their own language. */
export interface Phrase<Id extends string = string> {
  readonly says: Id;
  /** Of whom, in seat order. */
  readonly about?: readonly Seat[];
  readonly thing?: Thing;
}

/** A phrase that somebody has said at a table, after so much had happened there. */
export interface SaidPhrase {
  readonly after: number;
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** The phrases of a game. */
export interface PhraseBook<Id extends string = string> {
  /** Every phrase there has ever been: what was said once can be read for ever. */
  readonly all: Readonly<Record<Id, PhraseSort>>;
  /** Those that can be said at a table with these options. By nothing else: no seat ever has another list, and no moment. */
  offered(options: object): readonly Id[];
}

/** What is said in any game. */
export const COMMON_PHRASES = {
  agree: { topic: 'table', takes: 'nothing' },
  disagree: { topic: 'table', takes: 'nothing' },
  wait: { topic: 'table', takes: 'nothing' },
  goOn: { topic: 'table', takes: 'nothing' },
  opinion: { topic: 'table', takes: 'other' },
  thanks: { topic: 'table', takes: 'nothing' },
  sorry: { topic: 'table', takes: 'nothing' },
  goodLuck: { topic: 'table', takes: 'nothing' },
  wellPlayed: { topic: 'table', takes: 'nothing' },
} as const satisfies Readonly<Record<string, PhraseSort>>;
export type CommonPhrase = keyof typeof COMMON_PHRASES;

/** Of how many others at least a phrase speaks that is about several. */
export const FEWEST_OTHERS = 2;

/** Who says it, and where. */
export interface Speaking {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: object;
}

/** The phrase as the book has it, put together anew: nothing else of what was sent is kept. Nothing where it makes no sense. */
export function phraseFrom(
  book: PhraseBook,
  sent: { readonly says: string; readonly about?: readonly number[] | undefined; readonly thing?: Thing | undefined },
  { seat: speaker, seats, options }: Speaking,
): Phrase | undefined {
  const says = book.offered(options).find((id) => id === sent.says);
  const sort = says === undefined ? undefined : book.all[says];
  if (says === undefined || sort === undefined) return undefined;
  const others = seatsOf(seats).filter((one) => one !== speaker);
  const about = others.filter((one) => sent.about?.includes(one) === true);
  if (about.length !== (sent.about?.length ?? 0)) return undefined;
  const named = sort.takes === 'thing' ? sort.things.find((one) => one === sent.thing) : undefined;
  if (named !== sent.thing || !isWhole(sort, about, named)) return undefined;
  return { says, ...(about.length === 0 ? {} : { about }), ...(named === undefined ? {} : { thing: named }) };
}

/** Whether it names as many people and things as its sort takes. */
function isWhole({ takes }: PhraseSort, about: readonly Seat[], named: Thing | undefined): boolean {
  if ((takes === 'thing') !== (named !== undefined)) return false;
  if (takes === 'others') return about.length >= FEWEST_OTHERS;
  return about.length === (takes === 'other' ? 1 : 0);
}

/** A phrase of any game. */
export const phraseShape: Parse<Phrase> = fields({ says: text }, { about: list(seat), thing });

/** Reads a phrase of one game where it was stored. */
export const phraseReader =
  (book: PhraseBook): Parse<Phrase> =>
  (value, path, problems) => {
    const before = problems.length;
    const read = phraseShape(value, path, problems);
    if (problems.length > before) return read;
    const sort = Object.hasOwn(book.all, read.says) ? book.all[read.says] : undefined;
    const isThing = sort?.takes !== 'thing' || sort.things.some((one) => one === read.thing);
    if (sort === undefined || !isThing || !isWhole(sort, read.about ?? [], read.thing))
      problems.push({ path, says: 'should be a phrase of this game' });
    return read;
  };
