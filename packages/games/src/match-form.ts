import {
  type ByMember,
  dealSeedOf,
  type Entry,
  isRaw,
  type Kind,
  type Phrase,
  type Played,
  phraseShape,
  type SaidPhrase,
  type Seat,
  seatsOf,
} from '@reseau/core';
import {
  anything,
  count,
  dictionary,
  fields,
  list,
  number,
  one,
  type Parse,
  type Problem,
  problemInWords,
  seat,
  text,
  truth,
  whole,
} from '@reseau/core/parse';
import type { AnyGame, AnyMade } from './catalogue.ts';
import { GAME_IDS } from './ids.ts';
import { type Beside, type DealRecord, MATCH_FILE, MATCH_FILE_VERSION, type MatchFile } from './match-file.ts';
import { asProblem, entriesWrong, type RecordProblem } from './record-problem.ts';

interface Refused {
  readonly ok: false;
  /** The first of them, in codes. */
  readonly problem: RecordProblem;
  readonly problems: readonly string[];
}

/** What was read; of files without a version, only the seed is known of the deal, and of the first version nothing of salts. */
export type ReadFile = Pick<MatchFile, 'game' | 'seats' | 'options' | 'entries' | 'phrases' | 'beside'> & {
  readonly deal: Pick<DealRecord, 'seed'> & Partial<DealRecord>;
};

/** The same, before its game has read what only it can. */
type MatchForm = ReturnType<typeof current> | ReturnType<typeof fromFormer>;

export type MatchFileRead =
  | { readonly ok: true; readonly played: Played & { readonly game: AnyGame }; readonly file: ReadFile }
  | Refused;

/** What a game knows of its own records. */
export interface RecordRules {
  setUp(seats: number, options: object): AnyMade;
  readonly entry: Parse<Entry<Kind>>;
  readonly phrase: Parse<Phrase>;
}

const person = fields({ name: text }, { mark: count, bot: text });

const beside: Parse<Beside> = fields(
  {},
  {
    table: text,
    match: count,
    at: number,
    people: list(person),
    sittings: list(
      fields({ seat: count, who: text, name: text }, { question: count, after: count, phrases: count, of: person }),
    ),
    lines: list(fields({ name: text, text, at: number }, { bench: truth, after: count })),
  },
);

const game = one(GAME_IDS);
const hash: Parse<string> = (value, path, problems) => {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  problems.push({ path, says: 'should be a hash: 64 digits from 0 to 9 and a to f' });
  return '';
};

/** A hash, or as many random digits, for each of these members. */
const byMember: Parse<ByMember> = (value, path, problems) => {
  const all = dictionary(value, path, problems) ?? {};
  return Object.fromEntries(Object.entries(all).map(([id, one]) => [id, hash(one, `${path}.${id}`, problems)]));
};

const DEAL = fields(
  {
    seed: text,
    commitment: hash,
    attempt: count,
    seating: list(text),
    hashes: byMember,
    salts: byMember,
    dealtFrom: hash,
  },
  {},
);

const COMMON = { reseau: one([MATCH_FILE]), game, seats: count, options: dictionary, entries: list(anything) } as const;
/** Which phrases there are, and who could say one, is read once the game is known. */
const said: Parse<SaidPhrase> = fields({ after: count, seat, phrase: phraseShape }, {});
const BESIDE = { $schema: text, phrases: list(said), beside } as const;

/** How the file is read; its entries by its game, once that is known. Before version 3, options of Project: Resistance had no box. */
export const RECORD = fields({ ...COMMON, version: one([2, MATCH_FILE_VERSION]), deal: DEAL }, BESIDE);

/** As records were before deals were sealed: the seed that was dealt from, and its hash. */
const FIRST = fields({ ...COMMON, version: one([1]), deal: fields({ seed: text, commitment: hash }, {}) }, BESIDE);

/** As records were before they had a version. */
const former = fields(
  { game, seats: count, options: dictionary, seed: text, entries: list(anything) },
  { $schema: text, note: text },
);

/** Reads what all records have in common: of which game it is, and whom to ask for the rest. */
export function matchFormIn(raw: unknown): { readonly ok: true; readonly form: MatchForm } | Refused {
  const version = laterVersion(raw);
  if (version !== undefined) {
    const says = `is of version ${version}; this program reads up to ${MATCH_FILE_VERSION}`;
    return { ...refused([{ path: 'record', says }]), problem: { code: 'later', version } };
  }
  const problems: Problem[] = [];
  const form = isFormer(raw) ? fromFormer(raw, problems) : current(raw, problems);
  if (problems.length === 0) return { ok: true, form };
  return isRecord(raw) ? refused(problems) : { ...refused(problems), problem: { code: 'notRecord' } };
}

/** Reads the rest by the rules of its game. */
export function matchFileBy(form: MatchForm, rules: RecordRules): MatchFileRead {
  const made = rules.setUp(form.seats, form.options);
  if (!made.ok) {
    const { wrong = [{ path: 'the table', says: `cannot be set up: ${made.problem}` }] } = made;
    return { ...refused(wrong), problem: { code: 'table' } };
  }
  const told = factsIn(form.entries);
  if (told > MOST_FACTS) {
    const says = `record.entries tells ${told} facts; no match has more than ${MOST_FACTS}`;
    return { ok: false, problem: { code: 'tooLong' }, problems: [says] };
  }
  const problems: Problem[] = [];
  const entries = list(rules.entry, undefined, 1)(form.entries, 'record.entries', problems);
  const phrases = phrasesIn(form, rules, entries.length, problems);
  if (problems.length > 0) return refused(problems);
  const wrong = entriesWrong(made.game, entries);
  if (wrong !== undefined) return { ok: false, problem: wrong.problem, problems: wrong.says };
  const { deal } = form;
  const seed = 'salts' in deal ? dealSeedOf({ ...deal, game: form.game, options: form.options }) : deal.seed;
  return {
    ok: true,
    played: { game: made.game, seed, entries },
    file: { ...form, entries, ...(phrases === undefined ? {} : { phrases }) },
  };
}

/**
 * Some ten times what is told where chance plays on for as long as the rules let it. Tables grow with what is told: to go through a list that
 * somebody made up without end would take minutes.
 */
const MOST_FACTS = 40_000;

const factsIn = (entries: readonly unknown[]): number =>
  entries.reduce<number>((sum, entry) => {
    const facts = isRaw(entry) ? entry['facts'] : undefined;
    return sum + (Array.isArray(facts) ? facts.length : 0);
  }, 0);

type Said = { readonly phrases?: readonly unknown[]; readonly seats: number };

/** Each said by somebody who sat there, after an entry that there is. */
function phrasesIn({ phrases, seats }: Said, { phrase }: RecordRules, entries: number, problems: Problem[]) {
  if (phrases === undefined) return undefined;
  const all = seatsOf(seats);
  const read = list(fields({ after: whole(1, entries), seat: one(all), phrase }, {}))(
    phrases,
    'record.phrases',
    problems,
  );
  const isElsewhere = (about: readonly Seat[] = []) => about.some((named) => !all.includes(named));
  if (problems.length === 0 && read.some((said) => isElsewhere(said.phrase.about)))
    problems.push({ path: 'record.phrases', says: 'should be about seats of this table' });
  return read;
}

const isFormer = (raw: unknown): boolean => isRaw(raw) && !('version' in raw) && !('reseau' in raw);

/** Whether it is meant to be a record, whatever is wrong with it. */
const isRecord = (raw: unknown): boolean =>
  isRaw(raw) && (isFormer(raw) ? 'entries' in raw : (raw['reseau'] ?? MATCH_FILE) === MATCH_FILE);

/** Of a later version nothing else is said: its keys may all be others. */
function laterVersion(raw: unknown): number | undefined {
  const version = isRaw(raw) && !isFormer(raw) && isRecord(raw) ? raw['version'] : undefined;
  return typeof version === 'number' && version > MATCH_FILE_VERSION ? version : undefined;
}

const current = (raw: unknown, problems: Problem[]) =>
  isRaw(raw) && raw['version'] === 1 ? FIRST(raw, 'record', problems) : RECORD(raw, 'record', problems);

function fromFormer(raw: unknown, problems: Problem[]) {
  const { seed, ...rest } = former(raw, 'record', problems);
  return { ...rest, deal: { seed } };
}

const refused = (problems: readonly Problem[]): Refused => ({
  ok: false,
  problem: problems[0] === undefined ? { code: 'notRecord' } : asProblem(problems[0]),
  problems: problems.map(problemInWords),
});
