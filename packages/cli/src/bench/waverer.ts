import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyMove, type Kind, type Known, nth, Rng, sample, seatAt, type Turn } from '@reseau/core';
import type { AnyGame, GameId } from '@reseau/games';
import type { ErrorCode, Joined } from '@reseau/protocol';
import { Device } from './device.ts';
import { gameOf } from './games.ts';
import { fewestAt, isSealed } from './sealed-question.ts';

const HOST = seatAt(0);

/** A place at a table, where a sealed choice waits for those of others who take their time. */
interface Place {
  readonly device: Device;
  readonly question: number;
  /** Two to waver between. */
  readonly moves: readonly [AnyMove, AnyMove];
}

/** A person who changes a sealed choice as often as it is acknowledged; where it may be changed no more, at the next table. */
export class Waverer {
  readonly #places: Place[];
  #written = 0;

  private constructor(places: readonly Place[]) {
    this.#places = [...places];
  }

  /** Sits down at so many tables for as few as may play this game. */
  static async sitDown(base: string, id: GameId, tables: number): Promise<Waverer> {
    // All at once: at each of them everybody looks at the own card for a while.
    return new Waverer(await Promise.all(Array.from({ length: tables }, () => placeAt(base, id))));
  }

  /** Says whether there was anything left to change. */
  async write(): Promise<boolean> {
    for (;;) {
      const [place] = this.#places;
      if (place === undefined) return false;
      const move = place.moves[this.#written % 2];
      const refused = await place.device.ask({ t: 'move', match: 1, question: place.question, move });
      if (refused === undefined) {
        this.#written += 1;
        return true;
      }
      if (refused !== 'tooMany') throw refusal(refused);
      place.device.close();
      this.#places.shift();
    }
  }

  close(): void {
    for (const { device } of this.#places) device.close();
  }
}

const refusal = (code: ErrorCode): Error => new Error(`bench: ${code}`);

/** Seats people at a new table, and has them play until the host and others choose in secret. */
async function placeAt(base: string, id: GameId): Promise<Place> {
  const table = fewestAt(id);
  const game = gameOf(id, table);
  const host = await post(`${base}/api/rooms`, { game: id, name: 'Waverer 1' });
  const devices = [await Device.enter(base, host, game)];
  while (devices.length < table.seats) {
    const joined = await post(`${base}/api/rooms/${host.code}/members`, { name: `Waverer ${devices.length + 1}` });
    devices.push(await Device.enter(base, joined, game));
  }
  const device = at(devices, HOST);
  await insist(device, { t: 'command', command: { do: 'start' } });
  await Promise.all(devices.map((one) => one.dealt()));
  for (const one of devices) await readied(one);
  await device.after(0);
  const { question } = await playedOn(game, devices);
  const options = game.options(device.known, HOST);
  for (const other of devices) if (other !== device) other.close();
  return { device, question, moves: [nth<AnyMove>(options, 0), nth<AnyMove>(options, 1)] };
}

function at(devices: readonly Device[], seat: number): Device {
  const device = devices[seat];
  if (device === undefined) throw new Error(`bench: nobody sits on seat ${seat}`);
  return device;
}

async function insist(device: Device, request: Parameters<Device['ask']>[0]): Promise<void> {
  const refused = await device.ask(request);
  if (refused !== undefined) throw refusal(refused);
}

/** Ready as soon as one may be. */
async function readied(device: Device): Promise<void> {
  for (;;) {
    const refused = await device.ask({ t: 'command', command: { do: 'ready' } });
    if (refused === undefined) return;
    if (refused !== 'tooSoon') throw refusal(refused);
    await sleep(100);
  }
}

/** Has everybody who must answer at random until the host and others must do so in secret. */
async function playedOn(game: AnyGame, devices: readonly Device[]): Promise<Turn> {
  const chance = Rng.seeded('waverer');
  const host = at(devices, HOST);
  for (;;) {
    const known: Known<Kind> = host.known;
    const turn = game.turn(known.table);
    if (turn.must.includes(HOST) && isSealed(turn, game.options(known, HOST))) return turn;
    const { question } = turn;
    for (const seat of turn.must) {
      const device = at(devices, seat);
      await device.after(question - 1);
      await insist(device, { t: 'move', match: 1, question, move: sample(game.options(device.known, seat), chance) });
    }
    await host.after(question);
  }
}

async function post(address: string, body: object): Promise<Joined> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`bench: no room, ${await response.text()}`);
  return (await response.json()) as Joined;
}
