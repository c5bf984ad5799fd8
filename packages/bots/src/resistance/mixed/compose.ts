import { recordOf } from '@reseau/core';
import { castOf, EXTRAS, MODULE_IDS, type ModuleId, moduleOf, type ResistanceGame } from '@reseau/games/resistance';
import { CATALOGUE } from '../catalogue.ts';
import { membersOf } from '../seat-set.ts';
import type { Answer } from './asking.ts';
import type { BaseStep, ModuleBots } from './module.ts';
import { cardFor } from './play-card.ts';
import { type Rules, rulesFor } from './rules.ts';
import { approves, proposal } from './teams.ts';

/** What bots know about one table: base and modules as one. */
interface TableBots {
  readonly rules: Rules;
  /** By step, how a seat answers the questions of the base game, whoever puts them. */
  readonly base: Readonly<Record<string, Answer>>;
  /** By step, how it answers those that only modules ask. */
  readonly modules: Readonly<Record<string, Answer>>;
}

const composed = new WeakMap<ResistanceGame, TableBots>();

/** Put together once per table, in the order of MODULE_IDS. */
export function botsAt(game: ResistanceGame): TableBots {
  const known = composed.get(game);
  if (known !== undefined) return known;
  const modules = MODULE_IDS.filter((id) => isInPlay(id, game)).map((id) => CATALOGUE[id]);
  const bots: TableBots = {
    rules: rulesFor(
      game,
      modules.map(({ reading = {} }) => reading),
    ),
    base: baseAnswers(modules),
    modules: Object.fromEntries(modules.flatMap(({ answers = {} }) => Object.entries(answers))),
  };
  composed.set(game, bots);
  return bots;
}

/** Where a step that its record answers asks, or a character of its own is dealt. */
function isInPlay(id: ModuleId, { asking, deck }: ResistanceGame): boolean {
  const { answers = {} } = CATALOGUE[id];
  return asking.some((step) => Object.hasOwn(answers, step)) || deck.some((character) => CASTS[id].includes(character));
}

/** Whom each module may deal. */
const CASTS = recordOf(MODULE_IDS, (id) =>
  castOf(
    id,
    EXTRAS.filter((extra) => moduleOf(extra) === id),
  ),
);

function baseAnswers(modules: readonly ModuleBots[]): Readonly<Record<string, Answer>> {
  const layings = modules.map(({ laying = {} }) => laying);
  const base: Readonly<Record<BaseStep, Answer>> = {
    propose: (mind) => {
      const { mission, team } = proposal(mind);
      return { type: 'propose', mission, team: membersOf(team) };
    },
    vote: (mind) => ({ type: 'vote', approve: approves(mind) }),
    play: (mind) => ({ type: 'play', card: cardFor(mind, layings) }),
  };
  const again = modules.flatMap((module) => Object.entries(module.again ?? {}));
  return { ...base, ...Object.fromEntries(again.map(([step, asked]) => [step, base[asked]])) };
}
