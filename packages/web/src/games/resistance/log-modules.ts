import type { Seat } from '@reseau/core';
import type { Fact } from '@reseau/games/resistance';
import { sentences } from '../../i18n/sentences.ts';
import type { Entry } from '../client.ts';
import type { GameWords } from './i18n/en.ts';
import { charactersIn, type ModuleFact } from './module-facts.ts';

export type Told = Pick<Entry, 'tone' | 'late'> & { tell(words: GameWords, names: readonly string[]): string };

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `${seat + 1}`;

type Name = (seat: Seat) => string;

const says = (
  line: (told: GameWords['told'], name: Name, words: GameWords) => string,
  tone: Entry['tone'] = 'plain',
): Told => ({ tone, tell: (words, names) => line(words.told, (seat) => nameOf(names, seat), words) });

type Of<M extends string> = Extract<ModuleFact, { readonly type: `${M}.${string}` }>;

/** What a module's fact says in the log. Whispers never tell more than that there was one, and some not even that. */
export function moduleLine(fact: ModuleFact, later: readonly Fact[]): Told | undefined {
  if (isOf('plot', fact)) return plotLine(fact);
  if (isOf('hunter', fact)) return hunterLine(fact);
  if (isOf('defector', fact)) return defectorLine(fact);
  if (isOf('assassin', fact)) return assassinLine(fact, later);
  return tokenLine(fact);
}

const isOf = <M extends string>(module: M, fact: ModuleFact): fact is Of<M> => fact.type.startsWith(`${module}.`);

function plotLine(fact: Of<'plot'>): Told | undefined {
  switch (fact.type) {
    case 'plot.deck':
      return undefined;
    case 'plot.drawn':
      return says(({ plot }, _name, { plots }) => plot.drawn(fact.cards.map((card) => plots[card].name)), 'head');
    case 'plot.given':
      return says(({ plot }, name, { plots }) => plot.given(plots[fact.card].name, name(fact.seat)));
    case 'plot.taken':
      return says(({ plot }, name, { plots }) => plot.taken(name(fact.seat), plots[fact.card].name, name(fact.from)));
    case 'plot.looked':
      return says(({ plot }, name, { plots }) => plot.looked(plots[fact.card].name, name(fact.seat), name(fact.at)));
    case 'plot.used':
      return says(({ plot }, name, { plots }) => plot.used(name(fact.seat), plots[fact.card].name));
    case 'plot.passed':
      return says(({ plot }, name, { plots }) => plot.passed(name(fact.seat), plots[fact.card].name));
    case 'plot.spotlit':
      return says(({ plot }, name) => plot.spotlit(name(fact.seat)));
    case 'plot.eyed':
      return says(({ plot }, name) => plot.eyed(name(fact.seat), name(fact.of)));
  }
}

function hunterLine(fact: Of<'hunter'>): Told | undefined {
  switch (fact.type) {
    case 'hunter.chance':
      // Told to one player alone: even a line without content would show who it is.
      return undefined;
    case 'hunter.answered':
      return says(({ noted }) => noted);
    case 'hunter.appointed':
      return says(({ hunter }, name) => hunter.appointed(name(fact.seat)));
    case 'hunter.steppedOut':
      return says(({ hunter }, name) => hunter.steppedOut[fact.side](name(fact.seat)), 'head');
    case 'hunter.accused':
      return says(({ hunter, turned }, name) => {
        const [who, named] = [name(fact.seat), name(fact.named)];
        return fact.right ? hunter.right(who, named) : sentences(hunter.wrong(who, named), turned(fact.mission));
      }, 'head');
    case 'hunter.investigated':
      return says(({ hunter }, name) => hunter.investigated(name(fact.seat), name(fact.named)));
    case 'hunter.blamed':
      return says(({ hunter }, name) =>
        hunter[fact.right ? 'blamedRight' : 'blamedWrong'](name(fact.seat), name(fact.named)),
      );
  }
}

function defectorLine(fact: Of<'defector'>): Told | undefined {
  switch (fact.type) {
    case 'defector.deck':
    case 'defector.told':
      return undefined;
    case 'defector.turned':
      return says(({ defector }) => (fact.switches ? defector.switched : defector.stayed), 'head');
    case 'defector.drawn':
      return says(({ defector }) => defector.drawn(fact.round), 'head');
    case 'defector.laidOut': {
      const rounds = fact.cards.flatMap((switches, index) => (switches ? [index + 1] : []));
      return says(({ defector }) =>
        rounds.length === 0 ? defector.laidOutNone : defector.laidOut(rounds.map(defector.round)),
      );
    }
    case 'defector.unveiled':
      return says(({ defector }) =>
        fact.rounds.length === 0 ? defector.unveiledNone : defector.unveiled(fact.rounds.map(defector.round)),
      );
  }
}

function tokenLine(fact: Exclude<ModuleFact, Of<'plot' | 'hunter' | 'defector' | 'assassin'>>): Told {
  switch (fact.type) {
    case 'inquisitor.given':
      return says(({ inquisitor }, name) => inquisitor.given(name(fact.seat)));
    case 'inquisitor.looked':
      return says(({ inquisitor }, name) => inquisitor.looked(name(fact.seat), name(fact.at)));
    case 'trapper.trapped':
      return says(({ trapper }, name) => trapper.trapped(name(fact.seat)));
    case 'rogue.watched':
      return says(({ rogue }, name) => rogue.watched(name(fact.seat)));
    case 'sergeant.named':
      return says(({ sergeant }, name) => sergeant.named(name(fact.seat)));
    case 'sergeant.swapped':
      return says(({ sergeant }, name) => sergeant.swapped(name(fact.seat), name(fact.of)));
    case 'sergeant.passed':
      return says(({ sergeant }, name) => sergeant.passed(name(fact.seat)));
  }
}

/** With the blow comes whom it was for, and what that player was: all cards lie open then. */
function assassinLine(fact: Of<'assassin'>, later: readonly Fact[]): Told {
  if (fact.type === 'assassin.steppedOut') {
    return says(({ assassin }, name) => assassin.steppedOut(name(fact.seat)), 'head');
  }
  const struck = charactersIn(later)?.[fact.named];
  return says(({ assassin }, name) => {
    const blow = assassin.named(name(fact.seat), name(fact.named));
    if (struck === undefined) return blow;
    return sentences(blow, assassin[struck === 'commander' ? 'hit' : 'missed'](name(fact.named)));
  }, 'head');
}
