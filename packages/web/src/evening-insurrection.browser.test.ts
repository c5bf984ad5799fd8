import type { Page } from '@reseau/browserkit';
import type { Kind, Match, Seat } from '@reseau/core';
import { type Card, handOf, type InsurrectionGame, type InsurrectionKind, infoOf } from '@reseau/games/insurrection';
import { test } from 'vitest';
import { en } from './games/insurrection/i18n/en.ts';
import { Evening } from './testing/evening/evening.ts';
import { type Promised, type Told, toldOf } from './testing/evening/promise.ts';
import { act } from './testing/march.ts';

const { lateNow } = en;

const inMatch = (match: Match<Kind>) => match as unknown as Match<InsurrectionKind>;

/** Of these cards the one with the lowest initiative. */
function lowest(before: Match<Kind>, cards: readonly Card[]): Card | undefined {
  const { cards: set } = before.game as unknown as InsurrectionGame;
  return cards.toSorted((a, b) => infoOf(set, a).initiative - infoOf(set, b).initiative)[0];
}

const handBefore = (before: Match<Kind>, seat: Seat): readonly Card[] => {
  const { table, server } = inMatch(before);
  return handOf({ table, secret: server }, seat);
};

const laidBy = (facts: readonly Told[], type: string, seat: Seat): unknown =>
  (facts.find((fact) => fact.type === type)?.['cards'] as readonly Card[] | undefined)?.[seat];

const PROMISES: readonly Promised[] = [
  {
    says: lateNow.leader,
    isKept: (before, seat, facts) =>
      toldOf(facts, 'drew', seat)?.['card'] === lowest(before, inMatch(before).server.offered[seat] ?? []),
  },
  {
    says: lateNow.discard,
    isKept: (before, seat, facts) => laidBy(facts, 'discarded', seat) === lowest(before, handBefore(before, seat)),
  },
  {
    says: lateNow.choose,
    isKept: (before, seat, facts) => laidBy(facts, 'played', seat) === lowest(before, handBefore(before, seat)),
  },
  {
    says: lateNow.turn,
    isKept: (before, seat, facts) => toldOf(facts, 'took', seat)?.['card'] === inMatch(before).table.centre[0],
  },
  { says: lateNow.put, isKept: (_before, seat, facts) => toldOf(facts, 'put', seat)?.['where'] === 'under' },
  { says: lateNow.effect, isKept: (_before, seat, facts) => toldOf(facts, 'unused', seat) !== undefined },
];

/** Looks at a card wherever that is possible, so that it is asked where to put it; else does the first thing there is. */
async function curious(page: Page): Promise<void> {
  const look = page.locator('input[data-testid^="act-look"]:not(:checked)').first();
  if (await look.isVisible()) await look.check({ timeout: 1000 }).catch(() => undefined);
  await act(page);
}

const evening = Evening.of({
  game: 'insurrection',
  bots: 1,
  // Two cards are drawn and one is discarded at the one, and everybody may look at the other.
  options: { side: 'advanced', locations: ['smugglers', 'watchtower', 'ford', 'mill'] },
  clock: PROMISES,
  // Only whoever holds such a card at the end is asked.
  unasked: ['effect'],
  tap: curious,
  winner: (table) => (table as { readonly ending?: string }).ending,
});

test('an evening of Insurrection never gets stuck, whoever comes, goes and comes back', () => evening.spend());
