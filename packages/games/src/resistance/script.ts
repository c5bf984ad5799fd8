import { CATALOGUE } from './catalogue.ts';
import type { ScriptLine } from './module.ts';
import { setUp } from './setup.ts';

/** What the base says. */
const SPOKEN = { close: 1800, shut: 1600, spies: 3000, spy: 2300, none: 4300, open: 1800 } as const;

const SCRIPTS = CATALOGUE.flatMap(({ script }) => script ?? []);

type SpokenIn<S> = S extends { readonly spoken: infer Spoken } ? keyof Spoken : never;

/** A sentence that is read aloud before the first round. */
export type ScriptPart = keyof typeof SPOKEN | SpokenIn<(typeof SCRIPTS)[number]>;

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

/** In milliseconds. Between two lines eyes open, look and shut. */
const PAUSE = 1800;

const TIMES: ReadonlyMap<string, number> = new Map(
  [SPOKEN, ...SCRIPTS.map(({ spoken }) => spoken)].flatMap((times) => Object.entries(times)),
);

export const timeToRead = (line: readonly ScriptPart[]): number =>
  line.reduce((sum, part) => sum + timeOf(part), PAUSE);

function timeOf(part: ScriptPart): number {
  const time = TIMES.get(part);
  if (time === undefined) throw new Error(`script: nobody knows how long ${part} takes`);
  return time;
}
