// docs/trust.md, composed of what the commands measured. Nothing in it is written by hand but the sentence that leads each part in.

type Figure = number | string | boolean;

/** What one command leaves in the folder that TRUST_OUT names: its name is the file's. */
export interface Measured {
  readonly name: string;
  readonly command: string;
  readonly figures: Readonly<Record<string, Value>>;
}
type Value = Figure | readonly string[] | { readonly [name: string]: Value };

interface Part {
  readonly title: string;
  readonly lead: string;
}

const PARTS: Readonly<Record<string, Part>> = {
  secrecy: {
    title: 'What a viewer can tell',
    lead: 'Two matches alike in all that a viewer may know, and different in what it may not, over real sockets; every byte sent to that viewer is compared.',
  },
  chaos: {
    title: 'What is left after a fault',
    lead: 'A server under load is killed, and its disk, its network and its clock are bent. A checker of its own reads the store and what every client saw.',
  },
  hostile: {
    title: 'What a caller can break',
    lead: 'Well-formed and malformed messages, on sockets and over HTTP, beside matches that go on.',
  },
};

const PARTS_IN_ORDER = Object.keys(PARTS);

/** The page in Markdown. A part that was not measured is missing by name: the page never says more than there are figures for. */
export function trustPage(measured: readonly Measured[]): string {
  const parts = PARTS_IN_ORDER.map((name) =>
    partOf(
      name,
      measured.find((one) => one.name === name),
    ),
  );
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

const HEAD = `# What can be trusted, and how to see it

\`npm run trust\` measures everything on this page and writes it anew, in about half an hour. It needs no network but the machine’s own.
What each figure defends against is in [security.md](security.md).`;

function partOf(name: string, measured: Measured | undefined): string {
  const { title, lead } = PARTS[name] ?? { title: name, lead: '' };
  const opening = `## ${title}\n\n${lead}`;
  if (measured === undefined) return `${opening}\n\nNot measured.`;
  const rows = rowsOf(measured.figures).map(([label, value]) => `| ${label} | ${value} |`);
  return [opening, `\`${measured.command}\``, ['| figure | |', '| --- | ---: |', ...rows].join('\n')].join('\n\n');
}

const rowsOf = (figures: Measured['figures'], under: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(figures).flatMap(([name, value]) => {
    const path = [...under, wordsOf(name)];
    if (typeof value !== 'object') return [[path.join(', '), figureOf(value)] as const];
    if (isList(value)) return [[path.join(', '), `${value.length}: ${value.join(', ')}`] as const];
    return rowsOf(value, path);
  });

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

const wordsOf = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

function figureOf(value: Figure): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 2 }) : value;
}
