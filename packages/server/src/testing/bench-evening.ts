import { expect } from 'vitest';
import type { Player } from './index.ts';
import { at, begin, dealt, settle } from './twin-evenings.ts';

/** What differs between two tables by the clock, and tells nothing. */
const CHANCE = /"(at|now|recovery|earliest|until)":("[^"]*"|\d+)/g;

/** The frames that a player was sent from here on. */
export const shown = (player: Player, from: number): readonly string[] =>
  player.frames.slice(from).map((frame) => frame.replace(CHANCE, '"$1":0'));

/** What the seats and the screen were sent while Flo, who watches, said these lines and Ann a phrase. */
export async function benchEvening(base: string, lines: readonly string[]) {
  const { players, onlookers } = await dealt(base);
  await begin(players);
  const [flo, screen] = [at(onlookers, 2), at(onlookers, 3)];
  const watched = [...players, screen];
  await Promise.all(watched.map((one) => settle(one)));
  const from = watched.map(({ frames }) => frames.length);
  for (const text of lines) {
    expect(await flo.say(text)).toMatchObject({ t: 'done' });
    flo.send({ t: 'react', reaction: 'no' });
  }
  expect(await at(players, 0).phrase({ says: 'trust', about: [1] }, 'phrase-id-1')).toMatchObject({ t: 'done' });
  await Promise.all(watched.map((one) => settle(one)));
  const frames = watched.map((one, index) => shown(one, from[index] ?? 0));
  // Whoever comes back in the middle of it is told no more.
  await at(players, 4).drop();
  const back = await at(players, 4).again();
  await settle(back);
  const told = back.frames.filter((frame) => frame.includes('"t":"lines"')).map((frame) => frame.replace(CHANCE, ''));
  return { heard: [...frames, told], players, flo, screen, back };
}
