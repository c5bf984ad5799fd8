import type { Seat } from '@reseau/core';
import {
  type Card,
  type CardSet,
  type Fact,
  infoOf,
  type Known,
  type Names,
  namesOf,
  placeOf,
  type Stop,
} from '@reseau/games/insurrection';
import { type Lateness, PUNCTUAL, Questions } from '../../session/late.ts';
import type { Entry } from '../../session/telling.ts';
import { app } from '../../words/app.ts';
import { lateTo } from '../../words/ran-out.ts';
import { sentences } from '../../words/sentences.ts';
import { seatAt } from '../seat-at.ts';
import type { GameWords } from './i18n/en.ts';

export interface LogLine {
  readonly tone: Entry['tone'];
  readonly late?: readonly Seat[];
  readonly result?: true;
  tell(words: GameWords, names: readonly string[], named: (names: Names) => string, me?: Seat): string;
}

/** With the fact that it tells. */
type FactLine = LogLine & Pick<Entry, 'fact'>;

interface Context {
  readonly set: CardSet;
  readonly path: readonly Stop[];
  /** By seat, what lies in front of it. */
  readonly played: readonly (Card | undefined)[];
}

type Called = (card: Card) => string;
type Sentence = (log: GameWords['log'], who: (seat: Seat) => string, card: Called, words: GameWords) => string;

/** The lines these facts make. Whispers are told without their content: a log may be read over a shoulder. */
export function logLines(
  before: Known,
  facts: readonly Fact[],
  set: CardSet,
  lateness: Lateness = PUNCTUAL,
): readonly FactLine[] {
  let context: Context = { set, path: before.table.path, played: before.table.played };
  const questions = new Questions(before.table, lateness);
  const lines: FactLine[] = [];
  for (const fact of facts) {
    const late = questions.announced()?.seats;
    if (late !== undefined) lines.push({ ...lateLine(late), fact });
    questions.pass(fact);
    const line = lineOf(fact, context);
    if (line !== undefined) lines.push({ ...line, fact });
    if (fact.type === 'began') context = { ...context, path: fact.path };
    if (fact.type === 'played') context = { ...context, played: fact.cards };
  }
  return lines;
}

/** What one fact says, for a scene that shows it. */
export function toldBy(
  fact: Fact,
  context: Pick<Context, 'set' | 'played'>,
  words: GameWords,
  names: readonly string[],
  named: (names: Names) => string,
): string {
  return lineOf(fact, { ...context, path: [] })?.tell(words, names, named) ?? '';
}

const lateLine = (late: readonly Seat[]): LogLine => ({
  tone: 'plain',
  tell: (_, names, _named, me) => app.words.table.late(lateTo(me, late, names)),
  late,
});

function logLine(set: CardSet, line: Sentence, tone: LogLine['tone'] = 'plain'): LogLine {
  return {
    tone,
    tell: (words, names, named) =>
      line(
        words.log,
        (seat) => names[seat] ?? '',
        (card) => named(namesOf(set, card)),
        words,
      ),
  };
}

function place(set: CardSet, stop: Stop | undefined): Names | undefined {
  return stop === undefined ? undefined : placeOf(set, stop).names;
}

function lineOf(fact: Fact, { set, path, played }: Context): LogLine | undefined {
  const plain = (line: Sentence): LogLine => logLine(set, line);
  switch (fact.type) {
    case 'at':
    case 'piled':
    case 'shuffled':
    case 'buried':
      return undefined;
    case 'began':
      return {
        tone: 'head',
        tell: ({ log }, names, named) =>
          log.began(
            names[fact.first] ?? '',
            fact.path.map((stop) => named(placeOf(set, stop).names)),
          ),
      };
    case 'dealt':
      return plain((log) => log.dealt);
    case 'drew':
      return plain((log) => log.drew);
    case 'saw':
      return plain((log) => log.saw);
    case 'kept':
      return plain((log) => log.kept);
    case 'advanced': {
      const names = place(set, path[fact.round - 1]);
      return {
        tone: 'head',
        tell: ({ log }, _, named) => log.advanced(fact.round, names === undefined ? '' : named(names)),
      };
    }
    case 'swept':
      return plain((log, _, card) => log.swept(fact.cards.map(card)));
    case 'turnedUp': {
      const cards = [...fact.people, ...fact.leaders];
      return plain((log, _, card) => (cards.length === 0 ? log.noneTurnedUp : log.turnedUp(cards.map(card))));
    }
    case 'drawn':
      return plain((log) => log.drawn(fact.each));
    case 'undrawn':
      return plain((log) => log.undrawn);
    case 'discarded':
      return plain((log, who, card) =>
        sentences(...fact.cards.map((one, seat) => log.discarded(who(seatAt(seat)), card(one)))),
      );
    case 'played':
      return plain((log, who, card) =>
        log.played(fact.cards.map((one, seat) => log.play(who(seatAt(seat)), card(one), infoOf(set, one).initiative))),
      );
    case 'eliminated':
      return plain((log, who, card) => log.eliminated(who(fact.seat), card(fact.card)));
    case 'looked':
      return plain((log, who) => log.looked(who(fact.seat)));
    case 'put':
      return plain((log, who, card) =>
        fact.where === 'under' ? log.putUnder(who(fact.seat)) : log.putCentre(who(fact.seat), card(fact.card)),
      );
    case 'mustered':
      return plain((log, who, card) => log.mustered(who(fact.seat), card(fact.card)));
    case 'raised':
      return plain((log, who, card) => log.raised(who(fact.seat), card(fact.card)));
    case 'cleansed':
      return plain((log, who, card) => log.cleansed(who(fact.seat), card(fact.card)));
    case 'traded':
      return plain((log, who, card) => log.traded(who(fact.seat), card(fact.give), card(fact.take)));
    case 'swore':
      return plain((log, who, card) => log.swore(who(fact.seat), card(fact.card)));
    case 'took': {
      const left = played[fact.seat];
      return plain((log, who, card) =>
        left === undefined || left === fact.card
          ? log.tookBack(who(fact.seat), card(fact.card))
          : log.took(who(fact.seat), card(fact.card), card(left)),
      );
    }
    case 'corrupted':
      return logLine(set, (log) => log.corrupted(fact.marks), 'violet');
    case 'ended':
      return logLine(set, (log) => log.ended[fact.ending], fact.ending === 'good' ? 'gold' : 'violet');
    case 'swapped':
      return plain((log, who, card) => log.swapped(who(fact.seat), card(fact.by), card(fact.give), card(fact.take)));
    case 'gained':
      return plain((log, who, card) => log.gained(who(fact.seat), card(fact.by), card(fact.card)));
    case 'unused':
      return plain((log, who, card) => log.unused(who(fact.seat), card(fact.by)));
    case 'scored':
      return {
        ...logLine(
          set,
          (log, who) =>
            `${log.scored(fact.points.map((points, seat) => log.score(who(seatAt(seat)), points)))} ${log.won(fact.winners.map(who))}`,
          'head',
        ),
        result: true,
      };
  }
}
