import type { Seat } from '@reseau/core';
import { resistance } from '@reseau/games';
import { sentences } from '../../i18n/sentences.ts';
import type { GameWords } from './i18n/en.ts';
import { moduleLine, nameOf, type Told } from './log-modules.ts';
import { type BaseFact, isBaseFact, moduleFact } from './module-facts.ts';
import { fails } from './view.ts';

/** What a fact is told with, where the fact alone does not say it. */
interface Context {
  readonly leader: Seat;
  readonly votes: ReadonlyMap<Seat, boolean>;
}

/** The lines these facts make. Whispers are told without their content: a log may be read over a shoulder. */
export function chronicle(leader: Seat, facts: readonly resistance.Fact[]): readonly Told[] {
  let context: Context = { leader, votes: new Map() };
  const lines: Told[] = [];
  for (const fact of facts) {
    const line = lineOf(fact, context);
    if (line !== undefined) lines.push(line);
    if (fact.type === 'led') context = { leader: fact.leader, votes: new Map() };
    if (fact.type === 'voted') context = { ...context, votes: new Map(context.votes).set(fact.seat, fact.approve) };
    if (fact.type === 'approved' || fact.type === 'rejected') context = { ...context, votes: new Map() };
  }
  return lines;
}

function lineOf(fact: resistance.Fact, context: Context): Told | undefined {
  if (isBaseFact(fact)) return baseLine(fact, context);
  const told = moduleFact(fact);
  return told === undefined ? undefined : moduleLine(told);
}

function baseLine(fact: BaseFact, { leader, votes }: Context): Told | undefined {
  switch (fact.type) {
    case 'at':
    case 'round':
    case 'laid':
    // Told to those whose eyes opened: even a line without content would show who they are.
    case 'recognised':
    // The votes are told together, once the last is known.
    case 'voted':
      return undefined;
    case 'led':
      return { tone: 'plain', tell: ({ log }, names) => log.led(nameOf(names, fact.leader)) };
    case 'proposed':
      return {
        tone: 'head',
        tell: ({ log }, names) =>
          log.proposed(
            nameOf(names, leader),
            fact.mission,
            fact.team.map((seat) => nameOf(names, seat)),
          ),
      };
    case 'approved':
      return { tone: 'plain', tell: ({ log }, names) => sentences(...ballots(log, votes, names), log.approved) };
    case 'rejected':
      return {
        tone: 'plain',
        tell: ({ log }, names) => sentences(...ballots(log, votes, names), log.rejected(fact.rejections)),
      };
    case 'exposed':
      return {
        tone: 'plain',
        tell: ({ told, cards }, names) => told.exposed(nameOf(names, fact.seat), cards[fact.card].name),
      };
    case 'revealed':
      return { tone: 'plain', tell: (words) => revealed(fact, words) };
    case 'result':
      return fact.success
        ? { tone: 'blue', tell: ({ log }) => log.success(fact.mission) }
        : { tone: 'red', tell: ({ log }) => log.failed(fact.mission) };
    case 'ended':
      return { tone: fact.winner === 'spy' ? 'red' : 'blue', tell: ({ log }) => log.ended[fact.winner] };
    case 'unmasked': {
      const spies = fact.characters.flatMap((character, seat) =>
        resistance.sideOf(character) === 'spy' ? [seat as Seat] : [],
      );
      return { tone: 'plain', tell: ({ log }, names) => log.unmasked(spies.map((seat) => nameOf(names, seat))) };
    }
    case 'character':
      return { tone: 'plain', tell: ({ log }) => log.dealt };
    case 'learned':
    case 'saw':
      return { tone: 'plain', tell: ({ told }) => told.noted };
    case 'played':
      return { tone: 'plain', tell: ({ log }) => log.played };
  }
}

/** The Fails, and every other card that is not a plain Success. */
function revealed({ mission, cards }: Pick<resistance.Result, 'mission' | 'cards'>, words: GameWords): string {
  const odd = (['reverse', 'rogueSuccess', 'chiefFail'] as const).flatMap((card) => {
    const count = cards.filter((one) => one === card).length;
    return count === 0 ? [] : [words.log.odd(words.cards[card].name, count)];
  });
  return sentences(words.log.revealed(mission, fails(cards)), ...odd);
}

/** Who voted how; a team that a plot card turned down was not voted on again. */
const ballots = (log: GameWords['log'], votes: ReadonlyMap<Seat, boolean>, names: readonly string[]) =>
  votes.size === 0 ? [] : [log.votes(...sides(votes, names))];

function sides(
  votes: ReadonlyMap<Seat, boolean>,
  names: readonly string[],
): [yes: readonly string[], no: readonly string[]] {
  const of = (wanted: boolean) =>
    [...votes].filter(([, approve]) => approve === wanted).map(([seat]) => nameOf(names, seat));
  return [of(true), of(false)];
}
