import { type Fact, isPaused, type LeaderId, type OpenFact, see, type Table } from '@reseau/games/project';
import type { Entry } from '../../session/telling.ts';
import { sentences } from '../../words/sentences.ts';
import { cityName, numbered } from './cities.ts';
import type { GameWords } from './i18n/en.ts';
import { cardName, sayDice, whoIs } from './say.ts';

interface LogLine {
  readonly tone: Entry['tone'];
  tell(words: GameWords, names: readonly string[]): string;
}

/** With the fact that it tells. */
type FactLine = LogLine & Pick<Entry, 'fact'>;

/** The lines that these facts make. Everything is public: nothing has to be kept from the log. */
export function logLines(before: Table, facts: readonly Fact[]): readonly FactLine[] {
  let table = before;
  return facts.flatMap((fact) => {
    if (fact.to !== 'all') return [];
    table = see(table, [fact]);
    const line = lineOf(fact, table);
    return line === undefined ? [] : [{ ...line, fact }];
  });
}

type Tell = LogLine['tell'];
const plain = (tell: Tell): LogLine => ({ tone: 'plain', tell });
const blue = (tell: Tell): LogLine => ({ tone: 'blue', tell });
const red = (tell: Tell): LogLine => ({ tone: 'red', tell });
const head = (tell: Tell): LogLine => ({ tone: 'head', tell });

function lineOf(fact: OpenFact, table: Table): LogLine | undefined {
  return 'leader' in fact ? leaderLine(fact, table) : commonLine(fact, table);
}

type LeaderFact = Extract<OpenFact, { readonly leader: LeaderId }>;

function leaderLine(fact: LeaderFact, table: Table): LogLine | undefined {
  const who = (words: GameWords) => whoIs(table, fact.leader, words);
  switch (fact.type) {
    // LogLine by what the action does.
    case 'acted':
    case 'planSpent':
    case 'letGo':
    // Said on the plan board.
    case 'intended':
    case 'marked':
      return undefined;
    case 'moved':
      return plain((w) => w.log[fact.by](who(w), numbered(fact.city, w)));
    case 'met':
      return plain((w) => w.log.met(who(w), w.allies[fact.ally]));
    case 'foundToken':
      return plain((w) => w.log.foundToken(who(w)));
    case 'gained':
      return plain((w) => w.log.gained(who(w)));
    case 'gaveCard':
      return plain((w) => w.log.gave(who(w), w.items[fact.card].name, whoIs(table, fact.whom, w)));
    case 'gaveAlly':
      return plain((w) => w.log.gave(who(w), w.allies[fact.ally], whoIs(table, fact.whom, w)));
    case 'planned':
      return plain((w) => w.log.planned(who(w), w.skills[fact.skill].name));
    case 'recruited':
      return blue((w) => w.log.recruited(who(w), w.allies[fact.ally], w.skills[fact.skill].name));
    case 'reorganised':
      return plain((w) => w.log.reorganised(who(w), w.allies[fact.ally], w.skills[fact.skill].name));
    case 'equipped':
      return plain((w) => w.log.equipped(who(w), w.items[fact.card].name));
    case 'tookOff':
      return plain((w) => w.log.tookOff(who(w), w.items[fact.card].name));
    case 'drew':
      // The card that is kept is told when it is kept.
      return fact.cards.every((card) => card === 'fail')
        ? plain((w) => w.log.drewNothing(who(w), fact.cards.length))
        : undefined;
    case 'kept':
      return plain((w) => w.log[fact.worn ? 'keptWorn' : 'kept'](who(w), cardName(fact.card, w)));
    case 'discarded':
      return plain((w) => w.log.discarded(who(w), cardName(fact.card, w)));
    case 'retrieved':
      return plain((w) => w.log[fact.worn === true ? 'retrievedWorn' : 'retrieved'](who(w), cardName(fact.card, w)));
    case 'played':
      return blue((w) => w.log[fact.way](who(w), w.heroics[fact.card].name));
    case 'undone':
      return plain((w) => w.log.undone(who(w)));
    case 'crafted':
      return blue((w) => w.log.crafted(who(w)));
    case 'sabotaged':
      return blue((w) => w.log.sabotaged(who(w), numbered(fact.city, w)));
  }
}

function commonLine(fact: Exclude<OpenFact, LeaderFact>, table: Table): LogLine | undefined {
  switch (fact.type) {
    case 'at':
    case 'usedUp':
    // The dice are told with the city that they name.
    case 'rolled':
    case 'activated':
      return undefined;
    case 'setOut':
      return head((w) => w.log.setOut(w.scenarios[fact.opening.scenario].name));
    case 'reshuffled':
      return plain((w) => w.log.reshuffled);
    case 'killed':
      return blue((w) => w.log.killed(fact.count, numbered(fact.city, w)));
    case 'located':
      return blue((w) =>
        w.log.located(
          numbered(fact.city, w),
          fact.clues.map((clue) => w.clues[clue].name),
        ),
      );
    case 'foresaw':
      return plain((w) => w.log.foresaw(...sayDice(fact.dice, w)));
    case 'slowed':
      return blue((w) => w.log.slowed(fact.actions));
    case 'wishedPause':
      return plain((w, names) => pauseLine(fact, table, w.log, names[fact.seat] ?? ''));
    case 'wishedToGiveUp':
      return plain((w, names) => (fact.on ? w.log.givesUp : w.log.playsOn)(names[fact.seat] ?? ''));
    case 'finished':
      return plain((w, names) => (fact.givesUp === true ? w.log.givesUp : w.log.done)(names[fact.seat] ?? ''));
    case 'unfinished':
      return plain((w, names) => w.log.notDone(names[fact.seat] ?? ''));
    case 'sped':
      return red((w) => w.log.sped(fact.speed));
    case 'armyBegan':
      return head((w) => w.log.armyBegan(fact.actions));
    case 'skipped':
      return plain((w) => w.log.skipped);
    case 'spared':
      return plain((w) => (fact.city === undefined ? w.log.noCity : w.log.shielded(cityName(fact.city, w))));
    case 'added':
      return red((w) => w.log.added(fact.count, numbered(fact.city, w)));
    case 'deployed':
      return red((w) => w.log.deployed(fact.count, cityName(fact.from, w), numbered(fact.city, w)));
    case 'tipped':
      return red((w) => w.log.tipped(numbered(fact.city, w)));
    case 'turned':
      return head((w) => w.log.turned(fact.turn));
    case 'ended':
      return { tone: fact.ending === 'won' ? 'blue' : 'red', tell: (w) => w.log.ended[fact.ending] };
  }
}

type PauseFact = Extract<OpenFact, { readonly type: 'wishedPause' }>;

/** A pause begins once all want it, and ends as soon as one does not. */
function pauseLine({ on, ends, declines }: PauseFact, table: Table, log: GameWords['log'], who: string): string {
  if (ends === true) return log.resumes(who);
  if (declines === true) return log.declinesPause(who);
  if (!on) return log.withdrawsPause(who);
  const isFirst = table.wantsPause.filter(Boolean).length === 1;
  const wish = isFirst ? log.wantsPause(who) : log.agreesToPause(who);
  return isPaused(table) ? sentences(wish, log.paused) : wish;
}
