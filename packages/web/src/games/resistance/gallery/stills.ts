import { understand } from '@reseau/core';
import { setUp } from '@reseau/games/resistance';
import type { MemberView } from '@reseau/protocol';
import type { Sight } from '../../../session/game-client.ts';
import { seatAt } from '../../seat-at.ts';
import { type ResistanceScene, scenes } from '../scenes.ts';
import { at, type NamedStill, type Still } from '../still.ts';
import { game } from '../words.ts';

const NAMES = ['Ada', 'Léa', 'さくら', 'Béatrice-Élisabeth', 'Noé', 'Mina', 'Jun', 'Olga', 'Théo', '健太'];

const members = (count: number): readonly MemberView[] =>
  NAMES.slice(0, count).map((name, index) => ({
    id: `m${index + 1}`,
    name,
    kind: index % 4 === 3 ? 'bot' : 'person',
    ...(index % 4 === 3 ? { level: 'medium' as const } : {}),
    host: index === 0,
    mark: index,
    online: index !== 4,
  }));

/** A table at rest, made of facts like any other: the gallery shows nothing that could not happen. */
function still({ seats, facts, modules = [], extras = [], me, chosen = [], mine, beat }: Still): Sight {
  const options = { modules, extras };
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(`gallery: ${made.problem}`);
  const known = understand(made.game, made.game.empty, [at('propose'), ...facts]);
  const turn = made.game.turn(known.table);
  const scene: ResistanceScene | undefined =
    beat === undefined ? undefined : scenes(made.game.empty, facts, () => game.words, undefined).at(-1);
  const seated = chosen.map(seatAt);
  return {
    members: members(seats),
    names: NAMES.slice(0, seats),
    me: me === undefined ? undefined : seatAt(me),
    known,
    shown: known,
    options,
    progress: {
      match: 1,
      question: turn.question,
      chosen: turn.progress === 'count' ? { count: seated.length, of: turn.must.length } : { seats: seated },
    },
    mine,
    sending: false,
    sketch: { read: () => undefined, write: () => undefined },
    scene,
    beat: beat ?? 0,
    awaitsStage: scene !== undefined,
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

export const made = ({ name, still: spec }: NamedStill) => ({ name, sight: still(spec) });
