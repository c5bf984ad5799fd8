import type { Card, Result, Table } from '@reseau/games/resistance';
import { sentences } from '../../i18n/sentences.ts';
import { cornersOf } from './corners.ts';
import type { GameWords } from './i18n/en.ts';
import { nameOf } from './log-modules.ts';
import type { Round } from './rounds.ts';

interface Told {
  readonly table: Table;
  readonly names: readonly string[];
  readonly words: GameWords;
}

/** What the modules did around one team, for the vote table: before it was voted on, and after. */
export interface Annals {
  readonly cards: readonly Card[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function annalsOf(round: Round, told: Told): Annals {
  const result =
    round.result === undefined ? undefined : told.table.results.find(({ mission }) => mission === round.mission);
  return {
    cards: result?.cards ?? [],
    before: round.attempt === 1 ? [...loyalty(round, told), ...blame(round, told)] : [],
    after: [...distrust(round, told), ...(result === undefined ? [] : afterMission(result, told))],
  };
}

function loyalty({ number }: Round, { table, words: { told } }: Told): readonly string[] {
  const { turned = [], drawn = [] } = cornersOf(table).defector ?? {};
  const switches = turned[number];
  if (switches !== undefined) return [switches ? told.defector.switched : told.defector.stayed];
  return drawn.includes(number) ? [told.defector.drawn(number)] : [];
}

function blame({ number }: Round, { table, names, words: { told } }: Told): readonly string[] {
  const used = cornersOf(table).hunter?.blame;
  if (used === undefined || used.round !== number) return [];
  const say = used.right ? told.hunter.blamedRight : told.hunter.blamedWrong;
  return [say(nameOf(names, used.seat), nameOf(names, used.named))];
}

/** Approved by more than half, and yet it did not go. */
function distrust({ votes, approved }: Round, { words: { ledger } }: Told): readonly string[] {
  const yes = votes.filter((vote) => vote === true).length;
  return approved === false && yes * 2 > votes.length ? [ledger.distrusted] : [];
}

function afterMission({ mission }: Result, { table, names, words: { told } }: Told): readonly string[] {
  const { hunter, inquisitor } = cornersOf(table);
  const accusations = (hunter?.accusations ?? []).filter((one) => one.mission === mission);
  const asked = (hunter?.investigations ?? []).filter((one) => one.mission === mission);
  /** The first look comes after the second mission, whichever it was. */
  const played = table.results.findIndex((result) => result.mission === mission);
  const [from, to] = [inquisitor?.holders[played - 1], inquisitor?.holders[played]];
  return [
    ...accusations.map(({ seat, named, right }) => {
      const line = told.hunter[right ? 'right' : 'wrong'](nameOf(names, seat), nameOf(names, named));
      return right ? line : sentences(line, told.turned(mission));
    }),
    ...asked.map(({ seat, named }) => told.hunter.investigated(nameOf(names, seat), nameOf(names, named))),
    ...(from === undefined || to === undefined ? [] : [told.inquisitor.looked(nameOf(names, from), nameOf(names, to))]),
  ];
}
