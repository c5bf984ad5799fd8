import { seatAt, type Viewer, whole } from '@reseau/core';
import { someWorld, type Wondering } from './casting.ts';
import type { Card } from './characters.ts';
import { MISSIONS, type Mission } from './data/tables.ts';
import type { WhisperedFact } from './facts.ts';
import { type Known, learn } from './known.ts';
import type { Module } from './module.ts';
import { dealt, type Reveal, recognised } from './phases/deal.ts';
import type { FoldSlices } from './slice.ts';

/** What the deal tells a viewer: the leader, decks laid out face up, the viewer's own card, and whom the reveal shows. Said from the cards, not from what was told. */
export function dealtTo({ table, secret }: Known, viewer: Viewer, reveal: Reveal, modules: readonly Module[]): unknown {
  const faceUp = modules.map(({ deck }) => deck?.faceUp?.(deck.of(secret)));
  if (viewer === 'table') return { leader: table.leader, faceUp };
  const characters = whole(secret.characters);
  return { leader: table.leader, faceUp, own: characters[viewer], shown: recognised(characters, viewer, reveal) };
}

/** Chance is drawn before the rest is made to fit it; a draw that nothing fits is drawn again. */
const MOST_DRAWS = 500;

/** Every whisper of a world that the viewer cannot tell from the true one, drawn at random. */
export function imagine(wondering: Wondering, learnSlices: FoldSlices): readonly WhisperedFact[] {
  const { known, viewer, rng, modules, reveal } = wondering;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const hidden = modules.flatMap(({ imagining }) => imagining?.hidden?.(known, viewer, rng) ?? []);
    const secret = hidden.length === 0 ? known.secret : learn(known.secret, hidden, learnSlices);
    const world = someWorld({ ...wondering, known: { table: known.table, secret } });
    if (world === undefined) continue;
    return [
      ...dealt(world.characters, reveal),
      ...MISSIONS.flatMap((mission) => laid(mission, world.played[mission] ?? [])),
      ...hidden,
      ...known.secret.saw.map((look) => ({ type: 'saw', to: [look.seat], ...look }) as const),
      ...modules.flatMap(({ imagining }) => imagining?.secrets?.(world, known, viewer, rng) ?? []),
    ];
  }
  // The true world is among them, so there is one.
  throw new Error('worlds: the viewer knows what cannot be');
}

const laid = (mission: Mission, cards: readonly (Card | undefined)[]): readonly WhisperedFact[] =>
  cards.flatMap((card, index) => {
    const seat = seatAt(index);
    return card === undefined ? [] : [{ type: 'played', to: [seat], mission, seat, card } as const];
  });
