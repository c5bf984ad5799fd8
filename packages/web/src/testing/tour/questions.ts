import type { Page } from '@reseau/browserkit';
import type { Options } from '@reseau/core';
import {
  type Card,
  type Extra,
  type Known,
  type ModuleId,
  type Move,
  REJECTIONS_TO_LOSE,
  type SeatCount,
  setUp,
  type Table,
} from '@reseau/games/resistance';
import { type Player, storeMatch } from '@reseau/server/testing';
import type { Place } from '../server-under-test.ts';
import { CALLED, Crew } from './crew.ts';
import { dismiss, type Tour } from './tour.ts';

export interface Mix {
  readonly seats: SeatCount;
  readonly modules: readonly ModuleId[];
  readonly extras: readonly Extra[];
}

const tableOf = ({ known }: Player): Table => (known as unknown as Known).table;

const isLastChance = ({ rejections }: Table): boolean => rejections === REJECTIONS_TO_LOSE - 1;

/** What is asked, and whether a line more is said of it. */
const questionAt = (crew: Crew): string => {
  const table = tableOf(crew.at(0));
  const step = table.at.stack.at(-1)?.step ?? '';
  return isLastChance(table) ? `${step}${LAST}` : step;
};

export const LAST = ', the last chance';

/** Won at the last mission: nothing that a module asks after a failure, or after three successes, is left out. */
const FAILED: readonly number[] = [1, 3];
const RUINOUS: readonly Card[] = ['chiefFail', 'fail', 'success'];

function wantedBy(player: Player, isPlain: boolean): object | undefined {
  const table = tableOf(player);
  const asked = player.options as Options<Move>;
  const approve = !isPlain || table.results.length > 0 || isLastChance(table);
  if (asked.some(({ type }) => type === 'vote')) return { type: 'vote', approve };
  const held = asked.flatMap((option) => (option.type === 'play' ? option.card.one : []));
  const wanted = FAILED.includes(table.results.length + 1) ? RUINOUS : RUINOUS.toReversed();
  const card = wanted.find((one) => held.includes(one));
  return card === undefined ? undefined : { type: 'play', card };
}

/** Whoever holds this device sits here from now on, and sees what is asked. */
async function takeSeat(page: Page, { code, token }: Place, question: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  await page.evaluate(([table, secret]) => localStorage.setItem(`reseau:seat:${table}`, `${secret} 0`), [code, token]);
  await page.goto(`/t/${code}`);
  const step = question.replace(LAST, '');
  await page.locator(`[data-testid="dock"]:is([data-ask="${step}"], [data-phase="${step}"])`).waitFor();
  await dismiss(page);
}

interface Visit {
  readonly server: Tour['server'];
  readonly store: Tour['store'];
  /** Fixes the chance of the match and what is done in it. */
  readonly seed: string;
  readonly devices: readonly Page[];
  /** Questions that need not be looked at any more. */
  readonly seen: Set<string>;
  look(page: Page, question: string): Promise<void>;
}

/** Everything that is asked in a match of this mix, each question once, on the devices of whoever is asked. */
export async function tourQuestions({ seats, ...options }: Mix, visit: Visit): Promise<void> {
  const { server, store, seed, devices, seen } = visit;
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(`tour: ${made.problem}`);
  const deal = { leader: 0, characters: made.game.deck };
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, seats),
    options: made.setup,
    deal,
    seed,
  });
  const crew = await Crew.sit(server.base, places, seed);
  while (!crew.isOver) {
    await crew.playUntil(
      () => crew.asked().length > 0 && !seen.has(questionAt(crew)),
      (player) => wantedBy(player, options.modules.length === 0),
    );
    const [asked] = crew.asked();
    const place = asked === undefined ? undefined : places[asked];
    if (crew.isOver || place === undefined) break;
    const question = questionAt(crew);
    seen.add(question);
    for (const page of devices) {
      await takeSeat(page, place, question);
      await visit.look(page, question);
    }
  }
  crew.leave();
}
