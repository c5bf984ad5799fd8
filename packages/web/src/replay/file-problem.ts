import type { BindingFault, RecordProblem } from '@reseau/games';
import type { ReplayWords } from './words/en.ts';

/** Why there is nothing to look back at. */
export type FileProblem =
  | RecordProblem
  | { readonly code: BindingFault | 'unfinished' | 'notJson' | 'cutShort' }
  /** It could not be had. */
  | { readonly code: 'gone' };

export type FileRead =
  | { readonly ok: true; readonly raw: unknown }
  | { readonly ok: false; readonly problem: FileProblem };

/** In bytes: a table stores no more than that in all its games. */
const MOST = 32 * 2 ** 20;

/** What stands in a file that somebody has chosen. One that is too long for any record is not even read: a page has no room for a film. */
export async function fileRead(file: Pick<File, 'size' | 'text'>): Promise<FileRead> {
  if (file.size > MOST) return { ok: false, problem: { code: 'notRecord' } };
  return textRead(await file.text().catch(() => ''));
}

function textRead(text: string): FileRead {
  try {
    return { ok: true, raw: JSON.parse(text) as unknown };
  } catch {
    const isCut = /^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);
    return { ok: false, problem: { code: isCut ? 'cutShort' : 'notJson' } };
  }
}

/** In one sentence. */
export function problemWords({ gone, problems }: ReplayWords['open'], problem: FileProblem): string {
  switch (problem.code) {
    case 'gone':
      return gone;
    case 'later':
      return problems.later(problem.version);
    case 'lacks':
    case 'wrong':
    case 'unknown':
      return problems[problem.code](problem.part);
    case 'order':
    case 'untold':
      // As people count.
      return problems[problem.code](problem.entry + 1);
    case 'notJson':
    case 'cutShort':
    case 'notRecord':
    case 'tooLong':
    case 'table':
    case 'seal':
    case 'salts':
    case 'parts':
    case 'unfinished':
      return problems[problem.code];
  }
}
