import type { Rng } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import { MODULE_IDS } from '@reseau/games/resistance';
import type { Command, Joined } from '@reseau/protocol';
import { joinRoom, openRoom } from '../table.ts';
import { Device } from './device.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Di'];
/** The Resistance has the most to go wrong. */
const PLAYED: readonly GameId[] = ['resistance', 'resistance', 'resistance', 'insurrection', 'project'];

export interface ChaosTable {
  readonly code: string;
  readonly passes: readonly Joined[];
  readonly devices: readonly Device[];
  /** It calls the server itself, and so is cut off by nothing but the server. */
  readonly screen: Device;
}

/** Some modules, whatever goes together. */
function mixFor(rng: Rng): object {
  for (;;) {
    const modules = MODULE_IDS.filter(() => rng.below(MODULE_IDS.length) < 2);
    const options = { modules, extras: [] };
    if (GAMES.resistance.setUp(5, options).ok) return options;
  }
}

interface Bases {
  readonly server: string;
  readonly proxy: string;
}

/** A table of people and bots, set up to play one match after the other by the clock. */
export async function chaosTable({ server, proxy }: Bases, number: number, rng: Rng): Promise<ChaosTable> {
  const game = PLAYED[number % PLAYED.length] ?? 'resistance';
  const people = 2 + rng.below(2);
  const host = await openRoom(server, 'Ann', game);
  const passes = [host];
  for (const name of NAMES.slice(1, people)) passes.push(await joinRoom(server, host.code, name));
  // Two devices in the first seat, at some tables.
  const held = number % 2 === 0 ? [host, ...passes] : passes;
  const devices = held.map((pass, index) => new Device(proxy, pass, `t${number}-d${index}`));
  const bots = (game === 'resistance' ? 5 : people + 1) - people;
  const commands: readonly Command[] = [
    ...(game === 'resistance' ? [{ do: 'options', options: { ...mixFor(rng) } } as const] : []),
    ...Array.from({ length: bots }, () => ({ do: 'addBot', level: 'easy' }) as const),
    { do: 'clock', alone: 30, together: 30, talk: 0 },
    { do: 'standIns', on: true },
  ];
  const [first] = devices;
  for (const command of commands) first?.ask({ t: 'command', id: first.newId(), command });
  return { code: host.code, passes, devices, screen: new Device(server, { code: host.code }, `t${number}-s`) };
}
