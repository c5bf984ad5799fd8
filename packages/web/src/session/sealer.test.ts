import { dealSeedOf, sha256, start } from '@reseau/core';
import { GAMES, type MatchFile } from '@reseau/games';
import type { Attempt, Command, RoomView } from '@reseau/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { RECORDS } from '../games/resistance/records.ts';
import { deviceStorage } from '../testing/device-storage.ts';
import { member } from '../testing/member.ts';
import { checkDeal, type Doubt } from './deal-check.ts';
import { Sealer } from './sealer.ts';

const TOKEN = 'a token that is long enough';
const HOUSE = 'the server’s seed';
const OTHER = sha256('salt of m2');
const NAMES = ['m1', 'm2', 'm3', 'm4', 'm5'];

const made = GAMES.resistance.setUp(5, { modules: [] });
if (!made.ok) throw new Error(made.problem);
const { game, setup: OPTIONS } = made;

const room = (change: Partial<RoomView>): RoomView => ({
  code: 'ABCD',
  game: 'resistance',
  phase: 'lobby',
  match: 0,
  options: OPTIONS,
  clocks: { alone: 0, together: 0, talk: 0 },
  standIns: false,
  members: NAMES.map((id) => member(id, { kind: id === 'm1' || id === 'm2' ? 'person' : 'bot' })),
  bench: [],
  commitment: sha256(HOUSE),
  ...change,
});

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  deviceStorage(storage);
});

const hashIn = (command: Command | undefined): string => {
  if (command?.do !== 'seal') throw new Error(`no hash but ${JSON.stringify(command)}`);
  return command.hash;
};
/** That it takes no part in the first deal, for this one. */
const declining = (known: Attempt): Command => ({ do: 'decline', match: 1, attempt: 1, known });
const saltIn = (command: Command | undefined): string => {
  if (command?.do !== 'unseal') throw new Error(`no salt but ${JSON.stringify(command)}`);
  return command.salt;
};

/** What a server shows to one device, and records in the end. An honest one shows all the same. */
interface Server {
  readonly lobby: Partial<RoomView>;
  readonly sealing: Partial<RoomView>;
  readonly hashes: Readonly<Record<string, string>>;
  /** Deals as it likes, and writes what it likes. */
  record(file: MatchFile): object;
  tells(facts: readonly unknown[]): readonly unknown[];
}

const HONEST: Server = { lobby: {}, sealing: {}, hashes: {}, record: (file) => file, tells: (facts) => facts };

/** A deal at which somebody's device takes part, and what it says of it at the end. */
function played(change: Partial<Server> = {}, came: 'first' | 'later' = 'first', declined: readonly Attempt[] = []) {
  const server = { ...HONEST, ...change };
  const sealer = new Sealer('ABCD', TOKEN);
  sealer.hear(room(server.lobby), 'm1');
  const sealing = { phase: 'sealing', ...server.sealing } as const;
  const hash = hashIn(sealer.hear(room({ ...sealing, sealing: {} }), 'm1'));
  const hashes = { m1: hash, m2: sha256(OTHER) };
  const salt = saltIn(sealer.hear(room({ ...sealing, sealing: { hashes: { ...hashes, ...server.hashes } } }), 'm1'));
  const parts = { seed: HOUSE, attempt: 1, seating: NAMES, salts: { m1: salt, m2: OTHER } };
  const dealtFrom = dealSeedOf({ ...parts, game: 'resistance', options: OPTIONS });
  const { entry } = start(game, dealtFrom);
  const deal = { ...parts, commitment: sha256(HOUSE), hashes, dealtFrom };
  const rest = { game: 'resistance', seats: 5, options: OPTIONS, entries: [entry] } as const;
  const file = server.record({ reseau: 'match', version: 2, deal, ...rest });
  const mine = entry.facts.filter(({ to }) => to === 'all' || to.includes(game.seats[0] as never));
  const told = mine.map((fact) => (fact.to === 'all' ? fact : { ...fact, to: [0] }));
  const facts = server.tells(told);
  const kept = came === 'first' ? sealer.keepsakes.of(1) : undefined;
  return checkDeal(JSON.parse(JSON.stringify(file)), {
    ...{ game: 'resistance', rules: RECORDS, kept, declined, match: 1 },
    ...{ seat: game.seats[0] as never, you: 'm1', facts },
  });
}

test('an honest deal is vouched for', () => {
  expect(played()).toEqual({ witness: 'whole', doubts: [], parts: 2, attempt: 1 });
});

/** The deal of a record, changed, and everything after it as it would then be. */
const redealt = (file: MatchFile, change: object): object => {
  const deal = { ...file.deal, ...change } as Extract<MatchFile, { version: 2 | 3 }>['deal'];
  const dealtFrom = dealSeedOf({ ...deal, game: file.game, options: file.options });
  const { entry } = start(game, dealtFrom);
  return { ...file, deal: { ...deal, dealtFrom }, entries: [entry] };
};

describe('a dishonest server is found out, however well its record fits', () => {
  test.each<readonly [what: string, change: Partial<Server>, doubt: Doubt]>([
    ['other hashes than the others saw', { hashes: { m2: sha256('x') } }, 'hashes'],
    ['other seats', { sealing: { members: room({}).members.toReversed() } }, 'seating'],
    ['other options', { sealing: { options: { ...OPTIONS, modules: ['targeting'] } } }, 'options'],
    ['another attempt', { lobby: { attempt: 2 }, sealing: { attempt: 2 } }, 'attempt'],
    ['another seed', { record: (file) => redealt(file, { seed: 'x', commitment: sha256('x') }) }, 'shown'],
    ['another seating in the record', { record: (file) => redealt(file, { seating: NAMES.toReversed() }) }, 'seating'],
    [
      'this device’s salt exchanged',
      {
        record: (file) =>
          redealt(file, { salts: { m1: OTHER, m2: OTHER }, hashes: { m1: sha256(OTHER), m2: sha256(OTHER) } }),
      },
      'own',
    ],
    [
      'another’s salt exchanged after this one was known',
      {
        record: (file) => {
          const { salts, hashes } = (file as Extract<MatchFile, { version: 2 | 3 }>).deal;
          const salt = sha256('better');
          return redealt(file, { salts: { ...salts, m2: salt }, hashes: { ...hashes, m2: sha256(salt) } });
        },
      },
      'hashes',
    ],
    ['other cards than it recorded', { tells: (facts) => facts.slice(1) }, 'told'],
    ['a record from before there were salts', { record: former }, 'hashes'],
    ['no record at all', { record: () => ({}) }, 'record'],
    ['the record of another game', { record: (file) => ({ ...file, game: 'project' }) }, 'record'],
  ])('%s', (_, change, doubt) => {
    expect(played(change).doubts).toContain(doubt);
  });
});

const former = (file: MatchFile) => {
  const { entry } = start(game, HOUSE);
  return { ...file, version: 1, deal: { seed: HOUSE, commitment: sha256(HOUSE) }, entries: [entry] };
};

describe('this device', () => {
  const sealing = (change: Partial<RoomView> = {}) => room({ phase: 'sealing', sealing: {}, ...change });

  test('binds itself by the same salt after a reload, and to another for another deal', () => {
    const hash = hashIn(new Sealer('ABCD', TOKEN).hear(sealing(), 'm1'));
    expect(hashIn(new Sealer('ABCD', TOKEN).hear(sealing(), 'm1'))).toBe(hash);
    expect(hashIn(new Sealer('ABCD', TOKEN).hear(sealing({ attempt: 2 }), 'm1'))).not.toBe(hash);
    expect(hashIn(new Sealer('ABCD', 'another token').hear(sealing(), 'm1'))).not.toBe(hash);
  });

  test('sends each part once, however often the room is told', () => {
    const sealer = new Sealer('ABCD', TOKEN);
    hashIn(sealer.hear(sealing(), 'm1'));
    expect(sealer.hear(sealing({ locked: true }), 'm1')).toBeUndefined();
  });

  test('never opens its salt beside other hashes than the first', () => {
    const sealer = new Sealer('ABCD', TOKEN);
    const hash = hashIn(sealer.hear(sealing(), 'm1'));
    saltIn(sealer.hear(sealing({ sealing: { hashes: { m1: hash, m2: sha256(OTHER) } } }), 'm1'));
    const other = sealing({ sealing: { hashes: { m1: hash, m2: sha256('x') } } });
    expect(new Sealer('ABCD', TOKEN).hear(other, 'm1')).toEqual(declining({ match: 1, attempt: 1 }));
  });

  test('does not open its salt where its own hash is not shown, or seats have changed since', () => {
    const sealer = new Sealer('ABCD', TOKEN);
    const hash = hashIn(sealer.hear(sealing(), 'm1'));
    expect(sealer.hear(sealing({ sealing: { hashes: { m1: sha256('x'), m2: hash } } }), 'm1')).toBeUndefined();
    const moved = { members: room({}).members.toReversed(), sealing: { hashes: { m1: hash, m2: hash } } };
    expect(sealer.hear(sealing(moved), 'm1')).toEqual(declining({ match: 1, attempt: 1 }));
  });

  test('has no part in a deal whose seal is another one than in the lobby', () => {
    const sealer = new Sealer('ABCD', TOKEN);
    sealer.hear(room({ commitment: sha256('x') }), 'm1');
    expect(sealer.hear(sealing(), 'm1')).toEqual(declining({ match: 1, attempt: 1 }));
  });

  test('never binds itself anew beside a seal that it was shown all hashes with, in whatever seat', () => {
    const sealer = new Sealer('ABCD', TOKEN);
    const hash = hashIn(sealer.hear(sealing(), 'm1'));
    // Another seat on this device, in the same deal.
    const beside = hashIn(new Sealer('ABCD', 'another seat').hear(sealing(), 'm2'));
    saltIn(sealer.hear(sealing({ sealing: { hashes: { m1: hash, m2: beside } } }), 'm1'));
    const back = new Sealer('ABCD', 'a seat taken once more').hear(sealing(), 'm1');
    expect(back).toEqual(declining({ match: 1, attempt: 1 }));
  });

  test('says nothing where it only watches, or sits on the bench', () => {
    const sealer = new Sealer('ABCD', TOKEN);
    expect([sealer.hear(sealing(), undefined), sealer.hear(sealing(), 'm9')]).toEqual([undefined, undefined]);
  });

  test('that came later says so, and checks the rest', () => {
    expect(played({}, 'later')).toEqual({ witness: 'later', doubts: [], parts: 2, attempt: 1 });
  });

  test('doubts a deal in which it took no part', () => {
    expect(played({}, 'later', [{ match: 1, attempt: 2 }]).doubts).toEqual([]);
    expect(played({}, 'later', [{ match: 1, attempt: 1 }]).doubts).toEqual(['declined']);
  });

  test('that came later still finds other cards', () => {
    const changed = played({ record: (file) => ({ ...file, entries: former(file).entries }) }, 'later');
    expect(changed.doubts).toContain('deal');
  });

  test('says of a match from before there were salts what it is', () => {
    expect(played({ record: former }, 'later')).toMatchObject({ witness: 'former' });
  });
});
