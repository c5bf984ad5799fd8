import { CATALOGUE } from './catalogue.ts';
import type { ModuleScript, ScriptLine } from './module.ts';
import { setUp } from './setup.ts';

/** What the base says. */
type BasePart = 'close' | 'shut' | 'spies' | 'spy' | 'none' | 'open';

const SCRIPTS = CATALOGUE.flatMap(({ script }) => script ?? []);

type PartIn<S> = S extends ModuleScript<infer Part> ? Part : never;

/** A sentence that is read aloud before the first round. */
export type ScriptPart = BasePart | PartIn<(typeof SCRIPTS)[number]>;

/** The lines of the reveal at such a table, in the order in which they are read, each a sentence or a few; one where there is none. */
export function scriptOf(seats: number, options: unknown): readonly (readonly ScriptPart[])[] {
  const made = setUp(seats, options);
  const { reveal, deck } = made.ok ? made.game : { reveal: [], deck: [] };
  if (reveal.length === 0) return [['none']];
  const said = reveal.map((line, index): readonly ScriptPart[] => {
    // Whoever looked on may not see who opens the eyes next.
    const shut = index < reveal.length - 1 ? (['shut'] as const) : [];
    return [...spoken({ ...line, deck }), ...shut];
  });
  return [['close'], ...said, ['open']];
}

/** What the line itself says, and then what the other modules have to add to it. */
function spoken(line: ScriptLine): readonly ScriptPart[] {
  const own: readonly ScriptPart[] = SCRIPTS.flatMap(({ lines }) => lines?.[line.line]?.(line) ?? []);
  return [...(line.line === 'spies' ? [spies(line)] : own), ...SCRIPTS.flatMap(({ besides }) => besides?.(line) ?? [])];
}

/** One who looks alone finds nobody to find. */
const spies = ({ readers }: ScriptLine): ScriptPart => (readers.length === 1 ? 'spy' : 'spies');
