import { type Card, failsNeeded, isFail } from '@reseau/games/resistance';
import { type SeatSet, sizeOf } from '../seat-set.ts';
import { proposalOf } from '../situation.ts';
import { chanceThat, isDeciding, isPartner, type Mind } from './mind.ts';
import type { Laying } from './module.ts';
import { isFaceUp, isWorthSinking, needed } from './sinking.ts';

/** The card that this seat lays on the mission, by what the modules in play say about it. */
export function cardFor(mind: Mind, layings: readonly Partial<Laying>[]): Card {
  const cards = mind.options.flatMap((option) => (option.type === 'play' ? option.card.one : []));
  // The arena's yardstick for what thinking about the odd cards is worth.
  if (!mind.skill.aware && !cards.includes('fail')) return mind.rng.choose(cards);
  for (const { odd = {} } of layings) {
    const card = cards.find((one) => odd[one] !== undefined);
    if (card !== undefined) return odd[card]?.(mind) === true ? card : 'success';
  }
  const fail = cards.find(isFail);
  return fail !== undefined && fails(mind, layings) ? fail : 'success';
}

/** Whether a spy with a Fail plays it. */
function fails(mind: Mind, layings: readonly Partial<Laying>[]): boolean {
  const { aim, situation, known, character, rng, skill } = mind;
  const { team } = proposalOf(situation);
  const deciding = isDeciding(known.table);
  if (aim === 'resistance') return false;
  if (isFaceUp(mind)) return deciding;
  for (const { wilful } of layings) {
    const wanted = wilful?.[character]?.(mind);
    if (wanted !== undefined) return wanted;
  }
  if (skill.noise > 0 && rng.fraction() < skill.noise) return rng.fraction() < 0.5;
  if (!deciding && !isWorthSinking(mind)) return false;
  for (const { reluctant } of layings) {
    const wanted = reluctant?.[character]?.(mind);
    if (wanted !== undefined) return wanted;
  }
  if (!deciding && !(ownTurn(mind, team) && enoughOfUs(mind, team))) return false;
  return layings.every(({ dares }) => dares?.(mind) ?? true);
}

/** Whether so many spies are on the team that a Fail could tell. */
function enoughOfUs({ odds, seat, rules, ...mind }: Mind, team: SeatSet): boolean {
  const wanted = failsNeeded(rules.seats, proposalOf(mind.situation).mission);
  return wanted === 1 || chanceThat(odds, team & ~(1 << seat), (on) => (on >= wanted - 1 ? 1 : 0)) > 0.5;
}

/** Spies who know each other take turns by seat; where a card is set aside, one more joins in. */
function ownTurn(mind: Mind, team: SeatSet): boolean {
  const { partners, seat, rules, rng, odds } = mind;
  const { leader } = mind.situation;
  const spare = rules.setsAside && !isPartner(mind, leader) && leader !== seat ? 1 : 0;
  const known = team & partners;
  if (sizeOf(known & ((1 << seat) - 1)) >= needed(mind) + spare) return false;
  // Spies unknown to each other cannot take turns: the likelier another is there, the rarer they fail.
  const company = chanceThat(odds, team & ~partners & ~(1 << seat), (on) => (on === 0 ? 0 : 1));
  return sizeOf(known) > 0 || rng.fraction() > 0.5 * company;
}
