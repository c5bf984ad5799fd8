import type { Rng, Viewer } from '@reseau/core';
import { CARDS, type Card, hiddenIn, type LookKnown, type LookSecret, less, SEATS } from './kind.ts';

const isCard = (card: Card | undefined): card is Card => card !== undefined;

/** Deals the cards that the viewer cannot place anew: to the others' hands, the deck, and what others put under it. */
export function twin(known: LookKnown, viewer: Viewer, rng: Rng): LookSecret {
  const { table, secret } = known;
  const held = SEATS.map((seat) => hiddenIn(known, seat));
  const onTop = table.top !== undefined && table.top === viewer ? secret.saw[table.top] : undefined;
  const buried = table.buried.map((seat, number) => (seat === viewer ? secret.buried[number] : undefined));
  const inView = [...table.centre, ...table.open.flat(), ...table.now];
  const pool = rng.shuffle(less(CARDS, [...inView, ...held.flat(), ...buried, onTop].filter(isCard)));
  const drawn = SEATS.map((seat) => {
    const own = held[seat] ?? [];
    return [...(table.shown[seat] ?? []), ...own, ...pool.splice(0, (table.hidden[seat] ?? 0) - own.length)];
  });
  const under = buried.map((card) => card ?? (pool.pop() as Card));
  const deck = [...(onTop === undefined ? [] : [onTop]), ...pool, ...under];
  const saw = secret.saw.slice();
  if (table.top !== undefined) saw[table.top] = deck[0];
  return { deck, drawn, saw, buried: under };
}
