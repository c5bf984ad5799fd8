// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ring } from './ring.ts';

let leave: () => void = () => undefined;

beforeEach(() => {
  // There is no layout here: all that is on the page is seen.
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

const coached = () =>
  [...document.querySelectorAll<HTMLElement>('[data-coached]')].map(({ dataset }) => dataset['testid']);

function page(tab: 'act' | 'clues'): void {
  const tabs = ['act', 'clues'].map(
    (one) => `<button role="tab" data-testid="tab-${one}" aria-selected="${one === tab}"></button>`,
  );
  document.body.innerHTML = `${tabs.join('')}${tab === 'act' ? '<p data-testid="risk"></p>' : ''}`;
}

test.each([
  ['what the coach speaks of', 'act', ['risk'], ['risk']],
  ['the tab that leads there, where another one is open', 'clues', ['risk'], ['tab-act']],
  ['nothing else where the tab is open and it is not there', 'act', ['drawn'], []],
  ['nothing where the coach speaks of nothing', 'clues', [], []],
] as const)('marks %s', (_what, tab, testids, marked) => {
  page(tab);
  leave = ring({ testids, way: 'tab-act' }, false);
  expect(coached()).toEqual(marked);
});
