import { GAME_IDS, GAMES } from '@reseau/games';
import { expect, test } from 'vitest';
import { SEATS } from './seats.ts';

test.each(GAME_IDS)('the start page and the rules of %s agree on the number of players', (id) => {
  const { seats } = GAMES[id];
  expect(SEATS[id]).toEqual([Math.min(...seats), Math.max(...seats)]);
});
