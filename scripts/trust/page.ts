// docs/trust.md, composed of what the commands measured. Nothing in it is written by hand but what leads each part in.

type Figure = number | string | boolean;

/** What one command leaves in the folder that TRUST_OUT names: its name is the file's. */
export interface Measured {
  readonly name: string;
  readonly command: string;
  /** Of which sources, and on what kind of machine. */
  readonly sources: string;
  readonly machine: string;
  /** Whether the command itself found nothing wrong. */
  readonly passed: boolean;
  readonly figures: Readonly<Record<string, Value>>;
}
type Value = Figure | readonly string[] | { readonly [name: string]: Value };

interface Part {
  readonly title: string;
  readonly lead: string;
  /** What the figures have to be. */
  readonly shows: string;
  /** Of a figure that says how much was tried, the least. */
  readonly least: Readonly<Record<string, number>>;
}

const PARTS: Readonly<Record<string, Part>> = {
  secrecy: {
    title: 'What a viewer can tell',
    lead: 'Two matches alike in all that a viewer may know, and different in what it may not, over real sockets; every byte sent to that viewer is compared, by channel.',
    shows:
      'there are no differences; each kind of thing that people do around a match was done; of the planted leaks none was missed.',
    least: { tables: 30 },
  },
  chaos: {
    title: 'What is left after a fault',
    lead: 'A server under load is killed, and its disk, its network and its clock are bent. A checker of its own reads the store and what every client saw.',
    shows:
      'nothing that was acknowledged is lost, and nothing is doubled; of all that the checker looks for it has found nothing.',
    least: { minutes: 10, kills: 25 },
  },
  hostile: {
    title: 'What a caller can break',
    lead: 'Well-formed and malformed messages, on sockets and over HTTP, beside matches that go on; with all limits off, and some more with the limits that every house has.',
    shows: 'at least a million messages; the server has not crashed, no match has changed, and the heap does not grow.',
    least: { messages: 1_000_000 },
  },
};

export const PART_NAMES = Object.keys(PARTS);

/** The page in Markdown. What was not measured, or failed, is said: the page never says more than there are figures for. */
export function trustPage(measured: readonly Measured[], failed: readonly string[] = []): string {
  const parts = PART_NAMES.map((name) => partOf(name, measured, failed));
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

const HEAD = `# What can be trusted, and how to see it

\`npm run trust\` measures everything on this page and writes it anew, in about half an hour. It needs no network but the machine’s own.
The command above each table measures that table alone. *Sources* is a hash of the files that were measured: the same files have the same,
whatever their history. What each figure defends against is in [security.md](security.md).`;

function partOf(name: string, measured: readonly Measured[], failed: readonly string[]): string {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`trust: there is no part ${name}`);
  const opening = `## ${part.title}\n\n${part.lead}\n\nIt has to show: ${part.shows}`;
  const found = measured.find((one) => one.name === name);
  if (found === undefined) return `${opening}\n\n${failed.includes(name) ? BROKE_OFF : 'Not measured.'}`;
  const rows = rowsOf(found.figures).map(([label, value]) => `| ${label} | ${value} |`);
  const how = [`\`${found.command}\``, `Sources ${found.sources}; ${found.machine}.`, verdictOf(part, found)];
  return [opening, ...how, ['| figure | |', '| --- | ---: |', ...rows].join('\n')].join('\n\n');
}

const BROKE_OFF = '**Failed: the command broke off and left no figures.**';

function verdictOf({ least }: Part, { passed, figures }: Measured): string {
  const short = Object.entries(least).filter(([name, most]) => !(Number(figures[name]) >= most));
  const words = short.map(([name, most]) => `${wordsOf(name)} below ${figureOf(most)}`);
  if (!passed) return '**Failed: the command has found something wrong.**';
  return short.length === 0 ? 'Passed.' : `**Passed, but too small to prove anything: ${words.join(', ')}.**`;
}

const rowsOf = (figures: Measured['figures'], under: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(figures).flatMap(([name, value]) => {
    const path = [...under, wordsOf(name)];
    if (typeof value !== 'object') return [[path.join(', '), figureOf(value)] as const];
    if (isList(value)) return [[path.join(', '), listOf(value)] as const];
    return rowsOf(value, path);
  });

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

const listOf = (values: readonly string[]): string =>
  values.length === 0 ? 'none' : `${values.length}: ${values.map(wordsOf).join(', ')}`;

const wordsOf = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

function figureOf(value: Figure): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 2 }) : value;
}
