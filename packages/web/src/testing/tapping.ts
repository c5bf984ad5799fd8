import { type AnyMove, nth, type Options, pick, size } from '@reseau/core';
import { type Component, flushSync, mount, unmount } from 'svelte';
import type { Sight, SightProps } from '../session/game-client.ts';
import type { Asked } from './asked.ts';

/** A control: by its test id, or by what it is called: a button, or one of several to choose from. */
export type Control = string | { readonly button: string } | { readonly choice: string };

/** What somebody who is asked is shown. It is tapped as by a finger, and what is sent is kept. */
export class Tapped {
  readonly sent: unknown[] = [];
  readonly #parts: object[] = [];

  draw(part: Component<SightProps>, sight: Sight): void {
    const props = { sight: { ...sight, choose: (move: object) => void this.sent.push(move) } };
    this.#parts.push(mount(part, { target: document.body, props }));
    flushSync();
  }

  has(control: Control): boolean {
    return find(control) !== undefined;
  }

  tap(control: Control): void {
    const found = find(control);
    if (found === undefined) throw new Error(`there is no ${nameOf(control)}`);
    if (found.matches(':disabled, [aria-disabled=true]')) throw new Error(`${nameOf(control)} does nothing`);
    if (found instanceof HTMLOptionElement) choose(found);
    else found.click();
    flushSync();
  }

  close(): void {
    for (const part of this.#parts) void unmount(part);
    flushSync();
    document.body.replaceChildren();
  }
}

const nameOf = (control: Control): string => (typeof control === 'string' ? control : JSON.stringify(control));

function find(control: Control): HTMLElement | undefined {
  const found = all(control).map((one) => one.querySelector('input') ?? one);
  // Of cards that are alike, the next is another one.
  return found.find((one) => !(one instanceof HTMLInputElement && one.checked)) ?? found[0];
}

function all(control: Control): readonly HTMLElement[] {
  if (typeof control === 'string') return [...document.querySelectorAll<HTMLElement>(`[data-testid="${control}"]`)];
  const [sort, words] = 'button' in control ? ['button', control.button] : ['label, option', control.choice];
  return [...document.querySelectorAll<HTMLElement>(sort)].filter((one) => isCalled(one, words));
}

/** Whether it is called so, or its first line: more may stand below. */
const isCalled = (one: HTMLElement, words: string): boolean =>
  [one.getAttribute('aria-label'), one.textContent, ...[...one.children].map((part) => part.textContent)].some(
    (text) => text?.replaceAll('\u00ad', '').trim() === words,
  );

function choose(option: HTMLOptionElement): void {
  option.selected = true;
  option.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** So many answers of a sort are tried. */
const MOST = 3;

/** What may be answered, move by move; of many, some from everywhere among them. */
function movesIn<M extends AnyMove>(options: Options<M>): readonly M[] {
  const count = size(options);
  const tried = Math.min(MOST, count);
  return Array.from({ length: tried }, (_, index) => nth(options, Math.floor((index * count) / tried)));
}

/** How a move is made, tap by tap, with the controls that are there by then. */
export type Taps<M> = (move: M, board: Tapped) => Iterable<Control>;

/** The legal answers that cannot be given with what is drawn, each with what stood in the way. */
export function* unanswered<M extends AnyMove>(
  drawn: readonly Component<SightProps>[],
  { step, sight, options, sort }: Asked<M>,
  taps: Taps<M>,
): Generator<string> {
  for (const move of movesIn(options.filter(({ type }) => type === sort))) {
    const wanted = JSON.stringify(move);
    const board = new Tapped();
    try {
      for (const part of drawn) board.draw(part, sight);
      for (const control of taps(move, board)) board.tap(control);
      const sent = board.sent.map((one) => JSON.stringify(pick(options, one) ?? one)).join();
      if (sent !== wanted) yield `${step}: ${wanted}: ${sent === '' ? 'nothing' : sent} is sent`;
    } catch (thrown) {
      yield `${step}: ${wanted}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    } finally {
      board.close();
    }
  }
}
