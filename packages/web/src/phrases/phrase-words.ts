import type { PhraseLine } from '@reseau/protocol';
import type { Session } from '../session/session.svelte.ts';

/** What was said, in the reader's language; nothing where the table plays another game by now. */
export function wordsOf(session: Session, { game, phrase, called }: PhraseLine): string | undefined {
  const client = session.match?.client ?? session.client;
  return client?.id === game ? client.phrases.say(phrase, called) : undefined;
}

/** Whether this one may say phrases at this moment: with a seat of the match at hand, where the host has not switched them off. */
function mayPhrase(session: Session): boolean {
  const { room, me, match, self } = session;
  if (room === undefined || me === undefined || match === undefined || session.lingers) return false;
  const isMuted = room.members.some(({ id, muted }) => id === session.you && muted === true);
  const isOn = room.phase === 'playing' || room.phase === 'over';
  return isOn && room.phrasesOff !== true && !isMuted && self?.silent !== true;
}

/** Who may say phrases now: whoever has this device, or any of those around it. */
export const phrasersOf = (session: Session, around: readonly Session[]): readonly Session[] =>
  (around.length > 0 ? around : [session]).filter(mayPhrase);
