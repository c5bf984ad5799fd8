import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';
import type { Entry } from '../client.ts';
import type { GameWords } from './i18n/en.ts';

/** What a fact is told with, where the fact alone does not say it. */
interface Context {
  readonly leader: Seat;
  readonly votes: ReadonlyMap<Seat, boolean>;
}

type Told = { readonly tone: Entry['tone']; tell(words: GameWords, names: readonly string[]): string };

const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `${seat + 1}`;

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

function lineOf(fact: resistance.Fact, { leader, votes }: Context): Told | undefined {
  switch (fact.type) {
    case 'at':
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
      return { tone: 'plain', tell: ({ log }, names) => `${log.votes(...sides(votes, names))} ${log.approved}`.trim() };
    case 'rejected':
      return {
        tone: 'plain',
        tell: ({ log }, names) => `${log.votes(...sides(votes, names))} ${log.rejected(fact.rejections)}`,
      };
    case 'revealed': {
      const fails = fact.cards.filter((card) => card === 'fail').length;
      return { tone: 'plain', tell: ({ log }) => log.revealed(fact.mission, fails) };
    }
    case 'result':
      return fact.success
        ? { tone: 'blue', tell: ({ log }) => log.success(fact.mission) }
        : { tone: 'red', tell: ({ log }) => log.failed(fact.mission) };
    case 'ended':
      return { tone: fact.winner === 'spy' ? 'red' : 'blue', tell: ({ log }) => log.ended[fact.winner] };
    case 'unmasked': {
      const spies = fact.characters.flatMap((character, seat) => (character === 'spy' ? [seat as Seat] : []));
      return { tone: 'plain', tell: ({ log }, names) => log.unmasked(spies.map((seat) => nameOf(names, seat))) };
    }
    case 'character':
      return { tone: 'plain', tell: ({ log }) => log.dealt };
    case 'learned':
      // Told to spies alone: even a line without content would show who they are.
      return undefined;
    case 'played':
      return { tone: 'plain', tell: ({ log }) => log.played };
  }
}

function sides(
  votes: ReadonlyMap<Seat, boolean>,
  names: readonly string[],
): [yes: readonly string[], no: readonly string[]] {
  const of = (wanted: boolean) =>
    [...votes].filter(([, approve]) => approve === wanted).map(([seat]) => nameOf(names, seat));
  return [of(true), of(false)];
}
