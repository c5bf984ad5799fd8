import type { Character } from './characters.ts';
import type { ResistanceGame } from './compose.ts';
import type { Line } from './facts.ts';
import { type Setup, setUp } from './setup.ts';

type RevealLine = ResistanceGame['reveal'][number];

/** Said to one where there is but one. */
type ToOne = 'spy' | 'spyChief' | 'coordinatorToOne';
/** Who must not do what the line says, or does it as well. */
type Besides = 'blindSpy' | 'rogue' | 'spyDefector' | 'deepAgentShut' | 'deepCover' | 'rogueHidden' | 'falseCommander';

/** A sentence that is read aloud before the first round. */
export type ScriptPart = Line | ToOne | Besides | 'close' | 'shut' | 'none' | 'open';

/** The lines of the reveal at such a table, in the order in which they are read, each a sentence or a few; one where there is none. */
export function scriptOf(seats: number, setup: Setup): readonly (readonly ScriptPart[])[] {
  const made = setUp(seats, setup);
  const { reveal, deck } = made.ok ? made.game : { reveal: [], deck: [] };
  if (reveal.length === 0) return [['none']];
  const said = reveal.map((line, index): readonly ScriptPart[] => {
    // Whoever looked on may not see who opens the eyes next.
    const shut = index < reveal.length - 1 ? (['shut'] as const) : [];
    return [spoken(line), ...besides(line, deck), ...shut];
  });
  return [['close'], ...said, ['open']];
}

/** One who looks alone finds nobody to find, and one Chief is not several. */
function spoken({ line, readers, seen }: RevealLine): ScriptPart {
  if (line === 'spies' && readers.length === 1) return 'spy';
  if (line === 'spyChiefs' && seen.length === 1) return 'spyChief';
  if (line === 'coordinator' && readers.length === 1) return 'coordinatorToOne';
  return line;
}

function besides({ line, seen }: RevealLine, deck: readonly Character[]): readonly Besides[] {
  const dealt = (character: Character, part: Besides) => (deck.includes(character) ? [part] : []);
  if (line === 'spies') {
    return [
      ...dealt('blindSpy', 'blindSpy'),
      ...dealt('spyRogue', 'rogue'),
      ...dealt('spyDefector', 'spyDefector'),
      ...dealt('deepAgent', 'deepAgentShut'),
    ];
  }
  if (line === 'commander') return [...dealt('deepCover', 'deepCover'), ...dealt('spyRogue', 'rogueHidden')];
  return line === 'bodyGuard' && seen.includes('falseCommander') ? ['falseCommander'] : [];
}

/** In milliseconds. Between two lines eyes open, look and shut. */
const PAUSE = 1800;

/** As long as a calm voice takes in the slowest of the languages. */
const SPOKEN: Readonly<Record<ScriptPart, number>> = {
  close: 1800,
  shut: 1600,
  spies: 3000,
  spy: 2300,
  blindSpy: 2600,
  rogue: 2100,
  spyDefector: 4100,
  deepAgentShut: 2400,
  commander: 5200,
  deepCover: 2400,
  rogueHidden: 2000,
  bodyGuard: 4100,
  falseCommander: 2600,
  spyChief: 4400,
  spyChiefs: 4400,
  resistanceChiefs: 3900,
  coordinator: 4700,
  coordinatorToOne: 5200,
  deepAgent: 7600,
  defectors: 3200,
  none: 4300,
  open: 1800,
};

export const timeToRead = (line: readonly ScriptPart[]): number =>
  line.reduce((sum, part) => sum + SPOKEN[part], PAUSE);
