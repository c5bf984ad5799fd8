/** What people tap, as components write it: elements, and components that are one control. */
const TAPPED = /^(Button|button|a|input|select|textarea|summary|label|fieldset|Field|Pick|Sure|CopyText|CopyCode)$/;

/** A file of the client. */
export interface Component {
  readonly path: string;
  readonly source: string;
}

interface Written {
  readonly path: string;
  readonly name: string;
  /** The component it says it is in. */
  readonly part: string | undefined;
}

/** What several components call the same goes by its component as well. */
export const calledIn = (name: string, part: string): string => `${name} in ${part}`;

/**
 * Every control with a name of its own in these components; a family ends in a dash. What several components call the same must
 * say which of them it is in (`data-in`), or nobody could tell on the page which was tapped: the others are `unmarked`.
 */
export function namedControls(components: readonly Component[]): {
  readonly named: readonly string[];
  readonly unmarked: readonly string[];
} {
  const written = components.flatMap(namedIn);
  const others = ({ name, path }: Written) => written.filter((one) => one.name === name && one.path !== path);
  const called = (one: Written): string =>
    others(one).length === 0 ? one.name : calledIn(one.name, one.part ?? one.path);
  const unmarked = written.filter(
    (one) => others(one).length > 0 && (one.part === undefined || others(one).some(({ part }) => part === one.part)),
  );
  return {
    named: sorted(written.map(called)),
    unmarked: sorted(unmarked.map(({ name, path }) => calledIn(name, path))),
  };
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

function namedIn({ path, source }: Component): readonly Written[] {
  const drawn = source.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...drawn.matchAll(/testid="([^"]+)"(?:\s+data-in="(\w+)")?/g)].flatMap(({ index, 1: name = '', 2: part }) => {
    const tag = [...drawn.slice(0, index).matchAll(/<([A-Za-z][\w.]*)(?=[\s>])([^<]*)/g)].at(-1);
    const isTapped = TAPPED.test(tag?.[1] ?? '') || tag?.[2]?.includes('role="button"') === true;
    // What is put in is the number of a seat, the name of a card.
    const [family = ''] = name.split('{');
    return isTapped && family !== '' ? [{ path, name: family, part }] : [];
  });
}
