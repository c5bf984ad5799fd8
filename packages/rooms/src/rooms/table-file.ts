import { anything, dictionary, fields, list, one, type Problem, problemInWords, text } from '@reseau/core/parse';
import { CODE_LENGTH, CODE_LETTERS, MOST_CODE_LENGTH } from '@reseau/protocol';
import { RoomRecord } from './record.ts';

const TABLE_FILE = 'table';
const VERSION = 1;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH},${MOST_CODE_LENGTH}}$`);

/** All that is stored of a table, in one document: it can be carried to another server, and played on there. */
export interface TableFile {
  readonly reseau: typeof TABLE_FILE;
  readonly version: typeof VERSION;
  readonly code: string;
  readonly events: readonly unknown[];
}

export type TableRead =
  | { readonly ok: true; readonly code: string; readonly stored: readonly string[] }
  | { readonly ok: false; readonly problem: string };

export const isTableCode = (code: string): boolean => CODE.test(code);

export const tableFileOf = (code: string, stored: readonly string[]): TableFile => ({
  reseau: TABLE_FILE,
  version: VERSION,
  code,
  events: stored.map((body): unknown => JSON.parse(body)),
});

const FILE = fields(
  { reseau: one([TABLE_FILE]), version: anything, code: text, events: list(dictionary, undefined, 1) },
  {},
);

/** Reads such a document, and all that is in it, as a server does before it lets anybody in; says the first thing that is wrong. */
export function readTableFile(raw: unknown): TableRead {
  const problems: Problem[] = [];
  const file = FILE(raw, 'the file', problems);
  if (file === undefined || problems.length > 0) return no(problems.map(problemInWords).join('; '));
  const { code, version, events } = file;
  if (version !== VERSION)
    return no(`its version is ${JSON.stringify(version)}; this program reads version ${VERSION}`);
  if (!isTableCode(code)) return no(`${JSON.stringify(code)} is no code of a table`);
  const stored = events.map((event) => JSON.stringify(event));
  const problem = problemIn(code, stored);
  return problem === undefined ? { ok: true, code, stored } : no(problem);
}

const no = (problem: string): TableRead => ({ ok: false, problem });

/** What keeps a record from being the one of a table of this code. */
function problemIn(code: string, stored: readonly string[]): string | undefined {
  const record = new RoomRecord();
  for (const [index, body] of stored.entries()) {
    try {
      record.read([body]);
    } catch (error) {
      return `event ${index + 1} cannot be read: ${wordsOf(error)}`;
    }
    if (record.room.code !== code) return `event ${index + 1} is of another table than ${code}`;
  }
  try {
    // Worked out only when it is asked for.
    void record.room.play?.match;
  } catch (error) {
    return `the game under way does not hold together: ${wordsOf(error)}`;
  }
  return undefined;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
