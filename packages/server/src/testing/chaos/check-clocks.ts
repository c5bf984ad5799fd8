import type { Timings } from '@reseau/rooms';
import { alarmFaults, type Rest } from '@reseau/rooms/testing';
import type { Fault } from './fault.ts';
import type { History, Note } from './history.ts';

/** In milliseconds: what a machine may be busy for that runs server, people and faults at once. Nothing may ring early, by so much as one. */
const LATE_BY = 10_000;

/** Every clock ended when it should. The screen called the server itself, so that nobody was at the table only while it was cut off. */
export function clockFaults(log: readonly string[], timings: Timings, screen: History): readonly Fault[] {
  const { rests, until } = presenceOf(screen.notes);
  return alarmFaults(log, { timings, rests, until, lateBy: LATE_BY }).map(({ kind, what, due, over }) => ({
    rule: 'clock',
    code: screen.code,
    who: kind,
    what: over === undefined ? `${what}, due ${due}` : `${what} by ${over - due}`,
  }));
}

/** When nobody looked, by the time of the server: it says at every welcome what that is. */
function presenceOf(notes: readonly Note[]): { readonly rests: readonly Rest[]; readonly until: number } {
  const rests: Rest[] = [];
  let from: number | undefined = 0;
  let ahead = 0;
  let until = 0;
  for (const note of notes) {
    if ('heard' in note && note.heard.t === 'welcome') {
      if (from !== undefined) rests.push({ from, to: note.heard.now });
      from = undefined;
      ahead = note.heard.now - note.at;
    }
    if ('lost' in note) from ??= until;
    if ('heard' in note) until = note.at + ahead;
  }
  return { rests, until };
}
