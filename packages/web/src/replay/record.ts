import {
  type AnyOpen,
  type Entry,
  heardAt,
  isOpen,
  type Kind,
  type Known,
  type Moment,
  momentsOf,
  type SaidPhrase,
  seatAt,
  understand,
  type Viewer,
} from '@reseau/core';
import {
  type AnyGame,
  type Beside,
  type BindingFault,
  bindingFault,
  faultIn,
  type GameId,
  matchFileBy,
  matchFormIn,
  type RecordFault,
  type RecordProblem,
  type Sitter,
  type Sitting,
  seatings,
  sittingsIn,
} from '@reseau/games';
import type { GameClient, LoadGame } from '../session/game-client.ts';
import type { Sat } from '../session/log.ts';
import type { LookBack, PastMoment } from '../session/look-back.ts';
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
  /** What was said without words, each at the moment that was seen last. */
  readonly phrases: readonly SaidPhrase[];
  /** Chat, each line at the moment that was seen last; of old it was not written which. */
  readonly lines: readonly PastLine[];
  readonly sittings: readonly PastSitting[];
  /** Who sat where: from the deal on, then since the first sitting, the second, and so on. */
  readonly seatings: readonly (readonly Sitter[])[];
  /** The round of each moment. */
  readonly rounds: readonly number[];
  /** As it was read, to be saved again. */
  readonly raw: unknown;
  /** What does not follow from the deal by the rules of today. The whole match is played again for it. */
  readonly fault: () => RecordFault | undefined;
}

/** Somebody who sat down, before this moment was told. */
export interface PastSitting extends Sat {
  readonly before: number;
  /** After so many phrases. */
  readonly phrases: number;
}

/** A line of chat. */
export interface PastLine {
  readonly name: string;
  readonly text: string;
  /** At which moment. */
  readonly at: number;
  /** Among those who watched: who played read it when the match was over. */
  readonly isBench: boolean;
}

type Read =
  | { readonly ok: true; readonly record: PlayedRecord }
  | { readonly ok: false; readonly problem: RecordProblem | { readonly code: BindingFault | 'unfinished' } };

/** Reads a record, with the rules of its game alone: they are fetched once it is known which. */
export async function openRecord(raw: unknown, load: LoadGame): Promise<Read> {
  await openReplayWords();
  const seen = matchFormIn(raw);
  if (!seen.ok) return seen;
  const client = await load(seen.form.game);
  const [rules, lookBack] = await Promise.all([client.records(), client.lookBack()]);
  const read = matchFileBy(seen.form, rules);
  if (!read.ok) return read;
  const unbound = bindingFault(read);
  if (unbound !== undefined) return { ok: false, problem: { code: unbound.fault } };
  const { played, file } = read;
  const { game } = played;
  const moments = momentsOf(game, played.entries);
  const past = pastOf(game, moments);
  const last = past.at(-1)?.all.table;
  if (last === undefined || game.outcome(last) === undefined) return { ok: false, problem: { code: 'unfinished' } };
  const { phrases = [], beside = {} } = file;
  const sittings = sittingsIn({ ...played, phrases, beside });
  return {
    ok: true,
    record: {
      id: file.game,
      game,
      client,
      lookBack,
      options: file.options,
      beside,
      seal: file.deal.seed,
      moments,
      past,
      phrases: phrases.map((said) => ({ ...said, after: lastSeen(played.entries, said.after) })),
      lines: (beside.lines ?? []).map(({ name, text, bench, after = played.entries.length }) => ({
        name,
        text,
        at: lastSeen(played.entries, after),
        isBench: bench === true,
      })),
      sittings: sittings.map((one) => pastSitting(one, played.entries)),
      seatings: seatings(game, beside, sittings),
      rounds: roundsOf(past, lookBack),
      raw,
      fault: () => faultIn(read)?.fault,
    },
  };
}

/** How many moments so many entries had told. */
const momentsBy = (entries: readonly Entry<Kind>[], after: number): number =>
  entries.slice(0, after).filter(({ facts }) => facts.length > 0).length;

/** The moment that was seen last after so many entries. */
const lastSeen = (entries: readonly Entry<Kind>[], after: number): number => Math.max(0, momentsBy(entries, after) - 1);

function pastSitting({ after, seat, ...sitting }: Sitting, entries: readonly Entry<Kind>[]): PastSitting {
  const told = entries.slice(0, after).flatMap(({ facts }) => facts.filter(isOpen<AnyOpen>)).length;
  return { ...sitting, before: momentsBy(entries, after), told, seat: seatAt(seat) };
}

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
