export interface Import {
  readonly from: string;
  readonly to: string;
}

/** For each folder those beside it that it knows, with an import that shows it. A folder stands for all that lies in it. */
type Knows = Map<string, Map<string, Import>>;

/**
 * The two folders beside each other between which an import leads: none where one file lies in a folder above the other, or at the
 * root, where the command line and the scripts start each other.
 */
function siblingsOf({ from, to }: Import): readonly [string, string] | undefined {
  const [here, there] = [from.split('/'), to.split('/')];
  const fork = here.findIndex((part, at) => part !== there[at]);
  if (fork < 1 || fork >= here.length - 1 || fork >= there.length - 1) return undefined;
  return [here.slice(0, fork + 1).join('/'), there.slice(0, fork + 1).join('/')];
}

function knowsOf(imports: readonly Import[]): Knows {
  const knows: Knows = new Map();
  for (const each of imports) {
    const siblings = siblingsOf(each);
    if (siblings === undefined) continue;
    const [folder, other] = siblings;
    const known = knows.get(folder) ?? new Map<string, Import>();
    if (!known.has(other)) known.set(other, each);
    knows.set(folder, known);
  }
  return knows;
}

/** The imports on the shortest way from a folder back to itself. */
function wayBack(knows: Knows, start: string): readonly Import[] | undefined {
  const seen = new Set<string>();
  const ways: { readonly at: string; readonly by: readonly Import[] }[] = [{ at: start, by: [] }];
  for (const { at, by } of ways) {
    for (const [next, step] of knows.get(at) ?? []) {
      if (next === start) return [...by, step];
      if (!seen.has(next)) ways.push({ at: next, by: [...by, step] });
      seen.add(next);
    }
  }
  return undefined;
}

function inWords(circle: readonly Import[]): string {
  const folders = circle.map((step) => siblingsOf(step)?.[0]);
  const steps = circle.map(({ from, to }) => `\n  ${from} → ${to}`);
  return `no-cycles-of-folders: ${[...folders, folders[0]].join(' → ')}${steps.join('')}`;
}

/** The folders beside each other that know each other in a circle, in words. */
export function folderCycles(imports: readonly Import[]): readonly string[] {
  const knows = knowsOf(imports);
  const circles = new Map<string, readonly Import[]>();
  for (const folder of [...knows.keys()].sort()) {
    const circle = wayBack(knows, folder);
    // From each of its folders the same circle is found again.
    const name = circle
      ?.map(({ from }) => from)
      .toSorted()
      .join();
    if (circle !== undefined && name !== undefined && !circles.has(name)) circles.set(name, circle);
  }
  return [...circles.values()].map(inWords);
}
