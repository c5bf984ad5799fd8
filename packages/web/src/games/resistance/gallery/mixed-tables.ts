import { heardBy, type Match, optionsFor, Rng, type Seat, sample, start, submit, type Viewer } from '@reseau/core';
import { type Fact, MODULE_IDS, type ModuleId, type ResistanceKind, type Setup, setUp } from '@reseau/games/resistance';
import { toggleModule } from '../mixing.ts';
import type { GalleryTables, NamedStill } from '../still.ts';

const SEATS = 7;

/** As many modules as go together, and as many such mixes as it takes to have all of them. */
function mixes(): readonly Setup[] {
  const found: Setup[] = [];
  let left: readonly ModuleId[] = MODULE_IDS;
  while (left.length > 0) {
    const wanted = left;
    const mix = [...left, ...MODULE_IDS].reduce<Setup>(
      (so, id) => {
        const more = toggleModule(so, id, true);
        return setUp(SEATS, more).ok ? more : so;
      },
      { modules: [], extras: [] },
    );
    left = wanted.filter((id) => !mix.modules.includes(id));
    if (left.length === wanted.length) throw new Error(`gallery: ${SEATS} cannot play ${left.join()}`);
    found.push(mix);
  }
  return found;
}

interface Moment {
  readonly match: Match<ResistanceKind>;
  /** All that was told so far. */
  readonly facts: readonly Fact[];
}

/** Three missions of a game at random; the first team is turned down. */
function played(setup: Setup): readonly Moment[] {
  const made = setUp(SEATS, setup);
  if (!made.ok) throw new Error(`gallery: ${made.problem}`);
  const rng = Rng.seeded('gallery');
  const dealt = start(made.game, 'gallery');
  let moment: Moment = { match: dealt.match, facts: dealt.entry.facts };
  const moments = [moment];
  while (moment.match.table.results.length < 3 && moment.match.outcome === undefined) {
    const { match, facts } = moment;
    const actor = match.turn.must.find((seat) => match.sealed[seat] === undefined);
    if (actor === undefined) throw new Error('gallery: nobody is asked');
    const options = optionsFor(match, actor);
    const approve = match.table.proposals.length > 1;
    const move = options.some(({ type }) => type === 'vote') ? { type: 'vote', approve } : sample(options, rng);
    const answer = submit(match, { actor, question: match.turn.question, move });
    if (!answer.ok) throw new Error(`gallery: ${answer.code}`);
    moment = { match: answer.match, facts: [...facts, ...answer.entry.facts] };
    if (answer.entry.facts.length > 0) moments.push(moment);
  }
  return moments;
}

const stepOf = ({ match }: Moment): string => match.table.at.stack.at(-1)?.step ?? '';

const seenBy = (me: Seat | undefined, { facts }: Moment, setup: Setup) => {
  const viewer: Viewer = me ?? 'table';
  return { seats: SEATS, ...setup, ...(me === undefined ? {} : { me }), facts: heardBy(facts, viewer) };
};

/** What the last of these shows to whoever is asked. */
function asked(name: string, moments: readonly Moment[], setup: Setup): readonly NamedStill[] {
  const last = moments.at(-1);
  return last === undefined ? [] : [{ name, still: seenBy(last.match.turn.must[0], last, setup) }];
}

/** The cards of the second mission, all turned up: no game ends with it. */
function secondMission(name: string, moments: readonly Moment[], setup: Setup): NamedStill {
  const moment = moments.find(({ match }) => match.table.results.length === 2);
  const cards = moment?.match.table.results[1]?.cards;
  if (moment === undefined || cards === undefined) throw new Error('gallery: no second mission');
  return { name, still: { ...seenBy(undefined, moment, setup), beat: cards.length + 1 } };
}

/** Tables with several modules: their docks, what lies before the players, and what the vote table keeps of them. */
export function mixedTables(): Required<Pick<GalleryTables, 'boards' | 'stages'>> & { ledgers: readonly NamedStill[] } {
  const tables = mixes().map((setup) => ({ setup, mix: setup.modules.join(', '), moments: played(setup) }));
  return {
    boards: tables.flatMap(({ setup, mix, moments }) => [
      ...asked(
        `asked: ${mix}`,
        moments.filter((moment) => stepOf(moment).includes('.') && moment.match.turn.must.length > 0),
        setup,
      ),
      ...asked(
        `mission: ${mix}`,
        moments.filter((moment) => stepOf(moment) === 'play'),
        setup,
      ),
    ]),
    stages: tables.map(({ setup, mix, moments }) => secondMission(`cards: ${mix}`, moments, setup)),
    ledgers: tables.map(({ setup, mix, moments }) => {
      const [last] = moments.slice(-1);
      if (last === undefined) throw new Error('gallery: nothing was dealt');
      return { name: `ledger: ${mix}`, still: seenBy(undefined, last, setup) };
    }),
  };
}
