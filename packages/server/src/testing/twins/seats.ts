import type { Player } from '../player.ts';
import { agreed } from './calls.ts';
import type { Floor } from './floor.ts';
import type { Kind } from './kinds.ts';

const SECOND = 1000;

/** Somebody's line is cut, and stays so until the host need not wait. */
async function goes(floor: Floor, player: Player): Promise<void> {
  await player.drop();
  await floor.ears.gone();
  for (let second = 0; second < 32; second += 8) await floor.passing(8 * SECOND);
}

/** Somebody goes, and a bot plays on for them. */
export async function goesAway(floor: Floor): Promise<Player | undefined> {
  const [away] = floor.guests;
  if (away?.id === undefined) return undefined;
  const member = away.id;
  floor.ears.heardByAll = false;
  await goes(floor, away);
  await floor.doing('standIn', async () => void (await floor.command(floor.host, { do: 'standIn', member })));
  return away;
}

/** And is told what was played meanwhile. */
export async function returns(floor: Floor, away: Player): Promise<void> {
  await floor.doing('return', async () => {
    await comesBack(floor, away);
    await floor.passing(SECOND);
  });
  floor.ears.heardByAll = true;
}

async function comesBack(floor: Floor, away: Player): Promise<void> {
  const seat = floor.players.indexOf(away);
  const back = await away.again();
  floor.players[seat] = back;
  floor.ears.seated(seat, back);
}

/** Somebody who watches asks for the seat, is refused, thinks better of it, asks again, and sits down. */
async function takes(floor: Floor, seat: number, kind: Kind): Promise<void> {
  const flo = floor.watchers.find((watcher) => !floor.players.includes(watcher) && !watcher.closed);
  const member = floor.screen.room?.members[seat]?.id ?? '';
  if (flo?.id === undefined) throw new Error('twins: nobody watches');
  const taker = flo.id;
  const asks = () => floor.command(flo, { do: 'claim', member });
  await floor.doing('claimRefused', async () => {
    await asks();
    await floor.command(floor.host, { do: 'grant', member: taker, yes: false });
  });
  await floor.doing('claimWithdrawn', async () => {
    await asks();
    await floor.command(flo, { do: 'unclaim' });
  });
  await floor.doing('claim', async () => {
    await asks();
    await floor.ears.asked(`${kind}, asked for`, floor.viewer);
  });
  await floor.doing(kind, async () => {
    floor.ears.seated(seat, flo);
    floor.players[seat] = flo;
    await floor.command(floor.host, { do: 'grant', member: taker, yes: true });
  });
}

/** With the host's yes, somebody from the bench plays on for a bot. */
export async function takesBotSeat(floor: Floor): Promise<void> {
  const seat = floor.screen.room?.members.findIndex(({ kind, standIn }) => kind === 'bot' && standIn !== true) ?? -1;
  if (seat !== floor.players.length) return;
  await floor.apart(() => takes(floor, seat, 'botSeatTaken'));
}

/** The same for somebody who is away; whose seat it was is to be told of when they are back. */
export async function takesSeatOf(floor: Floor, owner: Player, kind: Kind): Promise<void> {
  const seat = floor.players.indexOf(owner);
  floor.ears.heardByAll = false;
  await goes(floor, owner);
  await takes(floor, seat, kind);
}

/** Whoever had the seat is back, and whoever played on is on the bench again. */
export async function ownerIsBack(floor: Floor, seat: number, owner: Player): Promise<void> {
  const keeper = floor.at(seat);
  await floor.doing('ownerBack', async () => {
    const back = await owner.again();
    floor.ears.seated(seat, back);
    floor.players[seat] = back;
    await floor.passing(SECOND);
  });
  floor.ears.watches(keeper);
  floor.ears.heardByAll = true;
}

/** The table puts somebody out of the match, and somebody from the bench has that seat from then on. */
export async function replaces(floor: Floor): Promise<void> {
  const [gone] = floor.guests;
  if (gone === undefined) return;
  const seat = floor.players.indexOf(gone);
  await floor.doing('replace', () => agreed(floor, 'replace', gone));
  await floor.apart(() => takes(floor, seat, 'replacedSeatTaken'));
  floor.watchers.push(gone);
  floor.ears.watches(gone);
}

/** Somebody else leads, so that the viewer can go. */
export async function handsOn(floor: Floor): Promise<boolean> {
  const [heir] = floor.others.filter((player) => !floor.watchers.includes(player));
  if (heir?.id === undefined) return false;
  if (floor.host === floor.viewer) await floor.command(floor.viewer, { do: 'makeHost', member: heir.id });
  return true;
}
