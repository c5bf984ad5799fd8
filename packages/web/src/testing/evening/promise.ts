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
}

const PATIENCE = { timeout: 60_000 };

/** Waits until the clock has answered for one of these, and compares that with what it had said on their page. */
export async function expectPromiseKept(
  people: readonly Asked[],
  promises: readonly Promised[],
  play: () => Promise<Play>,
): Promise<void> {
  const { words, seat, before } = await announced(people, play);
  const decided = async () =>
    (await play()).record.list.find(({ actor, question }) => actor === 'clock' && question === before.turn.question);
  await expect.poll(async () => (await decided()) !== undefined, PATIENCE).toBe(true);
  const facts = ((await decided())?.facts ?? []) as readonly Told[];
  const kept = promises.find(({ says }) => says === words)?.isKept(before, seat, facts);
  expect({ words, seat, facts, kept }).toMatchObject({ kept: true });
}

/** Somebody in person is asked something, and told what the clock would do. */
async function announced(people: readonly Asked[], play: () => Promise<Play>) {
  for (const limit = Date.now() + PATIENCE.timeout; Date.now() < limit; ) {
    for (const { page, seat } of people) {
      await past(page);
      const { match: before } = await play();
      const said = page.getByTestId('if-time-runs-out').locator('.small').first();
      const words = (await said.isVisible()) ? await said.textContent().catch(() => null) : null;
      const { match: after } = await play();
      if (words !== null && after.turn.question === before.turn.question) return { words: words.trim(), seat, before };
    }
  }
  throw new Error('evening: nobody was told what the clock would do');
}
