import type { Joined } from '@reseau/protocol';
import { Player } from '../player.ts';
import type { Floor } from './floor.ts';

/** Each new device brings a token of its own: what follows from it must not hang on chance. */
const tokenOf = (device: string): string => `a token of the test for ${device}`.replaceAll(' ', '-').padEnd(32, '-');

/** By the code that the old device shows, the viewer moves to another one; and somebody else, who is not the same each evening. */
export async function handedOver(floor: Floor): Promise<void> {
  for (const [player, token] of movers(floor, 'handover'))
    await floor.doing('handover', () =>
      floor.apart(async () => {
        const reply = await floor.command(player, { do: 'handover' });
        const secret = reply.t === 'done' ? reply.secret : undefined;
        await moves(floor, player, await floor.ears.posted(player, 'handover', { secret, token }));
      }),
    );
}

/** The same by the code that was written down, for a device that is lost. */
export async function recovered(floor: Floor): Promise<void> {
  for (const [player, token] of movers(floor, 'recovery'))
    await floor.doing('recovery', () =>
      floor.apart(async () => {
        const { recovery } = player.pass;
        await moves(floor, player, await floor.ears.posted(player, 'recover', { recovery, token }));
      }),
    );
}

function movers(floor: Floor, what: string): readonly (readonly [Player, string])[] {
  const { others, which } = floor;
  const other = others.length < 2 ? undefined : others[which];
  const viewer = [floor.viewer, tokenOf(`${what} of the viewer`)] as const;
  return other === undefined ? [viewer] : [viewer, [other, tokenOf(`${what} of another`)]];
}

async function moves(floor: Floor, before: Player, pass: Joined): Promise<void> {
  await before.until('sent away', ({ closed }) => closed);
  floor.ears.listen();
  const seat = floor.players.indexOf(before);
  const after = await new Player(floor.base, pass, undefined, { readiesItself: false }).ready();
  floor.players[seat] = after;
  if (seat === floor.viewerSeat) floor.ears.back(after);
  else floor.ears.seated(seat, after);
  await floor.heard();
}
