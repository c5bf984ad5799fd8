import type { Command, MemberView, RoomView, UnsealedView } from '@reseau/protocol';
import type { Answer } from '../connection/answer.ts';
import type { Hosting } from '../words/en/hosting.ts';
import type { SealWords } from '../words/seal/en.ts';
import { addBot } from './add-bot.ts';

/** What starting needs of a session. */
export interface Host {
  readonly room: RoomView | undefined;
  ask(command: Command): Promise<Answer>;
}

/** People with a seat who are not here. */
export const awayIn = ({ members }: RoomView): readonly MemberView[] =>
  members.filter(({ kind, online }) => kind === 'person' && !online);

/** Who is not here, and what whoever leads the table may do about it, if they are here themselves. */
export function awayWords(
  words: Pick<Hosting, 'away' | 'waitsFor'>,
  room: RoomView,
  isHost: boolean,
): string | undefined {
  const names = awayIn(room).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const host = [...room.members, ...room.bench].find((member) => member.host);
  return isHost || host?.online !== true ? words.away(names) : words.waitsFor(names, host.name);
}

/** Why no cards were dealt. */
export const noDeal = (words: SealWords, { missing, ahead = [] }: UnsealedView, isHost: boolean): string =>
  ahead.length > 0 ? words.putBack(ahead, isHost) : words.unsealed(missing, isHost);

/** Bots for whoever is missing, then the deal. */
export async function start(host: Host, fewest: number): Promise<Answer> {
  // Asked anew each time: somebody may have sat down meanwhile.
  while (host.room !== undefined && host.room.members.length < fewest) {
    const added = await host.ask(addBot(host.room.code, 'medium'));
    if (!added.ok) return added;
  }
  return host.ask({ do: 'start' });
}

/** The same without those who are away by now: they watch from the bench. */
export async function startWithout(host: Host, fewest: number): Promise<Answer> {
  const { room } = host;
  const away = room === undefined ? [] : awayIn(room).map(({ id }) => id);
  if ((room?.members.length ?? 0) - away.length >= fewest) return host.ask({ do: 'start', without: away });
  for (const member of away) {
    const benched = await host.ask({ do: 'bench', member });
    if (!benched.ok) return benched;
  }
  return start(host, fewest);
}
