import type { Page } from '@reseau/browserkit';
import { expect } from 'vitest';

export type Part = ReturnType<Page['locator']>;
/** Taps or fills a control, and sees what that changes. */
export type Deed = (control: Part) => Promise<unknown>;
/** `elsewhere`: it stands here too, and another test of the same component taps it. */
export type Deeds = Readonly<Record<string, Deed | 'disabled' | 'elsewhere'>>;

interface Control {
  readonly name: string;
  readonly isDisabled: boolean;
  /** The mark it was given, by which it is found again wherever it stands by then. */
  readonly mark: string;
}

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** All that a person can touch here, by the name it bears; choices after the name of their group. */
const controlsIn = (part: Part): Promise<readonly Control[]> =>
  part.locator(CONTROLS).evaluateAll((all): readonly Control[] => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      const isMute = node instanceof Element && node.matches('[aria-hidden="true"], svg, input');
      return isMute ? '' : [...node.childNodes].map(textOf).join(' ');
    };
    const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const nameOf = (element: Element): string => {
      const label = element.getAttribute('aria-label');
      if (label !== null) return tidy(label);
      if (!(element instanceof HTMLInputElement)) return tidy(textOf(element));
      const own = tidy([...(element.labels ?? [])].map(textOf).join(' '));
      const legend = element.type === 'radio' ? element.closest('fieldset')?.querySelector('legend') : undefined;
      return legend === undefined || legend === null ? own : `${tidy(textOf(legend))}: ${own}`;
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    return all.filter(isSeen).map((element) => {
      const mark = element.getAttribute('data-mark') ?? crypto.randomUUID();
      element.setAttribute('data-mark', mark);
      return { name: nameOf(element), isDisabled: element.matches(':disabled, [aria-disabled="true"]'), mark };
    });
  });

/** The name on the list that a control answers to: its own, or the longest that it begins with. */
const listed = (name: string, list: readonly string[]): string =>
  list.filter((key) => name === key || name.startsWith(`${key} `)).toSorted((a, b) => b.length - a.length)[0] ?? name;

/**
 * Does each deed to the control it is named for. The list must be whole: a control that is not on it fails the test, so
 * that none is forgotten. `open` brings the part back where a deed has closed it or turned it into something else.
 */
export async function everyControl(open: () => Promise<Part>, deeds: Deeds): Promise<void> {
  const list = Object.keys(deeds);
  const named = async () => (await controlsIn(await open())).map((one) => ({ ...one, name: listed(one.name, list) }));
  const names = async () => [...new Set((await named()).map(({ name }) => name))].toSorted();
  await expect.poll(names).toEqual(list.toSorted());
  for (const [name, deed] of Object.entries(deeds)) {
    if (deed === 'elsewhere') continue;
    const find = async () => (await named()).find((one) => one.name === name);
    await expect.poll(async () => [name, (await find())?.isDisabled]).toEqual([name, deed === 'disabled']);
    const control = await find();
    if (deed === 'disabled' || control === undefined) continue;
    const part = await open();
    try {
      await deed(part.locator(`[data-mark="${control.mark}"]`));
    } catch (error) {
      throw new Error(`controls: “${name}” does not do what it should`, { cause: error });
    }
  }
}

/** For a part that is always there. */
export const shown = (part: Part) => async (): Promise<Part> => part;

/** A tap that brings something into sight, or takes it away. */
export const opens =
  (wanted: Part, way: 'opens' | 'shuts' = 'opens'): Deed =>
  async (control) => {
    await control.click();
    await wanted.first().waitFor({ state: way === 'opens' ? 'visible' : 'hidden' });
  };

/** A page of its own beside this one, at the part of it that is meant. */
export const besides =
  (path: string, part: string): Deed =>
  async (control) => {
    const opening = control.page().context().waitForEvent('page');
    await control.click();
    const beside = await opening;
    await beside.locator(`#${part}`).waitFor();
    expect(beside.url().endsWith(`${path}#${part}`)).toBe(true);
    await beside.close();
  };

/** Those of another part that are tapped there. */
export const elsewhere = (deeds: Deeds): Deeds =>
  Object.fromEntries(Object.keys(deeds).map((name) => [name, 'elsewhere'] as const));
