import { understand } from '@reseau/core';
import { type OpenFact, type Opening, type Setup, setUp } from '@reseau/games/project';
import type { MemberView } from '@reseau/protocol';
import type { Sight } from '../../../session/game-client.ts';
import { seatAt } from '../../seat-at.ts';
import { scenes } from '../scenes.ts';
import { game } from '../words.ts';

const NAMES = ['Ada', 'Léa', 'さくら', 'Béatrice'];

const members = (count: number): readonly MemberView[] =>
  NAMES.slice(0, count).map((name, index) => ({
    id: `m${index + 1}`,
    name,
    kind: 'person',
    host: index === 0,
    mark: index,
    online: true,
  }));

export interface Still {
  readonly opening: Opening;
  readonly facts?: readonly OpenFact[];
  readonly me?: number;
  readonly setup?: Partial<Setup>;
  /** Shows the army's turn on this beat. */
  readonly beat?: number;
}

type Telling<T extends OpenFact['type']> = Omit<Extract<OpenFact, { type: T }>, 'type' | 'to'>;

export const tell = <T extends OpenFact['type']>(type: T, rest: Telling<T>): OpenFact =>
  ({ type, to: 'all', ...rest }) as unknown as OpenFact;

/** A table at rest, made of facts like any other: the gallery shows nothing that could not happen. */
export function still({ opening, facts = [], me, setup = {}, beat }: Still): Sight {
  const seats = Math.max(...opening.leaders.map(({ seat }) => seat)) + 1;
  const options = { difficulty: 'initiation', clock: 'actions', ...setup };
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(`gallery: ${made.problem}`);
  const begun = understand(made.game, made.game.empty, [
    tell('setOut', { opening }),
    tell('at', { at: { question: 1, stack: [{ step: 'players' }] } }),
  ]);
  const known = understand(made.game, begun, facts);
  return {
    members: members(seats),
    names: NAMES.slice(0, seats),
    me: me === undefined ? undefined : seatAt(me),
    known,
    shown: known,
    options,
    progress: undefined,
    mine: undefined,
    sending: false,
    sketch: { read: () => undefined, write: () => undefined },
    scene: beat === undefined ? undefined : scenes(begun, facts, () => game.words)[0],
    beat: beat ?? 0,
    awaitsStage: beat !== undefined,
    over: known.table.ended !== undefined,
    rests: false,
    past: false,
    awaitsCount: true,
    handed: [],
    counted: () => undefined,
    choose: () => undefined,
    drafted: [],
    draft: () => undefined,
    clock: undefined,
    notebook: undefined,
  };
}
