import { GAMES } from '@reseau/games';
import { isPlayer } from '../rooms/agreement.ts';
import { isFresh, phaseOf } from '../rooms/room.ts';
import { gameFor } from '../rooms/start.ts';
import type { People } from './people.ts';

/** So often something is tried; each takes a minute at most, of the table's own time. */
const TRIES = 20;
const MINUTE = 70_000;
/** Longer than devices have to seal a deal. */
const SEALED = 11_000;

/** Whether those who are here wait for those who have played here, as newcomers do: they may open a table of their own (ADR 0016). */
export function waitsForFriends({ room, present }: Pick<People, 'room' | 'present'>): boolean {
  const friends = [...room.members, ...room.bench].filter((one) => isPlayer(one) && one.played === true);
  return !isFresh(room) && friends.length > 0 && friends.every(({ id }) => !present.includes(id));
}

/** Whether those who are here come to a match by what they may do themselves. Nobody reloads a page for it. */
export async function begins(people: People): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const phase = phaseOf(people.room);
    if (phase === 'playing') return true;
    if (phase === 'sealing') {
      await people.seal();
      if (phaseOf(people.room) === 'sealing') await people.pass(SEALED);
      // A host who is away has a successor after a while: nobody is asked.
    } else if (!people.isHere(people.room.host)) await people.pass(MINUTE);
    else if (!(await tried(people, people.room.host ?? ''))) await people.pass(MINUTE);
  }
  return false;
}

/** What a host does in the lobby, or under a result. */
async function tried(people: People, host: string): Promise<boolean> {
  const { room } = people;
  if (phaseOf(room) === 'over') return (await people.ask(host, { do: 'rematch' })).ok;
  const without = room.members.filter(({ id, key }) => key !== undefined && !isAble(people, id)).map(({ id }) => id);
  for (const member of without) await people.ask(host, { do: 'bench', member });
  const fewest = Math.min(...GAMES[room.game].seats);
  for (let added = people.room.members.length; added < fewest; added += 1)
    await people.ask(host, { do: 'addBot', level: 'easy' });
  if (!gameFor(people.room).ok) await people.ask(host, { do: 'options', options: { ...GAMES[room.game].defaults } });
  return (await people.ask(host, { do: 'start' })).ok;
}

const isAble = (people: People, member: string): boolean => people.isHere(member) && !people.deaf.has(member);
