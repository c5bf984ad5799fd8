/** What people tap, as components write it: elements, and components that are one control. */
const TAPPED = /^(Button|button|a|input|select|textarea|summary|label|fieldset|Field|Pick|Sure|CopyText|CopyCode)$/;

/** Every control with a name of its own in these components; a family ends in a dash. */
export const namedControls = (components: readonly string[]): readonly string[] =>
  [...new Set(components.flatMap(namedIn))].toSorted();

function namedIn(source: string): readonly string[] {
  const drawn = source.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...drawn.matchAll(/testid="([^"]+)"/g)].flatMap(({ index, 1: name = '' }) => {
    const tag = [...drawn.slice(0, index).matchAll(/<([A-Za-z][\w.]*)(?=[\s>])([^<]*)/g)].at(-1);
    const isTapped = TAPPED.test(tag?.[1] ?? '') || tag?.[2]?.includes('role="button"') === true;
    // What is put in is the number of a seat, the name of a card.
    const [family = ''] = name.split('{');
    return isTapped && family !== '' ? [family] : [];
  });
}
