import type { Page } from '@reseau/browserkit';
import type { Entry, FactOf, Kind, Match, Seat } from '@reseau/core';
import { expect } from 'vitest';
import { past } from './cast.ts';

/** What the clock says it will do for whoever is asked, and whether these facts are that. */
export interface Promised {
  readonly says: string;
  isKept(before: Match<Kind>, seat: Seat, facts: readonly Told[]): boolean;
}

export type Told = FactOf<Kind> & Readonly<Record<string, unknown>>;

/** The one fact of this kind that concerns the seat. */
export const toldOf = (facts: readonly Told[], type: string, seat: Seat): Told | undefined =>
  facts.find((fact) => fact.type === type && fact['seat'] === seat);

/** Somebody who plays, with the page before them. */
interface Asked {
  readonly page: Page;
  readonly seat: Seat;
}

interface Play {
  readonly match: Match<Kind>;
  readonly record: { readonly list: readonly Entry<Kind>[] };
  /** For whom the clock has answered which question. */
  readonly late: readonly { readonly question: number; readonly seats: readonly Seat[] }[];
}

interface Noted {
  readonly seat: Seat;
  readonly question: number;
  readonly words: string;
}

const PATIENCE = { timeout: 60_000 };
const QUICK = { timeout: 1000 };

/** What the clock has said on people's pages that it would do, held against the record. */
export class Promises {
  readonly #promises: readonly Promised[];
  readonly #play: () => Promise<Play>;
  readonly #noted = new Map<string, Noted>();
  /** The match as it stood at each question. */
  readonly #before = new Map<number, Match<Kind>>();

  constructor(promises: readonly Promised[], play: () => Promise<Play>) {
    this.#promises = promises;
    this.#play = play;
  }

  /** Notes what stands on these pages now, each with the question that the page itself says it of. */
  async note(people: readonly Asked[]): Promise<void> {
    for (const { page, seat } of people) {
      const said = page.getByTestId('if-time-runs-out').locator('[data-question]').first();
      if (!(await said.isVisible())) continue;
      // It may go while it is read.
      const read = await said
        .evaluate(
          (one) => ({ words: one.textContent?.trim() ?? '', question: Number(one.getAttribute('data-question')) }),
          QUICK,
        )
        .catch(() => undefined);
      if (read !== undefined) this.#noted.set(`${read.question} ${seat}`, { seat, ...read });
    }
    const { match } = await this.#play();
    this.#before.set(match.turn.question, match);
  }

  /** Waits until the clock has answered for one of these, of whom nobody does. */
  async outrun(people: readonly Asked[]): Promise<void> {
    const isOutrun = async () => {
      for (const { page } of people) await past(page);
      await this.note(people);
      return (await this.#broken()).length > 0 || (await this.#compared()).length > 0;
    };
    await expect.poll(isOutrun, PATIENCE).toBe(true);
    await this.expectKept();
  }

  /** Every question that ran out on a page that was read. */
  async expectKept(): Promise<void> {
    expect((await this.#compared()).length).toBeGreaterThan(0);
    expect(await this.#broken()).toEqual([]);
  }

  async #broken(): Promise<readonly object[]> {
    return (await this.#compared()).filter(({ kept }) => !kept);
  }

  async #compared() {
    const { record, late } = await this.#play();
    return [...this.#noted.values()].flatMap(({ seat, question, words }) => {
      const before = this.#before.get(question);
      const isLate = late.some((one) => one.question === question && one.seats.includes(seat));
      const entry = record.list.find((one) => one.actor === 'clock' && one.question === question);
      if (before === undefined || !isLate || entry === undefined) return [];
      const facts = entry.facts as readonly Told[];
      const kept = this.#promises.find(({ says }) => says === words)?.isKept(before, seat, facts) === true;
      return [{ words, seat, facts, kept }];
    });
  }
}
