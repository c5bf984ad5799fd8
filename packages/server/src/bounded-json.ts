/** How much a document from outside may hold. */
export interface Bounds {
  /** How deep lists and objects may lie in one another. */
  readonly depth: number;
  /** How many entries one list or one object may have. */
  readonly width: number;
  /** How many entries there may be in all. */
  readonly parts: number;
  /** How long a text, a key or a number may be, as it is written. */
  readonly text: number;
}

/** A message on the socket: the largest is a card file with every list full. */
export const MESSAGE: Bounds = { depth: 16, width: 256, parts: 32_768, text: 4096 };
/** A body of a request: a name and a token. */
export const BODY: Bounds = { depth: 4, width: 16, parts: 64, text: 1024 };

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'badMessage' | 'tooLarge' };

/**
 * Reads what somebody sent. Looked through before anything is made of it: what comes after, schemas and rules and
 * `JSON.stringify`, may go as deep as the document goes and may copy every list.
 */
export function readJson(text: string, bounds: Bounds): JsonRead {
  const code = beyond(text, bounds);
  if (code !== undefined) return { ok: false, code };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: 'badMessage' };
  }
}

/** Which bound the text goes beyond. It need not be JSON: what is none may pass, and is refused by the parser. */
function beyond(text: string, { depth, width, parts, text: longest }: Bounds): 'badMessage' | 'tooLarge' | undefined {
  const entries: number[] = [];
  let all = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
      continue;
    }
    if (char === '"') quoted = true;
    if (char !== ',' && char !== ':' && char !== '[' && char !== ']' && char !== '{' && char !== '}') continue;
    if (at - from > longest) return 'tooLarge';
    from = at + 1;
    if (char === '[' || char === '{') {
      if (entries.push(1) > depth) return 'badMessage';
      all += 1;
    } else if (char === ']' || char === '}') entries.pop();
    else if (char === ',') {
      const here = (entries.pop() ?? 0) + 1;
      entries.push(here);
      all += 1;
      if (here > width) return 'tooLarge';
    }
    if (all > parts) return 'tooLarge';
  }
  return text.length - from > longest ? 'tooLarge' : undefined;
}
