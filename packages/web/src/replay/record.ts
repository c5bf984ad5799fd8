import {
  type Entry,
  heardAt,
  type Kind,
  type Known,
  type Moment,
  momentsOf,
  type SaidPhrase,
  understand,
  type Viewer,
} from '@reseau/core';
import { type AnyGame, type Beside, type GameId, matchFileBy, matchFormIn } from '@reseau/games';
import type { GameClient, LoadGame, LookBack, PastMoment } from '../session/game-client.ts';
import { openReplayWords } from './words.ts';

/** A match that is over, ready to be looked back at. */
export interface PlayedRecord {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly client: GameClient;
  readonly lookBack: LookBack;
  readonly options: object;
  readonly beside: Beside;
  /** Tells this match from any other. */
  readonly seal: string;
  readonly moments: readonly Moment<Kind>[];
  /** The same with all that was hidden, for those who look at it unmasked. */
  readonly past: readonly PastMoment[];
  /** What was said without words, each after so many moments. */
  readonly phrases: readonly SaidPhrase[];
  /** The round of each moment. */
  readonly rounds: readonly number[];
  /** As it was read, to be saved again. */
  readonly raw: unknown;
}

type Read = { readonly ok: true; readonly record: PlayedRecord } | { readonly ok: false };

/** Reads a record, with the rules of its game alone: they are fetched once it is known which. */
export async function openRecord(raw: unknown, load: LoadGame): Promise<Read> {
  await openReplayWords();
  const seen = matchFormIn(raw);
  if (!seen.ok) return { ok: false };
  const client = await load(seen.form.game);
  const [rules, lookBack] = await Promise.all([client.records(), client.lookBack()]);
  const read = matchFileBy(seen.form, rules);
  if (!read.ok) return { ok: false };
  const { played, file } = read;
  const { game } = played;
  const moments = momentsOf(game, played.entries);
  if (moments.length === 0) return { ok: false };
  const past = pastOf(game, moments);
  return {
    ok: true,
    record: {
      id: file.game,
      game,
      client,
      lookBack,
      options: file.options,
      beside: file.beside ?? {},
      seal: file.deal.seed,
      moments,
      past,
      phrases: (file.phrases ?? []).map((said) => ({ ...said, after: momentAt(played.entries, said.after) })),
      rounds: roundsOf(past, lookBack),
      raw,
    },
  };
}

/** The moment that those who spoke after so many entries had last seen. */
const momentAt = (entries: readonly Entry<Kind>[], after: number): number =>
  Math.max(0, entries.slice(0, after).filter(({ facts }) => facts.length > 0).length - 1);

function pastOf(game: AnyGame, moments: readonly Moment<Kind>[]): readonly PastMoment[] {
  let all: Known<Kind> = game.empty;
  return moments.map(({ facts, choices }) => {
    all = understand(game, all, facts);
    return {
      all,
      facts,
      choices: choices.flatMap(({ actor, move }) =>
        actor === undefined || move === undefined ? [] : [{ actor, move }],
      ),
    };
  });
}

/** A round goes on until the next begins: what the rules count down at the end does not take it back. */
function roundsOf(past: readonly PastMoment[], { round }: LookBack): readonly number[] {
  let most = 0;
  return past.map(({ all }) => {
    most = Math.max(most, round(all.table));
    return most;
  });
}

/** All that this viewer had been told by this moment, and what the clock had decided. */
export function toldBy({ moments }: Pick<PlayedRecord, 'moments'>, viewer: Viewer, at: number) {
  const heard = moments.slice(0, at + 1).map((moment) => heardAt(moment, viewer));
  return { facts: heard.flatMap(({ facts }) => facts), late: heard.flatMap(({ late }) => late) };
}
