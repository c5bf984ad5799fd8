import altar from '@reseau/games/insurrection/minutes/altar.json' with { type: 'json' };
import crypt from '@reseau/games/insurrection/minutes/crypt.json' with { type: 'json' };
import ford from '@reseau/games/insurrection/minutes/ford.json' with { type: 'json' };
import market from '@reseau/games/insurrection/minutes/market.json' with { type: 'json' };
import mill from '@reseau/games/insurrection/minutes/mill.json' with { type: 'json' };
import oath from '@reseau/games/insurrection/minutes/oath.json' with { type: 'json' };
import type { MinuteFiles } from '../../../../session/minutes.ts';

/** What the advanced side of a location changes, where it is easily missed. */
export const files = { ford, market, mill, crypt, altar, oath } satisfies MinuteFiles;
