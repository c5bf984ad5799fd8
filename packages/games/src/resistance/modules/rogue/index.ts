import { asks, at, isOneOf, put, type Seat, type Step, seatsOf } from '@reseau/core';
import { type Card, type Character, type Side, sideOf } from '../../characters.ts';
import { RESULTS_TO_WIN } from '../../data/tables.ts';
import { ending } from '../../ending.ts';
import { type Known, lastProposal, type ResistanceKind, score, type Table } from '../../known.ts';
import type { ModuleMaker, RuleModifiers } from '../../module.ts';
import { slice } from '../../slice.ts';
import { chosen, nameOne, optionsBy } from '../../steps.ts';
import { beats } from './beats.ts';
import { facts, type RogueFact } from './facts.ts';
import { type Part, script } from './script.ts';

/** Who bore the token, by mission. */
export type Watched = readonly (Seat | undefined)[];

const watched = slice<Watched, RogueFact>('rogue', [], {
  'rogue.watched': (seats, { mission, seat }) => put(seats, mission, seat),
});

const ROGUES = ['resistanceRogue', 'spyRogue'] as const;

const isRogue = (character: Character | undefined): boolean => isOneOf(ROGUES, character);

/** The card that counts for a Rogue of this side. */
const OWN_CARD: Readonly<Record<Side, Card>> = { resistance: 'rogueSuccess', spy: 'fail' };

/** Rogues want the victory for themselves, and neither know nor are known before the first round. */
export const rogue: ModuleMaker<Part, 'rogueMissing'> = {
  id: 'rogue',
  facts,
  beats,
  script,
  mixing: [{ problem: 'rogueMissing', breaks: (has) => has('rogue') && !ROGUES.some(has) }],
  phrases: ['watch'],
  make: ({ extras, modifiers }) => ({
    id: 'rogue',
    slice: watched,
    characters: ROGUES.filter((character) => extras.has(character)),
    modifiers: {
      sees: (yes, _line, who, whom) => yes && !isRogue(who) && !isRogue(whom),
      cards: (cards, { character, table, mission, seat }) =>
        character === 'resistanceRogue' && watched.of(table)[mission] !== seat ? [...cards, 'rogueSuccess'] : cards,
      wantsMore: (yes, character) => yes || isRogue(character),
    },
    steps: [
      { after: 'departure', step: watch },
      { after: 'ends', step: claim(modifiers) },
    ],
  }),
};

/** With 5 and 6 players nobody is watched on the first two missions. */
const isWatching = (table: Table): boolean => table.seats > 6 || table.results.length >= 2;

const watch: Step<ResistanceKind> = {
  id: 'rogue.watch',
  shown: true,
  ask: (table) => (isWatching(table) ? asks([table.leader]) : undefined),
  options: optionsBy(({ table }) => nameOne(lastProposal(table).team)),
  why: () => 'notOnTheTeam',
  decide: ({ table }, moves) => {
    if (!isWatching(table)) return [];
    const { mission, team } = lastProposal(table);
    const { seat } = chosen(moves, table.leader, nameOne(team), 'name');
    return [{ type: 'rogue.watched', to: 'all', mission, seat }];
  },
};

/**
 * At the third success or failure a Rogue who played the card of their aim now and once before wins alone.
 * Worlds that are imagined later may hold a Rogue who would have done so: a result that an accusation turned over stands
 * on the table as it is now, not as it was then. That adds worlds to compare with and hides none.
 */
const claim = (modifiers: RuleModifiers): Step<ResistanceKind> => ({
  id: 'rogue.claim',
  reveals: (known) => {
    const seat = claimant(known, modifiers);
    return seat === undefined ? undefined : [seat, known.secret.characters, modifiers.unveiled([], known)];
  },
  decide: (known) => {
    const seat = claimant(known, modifiers);
    if (seat === undefined) return [];
    const winner = sideOf(at(known.secret.characters, seat));
    return ending(known, { winner, ending: 'rogue', alone: seat }, modifiers);
  },
});

/** A third result is always that of the last mission: one that came before has ended the game or was turned over. */
const claimant = ({ table, secret }: Known, modifiers: RuleModifiers): Seat | undefined =>
  seatsOf(table.seats).find((seat) => {
    const character = secret.characters[seat];
    if (character === undefined || !isRogue(character)) return false;
    const side = sideOf(character);
    return score(table)[side] >= RESULTS_TO_WIN && playedTwice({ table, secret }, seat, OWN_CARD[side], modifiers);
  });

/** On the last mission and on any other before it; a card that was set aside counts for nothing. */
function playedTwice({ table, secret }: Known, seat: Seat, card: Card, modifiers: RuleModifiers): boolean {
  const counts = table.results.map(
    ({ mission, team }) =>
      secret.played[mission]?.[seat] === card && modifiers.counted(team, table, mission).includes(seat),
  );
  return counts.at(-1) === true && counts.filter(Boolean).length >= 2;
}
