import { GAME_IDS, type GameId } from '@reseau/games';
import { MOST_OPTIONS } from '@reseau/protocol';
import { crc32 } from './crc32.ts';
import { packed, unpacked } from './packing.ts';

/** The options of a game, apart from who sits where. */
export interface Mix {
  readonly game: GameId;
  readonly options: object;
}

export const MIX_PROBLEMS = ['noCode', 'newer', 'damaged', 'tooLong'] as const;
export type MixProblem = (typeof MIX_PROBLEMS)[number];

export type MixRead = { readonly ok: true; readonly mix: Mix } | { readonly ok: false; readonly problem: MixProblem };

const NAME = 'RESEAU';
/** Counted up when an older page could not read it any more. */
const VERSION = 1;
const MOST_LETTERS = 2 * MOST_OPTIONS;

const no = (problem: MixProblem): MixRead => ({ ok: false, problem });

/** RESEAU1.game.options.checksum: letters, digits, dashes and stops, which no messenger changes. */
export async function codeOf({ game, options }: Mix): Promise<string> {
  const body = [`${NAME}${VERSION}`, game, await packed(JSON.stringify(options))].join('.');
  return `${body}.${crc32(body)}`;
}

/** What a code says. Whether the options make a game is for the game itself to say. */
export async function readCode(text: string): Promise<MixRead> {
  if (text.length > MOST_LETTERS) return no('tooLong');
  // Messengers break long words, and people take a space along.
  const [head = '', game, options, sum, ...rest] = text.replace(/\s/g, '').split('.');
  const version = /^RESEAU(\d{1,6})$/i.exec(head)?.[1];
  if (version === undefined) return no('noCode');
  if (Number(version) !== VERSION) return no('newer');
  const id = GAME_IDS.find((known) => known === game);
  if (options === undefined || rest.length > 0) return no('damaged');
  if (sum !== crc32(`${NAME}${VERSION}.${game}.${options}`) || id === undefined) return no('damaged');
  const value = await unpacked(options, MOST_OPTIONS);
  return value === undefined ? no('damaged') : { ok: true, mix: { game: id, options: value } };
}
