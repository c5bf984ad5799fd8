import { parseArgs } from 'node:util';
import { replayDifference, type Viewer } from '@reseau/core';
import { type MatchFileRead, readMatchFile, type Sitting, setUpGame, sittingsIn } from '@reseau/games';
import { parseScenario, retold, runScenario, type Told } from '@reseau/testkit';
import { type Command, UsageError } from '../command.ts';
import { inBrief } from '../in-brief.ts';
import { isRecord } from '../is-record.ts';
import { complain, say } from '../print.ts';
import { readDocument } from '../read-document.ts';

const USAGE = `reseau replay FILE [--as SEAT|table]

Retells a game from a scenario or from a record, the file that the end of a game offers. A record is also played again
under today's rules, and any difference is reported. Without --as, all secrets are shown; with it, only what
that seat (counted from 0) or the table was told at the time. What was said, and who sat down, is told after "~".`;

/** Shows a game as it was, or as one seat knew it. */
export const replay: Command = {
  summary: 'Retell a recorded game, as any seat knew it.',
  usage: USAGE,
  run: async (args) => {
    const as = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { as },
      allowPositionals: true,
      strict: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('please name one file.');
    const told = toldIn(file);
    const viewer = values.as === undefined ? undefined : viewerOf(values.as, told);
    for (const line of retold(told, viewer)) say(line);
    const difference = replayDifference(told);
    if (difference !== undefined) complain(`Under today’s rules it goes differently: ${difference}`);
    return difference === undefined ? 0 : 1;
  },
};

function viewerOf(name: string, { game }: Told): Viewer {
  if (name === 'table') return name;
  const seat = game.seats.find((number) => String(number) === name);
  if (seat === undefined) throw new UsageError(`seats are numbered from 0 to ${game.seats.length - 1}.`);
  return seat;
}

function toldIn(file: string): Told {
  const read = readDocument(file);
  if (!read.ok) throw new UsageError(`${file}: ${read.problems.join('; ')}`);
  if (!isRecord(read.value)) return scenarioTold(file, read.value);
  const record = readMatchFile(read.value);
  if (!record.ok) throw new UsageError(`${file}: ${inBrief(record.problems)}`);
  return { ...record.played, around: aroundOf(record) };
}

/** Phrases, chat and who sat down, in the order of the record; what was said among those who watched was for them alone. */
function aroundOf({ played, file }: Extract<MatchFileRead, { readonly ok: true }>): NonNullable<Told['around']> {
  const { phrases = [], beside = {} } = file;
  const spoken = phrases.map(({ after, seat, phrase: { says, ...rest } }) => ({
    after,
    says: `seat ${seat} says ${says}${Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`}`,
  }));
  const sat = sittingsIn({ ...played, phrases, beside }).map(({ after, phrases: said, seat, who, name, of }) => ({
    after,
    said,
    says: `seat ${seat}: ${SAT[who](name)}${of === undefined || of.name === '' ? '' : `, for ${of.name}`}`,
  }));
  const written = (beside.lines ?? []).flatMap(({ after, name, text, bench }) =>
    after === undefined || bench === true ? [] : [{ after, says: `${name}: ${text}` }],
  );
  const sitting = Map.groupBy(sat, ({ said }) => said);
  const satAfter = (said: number) => sitting.get(said) ?? [];
  return [...spoken.flatMap((one, said) => [...satAfter(said), one]), ...satAfter(spoken.length), ...written];
}

const SAT: Readonly<Record<Sitting['who'], (name: string) => string>> = {
  standIn: (name) => `a bot plays on for ${name}`,
  back: (name) => `${name} is back`,
  another: (name) => `${name} plays on`,
};

function scenarioTold(file: string, raw: unknown): Told {
  const parsed = parseScenario(raw);
  if (!parsed.ok) throw new UsageError(`${file}: ${parsed.problems.join('; ')}`);
  const { scenario } = parsed;
  const made = setUpGame(scenario.game, scenario.seats, scenario.options);
  const result = runScenario(scenario, setUpGame);
  if (!result.ok) throw new UsageError(`${file}: ${result.where}: ${result.says}`);
  if (!made.ok || !('steps' in scenario))
    throw new UsageError(`${file}: there is nothing to retell, as the table was refused.`);
  return { game: made.game, seed: scenario.seed ?? scenario.title, entries: result.entries };
}
