const KEY = 'reseau:sketch';

/** What somebody has half chosen, kept in this tab alone until the question is another. */
export interface Sketch {
  read(): unknown;
  /** Nothing is kept where nothing is given. */
  write(value: object | undefined): void;
}

/** One thing of what was half chosen. Whoever reads it says what it must be: an older page may have written it. */
export function keptAs(sketch: Sketch, name: string): unknown {
  const value = sketch.read();
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** `question` names the one at hand: match, question and seat. There is one sketch at a time, so that the next drops it. */
export const sketchFor = (question: () => string): Sketch => ({
  read() {
    const { of, value } = kept();
    if (of === question()) return value;
    write(undefined);
    return undefined;
  },
  write: (value) => write(value === undefined ? undefined : { of: question(), value }),
});

interface Kept {
  readonly of?: unknown;
  readonly value?: unknown;
}

/** Only this page writes it, but an older version of it may have, and storage may be refused. */
function kept(): Kept {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function write(value: Kept | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Remembering is a comfort, not a condition.
  }
}
