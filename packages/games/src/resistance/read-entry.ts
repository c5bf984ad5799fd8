import { entryReader, type FactShapes, type MoveShapes, maybe } from '@reseau/core';
import { count, list, one, truth } from '@reseau/core/parse';
import { CATALOGUE } from './catalogue.ts';
import { PLOT_CARDS } from './data/plot-cards.ts';
import { type BaseOpen, type BaseWhisper, ENDINGS, LINES } from './facts.ts';
import type { Move } from './moves.ts';
import { card, character, MOST_SEATS, mission, seat, seats, side } from './read-parts.ts';

const BASE_FACTS: FactShapes<BaseOpen, BaseWhisper> = {
  open: {
    round: { round: count },
    led: { leader: seat },
    proposed: { mission, team: seats },
    voted: { seat, approve: truth },
    approved: {},
    rejected: { rejections: count },
    laid: { mission },
    exposed: { mission, seat, card },
    revealed: { mission, cards: list(card) },
    result: { mission, success: truth },
    ended: { winner: side, ending: one(ENDINGS), alone: maybe(seat) },
    unmasked: { characters: list(character) },
  },
  whispered: {
    character: { seat, character },
    recognised: { seat, line: one(LINES), about: seats },
    learned: { seat, about: seat, side, round: count },
    played: { mission, seat, card },
    saw: { seat, mission, of: seat, card },
  },
};

const plotCard = one(PLOT_CARDS);

const MOVES: MoveShapes<Move> = {
  propose: { mission, team: seats },
  vote: { approve: truth },
  play: { card },
  name: { seat },
  pass: {},
  use: {},
  give: { card: plotCard, to: seat },
  take: { card: plotCard, from: seat },
  answer: { chief: truth },
  timeUp: {},
};

/** Reads what was stored of a match with any modules. */
export const readEntry = entryReader({
  seats: MOST_SEATS,
  facts: [BASE_FACTS, ...CATALOGUE.map(({ facts }) => facts)],
  moves: MOVES,
});
