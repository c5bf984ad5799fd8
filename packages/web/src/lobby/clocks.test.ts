// @vitest-environment happy-dom
import type { ClocksView, Command, RoomView } from '@reseau/protocol';
import { flushSync, mount, settled, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../connection/answer.ts';
import type { Session } from '../session/session.svelte.ts';
import { app, openAppWords } from '../words/app.ts';
import Clocks from './Clocks.svelte';

const NONE: ClocksView = { alone: 0, together: 0, talk: 0 };

beforeAll(() => openAppWords());

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
});

/** The clocks before a host at a table whose server takes its time. */
function slowTable() {
  const told: Command[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const command = (one: Command) => {
    told.push(one);
    return new Promise<Answer>((answer) => answers.push(answer));
  };
  const session = { isHost: true, command } as unknown as Session;
  const room = { clocks: NONE } as unknown as RoomView;
  shown = mount(Clocks, { target: document.body, props: { session, room, late: '' } });
  flushSync();
  return { told, answers };
}

const choiceOf = (legend: string): HTMLFieldSetElement | undefined =>
  [...document.querySelectorAll('fieldset')].find((one) => one.querySelector('legend')?.textContent === legend);

const chosen = (legend: string): string | undefined =>
  choiceOf(legend)?.querySelector<HTMLInputElement>('input:checked')?.value;

function choose(legend: string, seconds: number): void {
  choiceOf(legend)?.querySelector<HTMLInputElement>(`input[value="${seconds}"]`)?.click();
  flushSync();
}

test('two clocks that are set before the server has answered are both set', () => {
  const { told } = slowTable();
  const { alone, together } = app.words.hosting;
  choose(alone, 60);
  choose(together, 60);
  expect(told).toEqual([
    { do: 'clock', alone: 60, together: 0, talk: 0 },
    { do: 'clock', alone: 60, together: 60, talk: 0 },
  ]);
  expect([chosen(alone), chosen(together)]).toEqual(['60', '60']);
});

test('clocks that are refused are as the table has them', async () => {
  const { told, answers } = slowTable();
  const { alone, together } = app.words.hosting;
  choose(alone, 60);
  choose(together, 60);
  for (const answer of answers) answer({ ok: false, code: 'notHost' });
  await settled();
  flushSync();
  expect([chosen(alone), chosen(together)]).toEqual(['0', '0']);
  choose(together, 90);
  expect(told.at(-1)).toEqual({ do: 'clock', alone: 0, together: 90, talk: 0 });
});
