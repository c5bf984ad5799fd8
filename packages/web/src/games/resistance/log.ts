import { isOpen, type Seat } from '@reseau/core';
import {
  CARDS,
  type Fact,
  isFail,
  type OpenFact,
  type Result,
  type Setup,
  type Side,
  type Table,
} from '@reseau/games/resistance';
import { type Lateness, PUNCTUAL, Questions } from '../../session/late.ts';
import { app } from '../../words/app.ts';
import { lateTo } from '../../words/ran-out.ts';
import { sentences } from '../../words/sentences.ts';
import { seatAt } from '../seat-at.ts';
import { type Ballots, ballotsOn, withFact } from './ballots.ts';
import { moduleTelling } from './catalogue.ts';
import { type BaseFact, isBaseFact, type ModuleFact, moduleFact } from './facts.ts';
import type { GameWords } from './i18n/game-words.ts';
import { type FactLine, type LogLine, nameOf } from './log-line.ts';
import { rulesFor } from './view.ts';

type Facts = readonly Fact[];

/** What a fact is told with, where the fact alone does not say it. */
interface Context {
  readonly leader: Seat;
  readonly ballots: Ballots;
  /** Whether a team was ever named: a Character that is told after that was not dealt. */
  readonly isUnderWay: boolean;
  /** The facts told in the same breath, after this one. */
  readonly later: Facts;
  /** The side that each seat ended on. */
  sides(): readonly Side[];
}

/** The lines these facts make. Whispers are told without their content: a log may be read over a shoulder. */
export function logLines(before: Table, facts: Facts, setup: Setup, late: Lateness = PUNCTUAL): readonly FactLine[] {
  const { game } = rulesFor(before.seats, setup);
  let { leader } = before;
  let ballots = ballotsOn(before);
  let isUnderWay = before.proposals.length > 0;
  const sides = () => game.sides(game.see(before, facts.filter(isOpen<OpenFact>)));
  const questions = new Questions(before, late);
  const lines: FactLine[] = [];
  for (const [index, fact] of facts.entries()) {
    const struck = questions.announced();
    if (struck !== undefined) lines.push({ ...lateLine(fact, struck.seats ?? []), fact });
    const line = lineOf(fact, { leader, ballots, isUnderWay, later: facts.slice(index + 1), sides });
    if (line !== undefined) lines.push({ ...line, fact });
    if (fact.type === 'led') leader = fact.leader;
    if (fact.type === 'proposed') isUnderWay = true;
    ballots = withFact(ballots, fact);
    questions.pass(fact);
  }
  return lines;
}

/** What the clock has done, told before what it was done to. */
function lateLine({ type }: Fact, late: readonly Seat[]): LogLine {
  const line = (tell: LogLine['tell']): LogLine => ({ tone: 'plain', tell, late });
  if (type === 'voted') return line((words, names, me) => words.late.vote(lateTo(me, late, names)));
  if (type === 'proposed') return line((words, names, me) => words.late.team(lateTo(me, late, names)));
  if (type === 'played' || type === 'laid')
    return line(({ late: words }, names, me) =>
      late.length === 0 ? words.cards : words.card(lateTo(me, late, names)),
    );
  return line((_, names, me) => app.words.table.late(lateTo(me, late, names)));
}

function lineOf(fact: Fact, context: Context): LogLine | undefined {
  if (isBaseFact(fact)) return baseLine(fact, context);
  const told = moduleFact(fact);
  return told === undefined ? undefined : moduleLine(told, context.later);
}

function moduleLine(fact: ModuleFact, later: Facts): LogLine | undefined {
  const { logLine } = moduleTelling(fact);
  if (logLine === undefined) throw new Error(`log: nobody tells ${fact.type}`);
  return logLine(fact, later);
}

function baseLine(fact: BaseFact, { leader, ballots, isUnderWay, sides }: Context): LogLine | undefined {
  switch (fact.type) {
    case 'at':
      return castFirst(ballots);
    case 'round':
    case 'laid':
    // LogLine to those whose eyes opened: even a line without content would show who they are.
    case 'recognised':
    // The votes are told together, once the last is known.
    case 'voted':
      return undefined;
    case 'led':
      return { tone: 'plain', tell: ({ log }, names) => log.led(nameOf(names, fact.leader)) };
    case 'proposed':
      return {
        tone: 'head',
        tell: ({ log }, names) => log.proposed(nameOf(names, leader), fact.mission, named(fact.team, names)),
      };
    case 'approved':
      return { tone: 'plain', tell: ({ log }, names) => sentences(...votesIn(log, ballots, names), log.approved) };
    case 'rejected':
      return {
        tone: 'plain',
        tell: ({ log }, names) => sentences(...votesIn(log, ballots, names), log.rejected(fact.rejections)),
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
      return {
        tone: fact.winner === 'spy' ? 'red' : 'blue',
        tell: ({ log }, names) =>
          fact.alone === undefined ? log.ended[fact.winner] : log.alone(nameOf(names, fact.alone)),
      };
    case 'unmasked': {
      const spies = sides().flatMap((side, seat) => (side === 'spy' ? [seatAt(seat)] : []));
      return { tone: 'plain', tell: ({ log }, names) => log.unmasked(named(spies, names)) };
    }
    case 'character':
      return isUnderWay ? undefined : { tone: 'plain', tell: ({ log }) => log.dealt };
    case 'learned':
    case 'saw':
      return { tone: 'plain', tell: ({ told }) => told.noted };
    case 'played':
      return { tone: 'plain', tell: ({ log }) => log.played };
  }
}

const named = (seats: readonly Seat[], names: readonly string[]): readonly string[] =>
  seats.map((seat) => nameOf(names, seat));

/** The Fails, and every other card that is not a plain Success. */
function revealed({ mission, cards }: Pick<Result, 'mission' | 'cards'>, words: GameWords): string {
  const odd = CARDS.filter((card) => card !== 'success' && card !== 'fail').flatMap((card) => {
    const count = cards.filter((one) => one === card).length;
    return count === 0 ? [] : [words.log.odd(words.cards[card].name, count)];
  });
  return sentences(words.log.revealed(mission, cards.filter(isFail).length), ...odd);
}

/** Who voted how; a team that a plot card turned down was not voted on again. */
function votesIn(log: GameWords['log'], { votes, early }: Ballots, names: readonly string[]): readonly string[] {
  if (votes.length === 0) return [];
  return [
    log.votes(named(voted(votes, true), names), named(voted(votes, false), names)),
    ...(early.length === 0 ? [] : [log.early(named(early, names))]),
  ];
}

const voted = (votes: Ballots['votes'], wanted: boolean): readonly Seat[] =>
  votes.flatMap((approve, seat) => (approve === wanted ? [seatAt(seat)] : []));

/** The votes that were just cast openly, before the others vote. */
function castFirst({ votes, early }: Ballots): LogLine | undefined {
  const fresh = votes.map((vote, seat) => (early.includes(seatAt(seat)) ? undefined : vote));
  const [yes, no] = [voted(fresh, true), voted(fresh, false)];
  if (yes.length + no.length === 0) return undefined;
  return { tone: 'plain', tell: ({ log }, names) => log.votedFirst(named(yes, names), named(no, names)) };
}
