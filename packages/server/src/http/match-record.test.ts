import { dealDifference, replayDifference } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId, readMatchFile } from '@reseau/games';
import type { Joined } from '@reseau/protocol';
import { MemoryStore } from '@reseau/rooms';
import { entriesOf, randomGame } from '@reseau/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRoom, Player, startTestServer, storePlayed, type TestServer } from '../testing/index.ts';

const store = new MemoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, store);
});
afterAll(() => server.close());

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];

/** A table at which a match was played to its end, or up to this many entries. */
async function table(game: GameId, upTo?: number): Promise<readonly Joined[]> {
  const seats = Math.max(2, GAMES[game].seats[0] ?? 0);
  const made = GAMES[game].setUp(seats, GAMES[game].defaults);
  if (!made.ok) throw new Error(made.problem);
  const entries = entriesOf(randomGame(made.game, 'kept', { longest: 5000 })).slice(0, upTo);
  const options = made.lasting ?? made.setup;
  return storePlayed(store, { game, names: NAMES.slice(0, seats), options, seed: 'kept', entries });
}

async function ask({ code, token }: Pick<Joined, 'code' | 'token'>, match: number | string = 1) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.base}/api/rooms/${code}/matches/${match}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

const first = ([one]: readonly Joined[]): Joined => {
  if (one === undefined) throw new Error('nobody sits here');
  return one;
};

describe.each(GAME_IDS)('the record of a match of %s', (game) => {
  test('is the whole match, as anybody can check', async () => {
    const seats = await table(game);
    for (const seat of seats) {
      const { status, body } = await ask(seat);
      expect(status).toBe(200);
      const read = readMatchFile(body);
      if (!read.ok) throw new Error(read.problems.join());
      expect(dealDifference(read.played)).toBeUndefined();
      expect(replayDifference(read.played)).toBeUndefined();
      expect(body.beside.people.map(({ name }: { name: string }) => name)).toEqual(NAMES.slice(0, seats.length));
    }
  });

  test('is given to nobody while it is played', async () => {
    expect(await ask(first(await table(game, 3)))).toEqual({ status: 409, body: { error: 'notOver' } });
  });
});

describe('who may have it', () => {
  test('those who sat in the match, and nobody else', async () => {
    const { code } = first(await table('resistance'));
    const late = await joinRoom(server.base, code, 'Zoe');
    expect((await ask(late)).body).toEqual({ error: 'notMember' });
    expect((await ask({ code, token: 'x'.repeat(32) })).body).toEqual({ error: 'badToken' });
    expect((await ask({ code, token: 'short' })).body).toEqual({ error: 'badMessage' });
    const bare = await fetch(`${server.base}/api/rooms/${code}/matches/1`);
    expect(await bare.json()).toEqual({ error: 'badMessage' });
  });

  test('who was put out afterwards, as it was when they went, and nothing else', async () => {
    const [ann, bob] = await table('resistance');
    if (ann === undefined || bob === undefined) throw new Error('nobody sits here');
    const zoe = await joinRoom(server.base, ann.code, 'Zoe');
    const host = await new Player(server.base, ann).ready();
    await host.say('well played');
    for (const { id } of [bob, zoe])
      expect(await host.command({ do: 'kick', member: id })).toMatchObject({ t: 'done' });
    await host.say('at last');
    const written = ({ body }: Awaited<ReturnType<typeof ask>>) =>
      body.beside.lines.map(({ text }: { text: string }) => text);
    const had = await ask(bob);
    expect(readMatchFile(had.body).ok).toBe(true);
    expect(had.body.beside.people.map(({ name }: { name: string }) => name)).toEqual(NAMES);
    expect([written(had), written(await ask(ann))]).toEqual([['well played'], ['well played', 'at last']]);
    await host.command({ do: 'rematch' });
    expect(await ask(bob)).toEqual(had);
    // Not even whether there was another match; and whoever only watched this one has nothing.
    for (const asked of [ask(bob, 2), ask(zoe), ask(zoe, 2)]) expect((await asked).body).toEqual({ error: 'badToken' });
  });

  test.each(['0', '-1', '1e3', '99999999', 'one'])('match %s is none', async (match) => {
    expect((await ask(first(await table('resistance')), match)).body).toEqual({ error: 'badMessage' });
  });

  test('a match that never was is as little told as one that is on', async () => {
    expect((await ask(first(await table('resistance')), 2)).body).toEqual({ error: 'notOver' });
  });

  test('it is kept after "Play again", with what was said until then', async () => {
    const ann = first(await table('resistance'));
    const player = await new Player(server.base, ann).ready();
    await player.say('well played');
    await player.command({ do: 'rematch' });
    await player.say('once more?');
    const { body } = await ask(ann);
    expect(body.entries.length).toBeGreaterThan(5);
    expect(body.beside.lines.map(({ text }: { text: string }) => text)).toEqual(['well played']);
  });
});

describe('many who want it at once', () => {
  class HeldStore extends MemoryStore {
    reads = 0;
    #release: () => void = () => {};
    #held: Promise<void> | undefined;
    hold(): void {
      this.#held = new Promise((release) => {
        this.#release = release;
      });
    }
    release(): void {
      this.#release();
      this.#held = undefined;
    }
    override async read(...args: Parameters<MemoryStore['read']>): Promise<readonly string[]> {
      if (this.#held !== undefined) this.reads += 1;
      await this.#held;
      return super.read(...args);
    }
  }

  /** Ann, of whose table nothing can be read for the time being, though it is in memory. */
  async function held() {
    const slow = new HeldStore();
    const near = await startTestServer({}, slow);
    const made = GAMES.resistance.setUp(5, GAMES.resistance.defaults);
    if (!made.ok) throw new Error(made.problem);
    const entries = entriesOf(randomGame(made.game, 'kept', { longest: 5000 }));
    const options = made.lasting ?? made.setup;
    const ann = first(await storePlayed(slow, { game: 'resistance', names: NAMES, options, seed: 'kept', entries }));
    await new Player(near.base, ann).ready();
    slow.hold();
    const want = async (match = 1): Promise<number> => {
      const headers = { authorization: `Bearer ${ann.token}` };
      return (await fetch(`${near.base}/api/rooms/${ann.code}/matches/${match}`, { headers })).status;
    };
    return { slow, near, want };
  }

  test('one address has one read at a time, and a queue that has an end', async () => {
    const { slow, near, want } = await held();
    let refused = 0;
    const { promise: allTold, resolve } = Promise.withResolvers<void>();
    const answers = Array.from({ length: 150 }, () =>
      want().then((status) => {
        if (status === 429) refused += 1;
        if (refused === 89) resolve();
        return status;
      }),
    );
    await allTold;
    expect(slow.reads).toBe(1);
    // What the room in memory knows, nobody waits for.
    expect(await want(2)).toBe(409);
    slow.release();
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(61);
    await near.close();
  });
});
