import { asks, call, type Frame, type Moves, type Options, type Seat, type Step } from '@reseau/core';
import type { Character } from '../../characters.ts';
import { characterOf, type Known, type ResistanceKind, type Table } from '../../known.ts';
import type { Move } from '../../moves.ts';
import { chosen, nameOne, optionsBy, others } from '../../steps.ts';
import { lastResult } from './accusation.ts';
import { CHIEFS, tellsChiefsApart } from './cast.ts';
import type { Answer, Answered } from './facts.ts';
import { hunt } from './hunt.ts';

const ANSWER = 'hunter.answer';

/** By the result as it stands: the leader after a success, the Investigator after a failure. */
const asker = (table: Table): Seat => {
  const seat = lastResult(table).success ? table.leader : hunt.of(table).investigator;
  if (seat === undefined) throw new Error('hunter: nobody was made Investigator');
  return seat;
};

const anybody = (table: Table): Options<Move> => nameOne(others(asker(table), table.seats));

/** After a mission that does not end the game one player investigates another. */
export const investigate: Step<ResistanceKind> = {
  id: 'hunter.investigate',
  shown: true,
  ask: (table) => (table.ended === undefined ? asks([asker(table)]) : undefined),
  options: optionsBy(({ table }) => anybody(table)),
  why: () => 'cannotBeNamed',
  decide: ({ table }, moves) => {
    const seat = asker(table);
    const { seat: named } = chosen(moves, seat, anybody(table), 'name');
    const { mission } = lastResult(table);
    return [
      { type: 'hunter.investigated', to: 'all', mission, seat, named },
      call({ step: ANSWER, seat: named, on: seat }),
    ];
  },
};

/** Whether to answer as a Chief, the truth first. The rule settles it for all but the Dummy Agent. */
export const mayClaim = (character: Character): readonly boolean[] => {
  if (character === 'dummyAgent') return [false, true];
  return [character === CHIEFS.resistance || character === CHIEFS.spy];
};

/** The card that is shown. A Dummy Agent who claims to be a Chief shows that of the Resistance. */
export function shownBy(character: Character, chief: boolean, seats: number): Answer {
  if (!chief) return 'notAChief';
  if (!tellsChiefsApart(seats)) return 'chief';
  return character === CHIEFS.spy ? 'spyChief' : 'resistanceChief';
}

const claims = ({ secret }: Known, seat: Seat): Options<Move> => [
  { type: 'answer', chief: { one: mayClaim(characterOf(secret, seat)) } },
];

const seatsIn = ({ seat, on }: Frame): { readonly named: Seat; readonly seat: Seat } => {
  if (seat === undefined || on === undefined) throw new Error('hunter: nobody asks, or nobody is asked');
  return { named: seat, seat: on };
};

function answered(known: Known, moves: Moves<Move>, frame: Frame): Answered {
  const { named, seat } = seatsIn(frame);
  const { chief } = chosen(moves, named, claims(known, named), 'answer');
  const answer = shownBy(characterOf(known.secret, named), chief, known.table.seats);
  return { mission: lastResult(known.table).mission, seat, named, answer };
}

/** Whoever is named is always asked: an answer that came by itself would tell who is no Dummy Agent. */
export const answer: Step<ResistanceKind> = {
  id: ANSWER,
  ask: (_table, { seat }) => (seat === undefined ? undefined : asks([seat], 'none')),
  options: optionsBy((known, seat) => claims(known, seat)),
  why: () => 'answerByRule',
  reveals: (known, moves, viewer, frame) => {
    const { named, seat } = seatsIn(frame);
    return viewer === named || viewer === seat ? answered(known, moves, frame).answer : undefined;
  },
  decide: (known, moves, _rng, frame) => {
    const { named, seat } = seatsIn(frame);
    return [{ type: 'hunter.answered', to: [seat, named], ...answered(known, moves, frame) }];
  },
};
