import { type CallKind, neededOf } from '@reseau/protocol';
import type { Player } from '../player.ts';
import type { Floor } from './floor.ts';

const SECOND = 1000;
/** In milliseconds: longer than whoever has called has to wait. */
const AGAIN = 100 * SECOND;

/** Who has called in vain in this match, in either evening: they have to wait. */
const callers = new WeakMap<Floor, Set<string | undefined>>();

/** The table agrees on something. Each evening somebody else asks, and somebody else is against it, if that many are not needed. */
export async function agreed(floor: Floor, kind: CallKind, concerned?: Player): Promise<void> {
  const { id } = concerned ?? {};
  await floor.apart(async () => {
    const caller = await callerFor(floor, concerned);
    await floor.command(caller, { do: 'call', kind, ...(id === undefined ? {} : { member: id }) });
    const rest = askedOf(floor, concerned).filter((player) => player !== caller);
    // The viewer first, and alike in both.
    const order = [
      ...rest.filter((player) => player === floor.viewer),
      ...turned(
        floor,
        rest.filter((player) => player !== floor.viewer),
      ),
    ];
    const asked = rest.length + 1;
    const against = asked > neededOf(kind, asked, floor.screen.room?.agreement) ? order.at(-1) : undefined;
    for (const player of order) await answers(floor, player, player !== against || player === floor.viewer);
    await floor.heard();
  });
  if (floor.call !== undefined) throw new Error(`twins: the table did not agree on ${kind}`);
}

/** Each evening somebody else asks, and others agree; not enough, so that it comes to nothing. */
export async function calledInVain(floor: Floor): Promise<void> {
  const [one, other] = turned(floor, floor.others.slice(0, 2));
  if (one === undefined || other === undefined || floor.others.length < 4) return;
  await floor.doing('callInVain', () =>
    floor.apart(async () => {
      for (const caller of [one, other]) noteCaller(floor, caller);
      await floor.command(one, { do: 'call', kind: 'void' });
      await answers(floor, other, floor.which === 0);
      await floor.heard();
      await floor.ears.asked('in a call', floor.viewer);
      for (let second = 0; second < 61; second += 8) await floor.passing(8 * SECOND);
    }),
  );
}

/** Whoever has called may do so again. */
export async function rested(floor: Floor): Promise<void> {
  callers.delete(floor);
  await floor.rest(AGAIN);
}

async function answers(floor: Floor, player: Player, yes: boolean): Promise<void> {
  const { call } = floor;
  if (call !== undefined) await floor.order(player, { do: 'agree', call: call.call, yes });
}

/** All who have a say in it. */
const askedOf = (floor: Floor, concerned: Player | undefined): readonly Player[] =>
  floor.players.filter((player) => player !== concerned && !player.closed && floor.member(player)?.counts === true);

/** The one in the one evening, and the other in the other, who may ask; if there is only the viewer, the viewer. */
async function callerFor(floor: Floor, concerned: Player | undefined): Promise<Player> {
  const pair = () => {
    const others = askedOf(floor, concerned).filter((player) => player !== floor.viewer);
    return others.filter((player) => callers.get(floor)?.has(player.id) !== true).slice(-2);
  };
  if (pair().length === 0 && callers.has(floor)) await rested(floor);
  return turned(floor, pair())[0] ?? floor.viewer;
}

function noteCaller(floor: Floor, caller: Player): void {
  const known = callers.get(floor) ?? new Set<string | undefined>();
  callers.set(floor, known.add(caller.id));
}

const turned = <T>({ which }: Floor, list: readonly T[]): readonly T[] => (which === 0 ? list : list.toReversed());
