import { parseArgs } from 'node:util';
import { type Measures, measuresOf, type Pairing, type TableOptions } from '@reseau/bots';
import { GAMES, type GameId } from '@reseau/games';
import { UsageError } from '../command.ts';
import { refuseFormer } from './former.ts';
import { gameAmong, gamesWith } from './game.ts';
import { listIn } from './list.ts';
import { seatsAmong, wholeNumber } from './numbers.ts';
import { checkSpelling, optionsIn } from './options.ts';
import { named } from './refuse.ts';

const OWN_FLAGS = ['bots', 'speed'] as const;
type OwnFlag = (typeof OWN_FLAGS)[number];

/** What differs between the commands that measure. */
export interface Measuring {
  /** The flags that it has and others of the family may not. */
  readonly flags: readonly OwnFlag[];
  readonly games: number;
  readonly seed: string;
  /** The parts of which some may be asked for. */
  parts(measures: Measures): readonly string[];
  /** Whether a game has what it takes. */
  offers(measures: Measures): boolean;
}

/** What was asked for, by the flags that all commands that measure share. */
export interface Asked {
  readonly game: GameId;
  readonly measures: Measures;
  readonly seats: readonly number[];
  readonly options: TableOptions;
  readonly games: number;
  readonly seed: string;
  readonly parts: readonly string[];
  /** As they were named; nothing where none were. */
  readonly bots: readonly string[] | undefined;
  readonly json: boolean;
  readonly speed: boolean;
}

export const FLAGS = `--game      the game; may be left out where only one game offers this
--seats     how many players, such as 5 or 2,4: all numbers that the game allows unless told otherwise
--options   the options of the table as JSON, as in "reseau verify"; {"$file":"my-cards.json"} stands for what a file holds
--games     how many games to play for each cell
--seed      what the deals and the chance of the bots follow from: the same seed gives the same figures
--parts     what to measure; the first of the list below unless told otherwise
--json      print one JSON document instead of a table`;

export function asked(args: readonly string[], { flags, games, seed, parts, offers }: Measuring): Asked {
  const offering = gamesWith(offers);
  refuseFormer(args, offering);
  const foreign = OWN_FLAGS.filter((own) => !flags.includes(own)).map((own) => `--${own}`);
  const stranger = args.map((arg) => arg.replace(/=.*/s, '')).find((arg) => foreign.includes(arg));
  if (stranger !== undefined) throw new UsageError(`Unknown option '${stranger}'.`);
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const shared = { game: text, seats: text, options: text, games: text, seed: text, parts: text, bots: text };
  const { values } = parseArgs({ args: [...args], options: { ...shared, json: flag, speed: flag }, strict: true });
  const game = gameAmong(values.game, offering);
  const measures = measuresOf(game);
  const options = values.options === undefined ? {} : optionsIn(values.options);
  checkSpelling(options, measures.choices);
  const known = parts(measures);
  return {
    game,
    measures,
    options,
    seats: seatsAmong(values.seats, GAMES[game].seats),
    games: values.games === undefined ? games : wholeNumber('games', values.games),
    seed: values.seed ?? seed,
    parts:
      values.parts === undefined
        ? known.slice(0, 1)
        : listIn('parts', values.parts, (part) => named('unknownPart', 'part', part, known)),
    bots: values.bots === undefined ? undefined : listIn('bots', values.bots, (bot) => bot),
    json: values.json,
    speed: values.speed,
  };
}

/** "strong:medium" is strong against, or among, medium; "strong" is strong among its like. */
export function pairingOf(text: string, { measures, seats }: Asked): Pairing {
  const names = measures.entrants.map(({ name }) => name);
  const [one = '', others = one, ...rest] = text.split(':');
  if (rest.length > 0) throw new UsageError(`badBots: "${text}" names more than two bots.`);
  for (const name of [one, others]) {
    named('unknownBot', 'bot', name, names);
    const limit = measures.entrants.find((entrant) => entrant.name === name)?.seats;
    if (limit !== undefined && seats.some((count) => !limit.includes(count)))
      throw new UsageError(`badBots: ${name} plays only with --seats ${limit.join(',')}.`);
  }
  return { one, others };
}

/** What each game has to offer a command, for its help. */
export const offered = (measuring: Measuring): string =>
  gamesWith(measuring.offers)
    .map((id) => {
      const measures = measuresOf(id);
      const lines = [
        `  parts    ${measuring.parts(measures).join(', ')}`,
        ...(measuring.flags.includes('bots')
          ? [`  bots     ${measures.entrants.map(({ name }) => name).join(', ')}`]
          : []),
        `  options  ${Object.keys(measures.choices).join(', ')}`,
      ];
      return [id, ...lines].join('\n');
    })
    .join('\n');
