import type { ServerMessage } from '@reseau/protocol';
import type { Fault } from './fault.ts';
import type { History } from './history.ts';

type Code = Extract<ServerMessage, { readonly t: 'bye' | 'refused' }>['code'];

/** Whoever belongs to a table and keeps to the protocol is sent away for nothing else: to call again is always right. */
const AGAIN: readonly Code[] = ['restarting', 'unavailable', 'cannotStore', 'elsewhere', 'tooMany'];

/** A seat that is not known any more, and mistakes of the server's own. */
export function byeFaults({ code, member, notes }: History): readonly Fault[] {
  return notes.flatMap((note): readonly Fault[] => {
    if (!('heard' in note)) return [];
    const { heard } = note;
    const isFault =
      (heard.t === 'bye' && !AGAIN.includes(heard.code)) ||
      (heard.t === 'refused' && ['internal', 'badMessage', 'notMember'].includes(heard.code));
    return isFault ? [{ rule: 'sentAway', code, who: member ?? 'screen', what: heard.code }] : [];
  });
}
