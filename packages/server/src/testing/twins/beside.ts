import type { GameId } from '@reseau/games';
import type { ClientMessage } from '@reseau/protocol';
import type { Floor } from './floor.ts';

/** Refused alike, whatever others hold. */
export async function badMoves(floor: Floor): Promise<void> {
  const { viewer } = floor;
  const { question } = viewer;
  const { match } = viewer.memory;
  for (const wrong of [{ type: 'nothing' }, { type: 'vote' }, { type: 'propose', mission: 1, team: [0] }])
    await floor.ask(viewer, (id) => viewer.request({ t: 'move', id, match, question, move: wrong }));
  await floor.ask(viewer, (id) => viewer.request({ t: 'move', id, match, question: question - 1, move: {} }));
  for (const command of [{ do: 'end' }, { do: 'redeal' }, { do: 'moreTime' }, { do: 'ready' }] as const)
    await floor.ask(viewer, (id) => viewer.command(command, id));
  await floor.heard();
}

export async function talk(floor: Floor, number: number): Promise<void> {
  for (const player of [floor.viewer, ...floor.others.slice(0, 1)]) {
    await floor.ask(player, (id) => player.say(`before turn ${number}`, id));
    await floor.ask(player, (id) => player.phrase({ says: 'trust', about: [0] }, id));
  }
  const [flo] = floor.watchers;
  if (flo !== undefined) await floor.ask(flo, (id) => flo.say(`from the bench, ${number}`, id));
  floor.at(0).send({ t: 'react', reaction: 'wow' });
  await floor.heard();
}

type Phrase = Extract<ClientMessage, { t: 'phrase' }>['phrase'];

/** What somebody says of another one, having seen something alone: in one of the evenings it may be true, and in the other not. */
const STATEMENTS: Readonly<Record<GameId, Phrase['says']>> = {
  resistance: 'isSpy',
  insurrection: 'opinion',
  project: 'opinion',
};

export async function states(floor: Floor, game: GameId, seats: number, whispered: readonly number[]): Promise<void> {
  const seat = whispered.find((one) => {
    const player = floor.players[one];
    return player !== undefined && floor.plays(player);
  });
  if (seat === undefined || seats < 2) return;
  const player = floor.at(seat);
  const phrase = { says: STATEMENTS[game], about: [(seat + 1) % seats] };
  await floor.doing('statement', async () => {
    await floor.ask(player, (id) => player.phrase(phrase, id));
    await floor.heard();
  });
}

/** Somebody is about to choose something, where all are asked; and each evening it is somebody else. */
export async function whisper(floor: Floor, number: number): Promise<void> {
  const { others, viewer, which } = floor;
  const one = others[(number + which) % Math.max(1, others.length)];
  const { must } = viewer.game.turn(viewer.known.table);
  if (one === undefined || others.length < 2 || must.length < 2) return;
  one.send({ t: 'draft', question: one.question, seats: [which] });
  await floor.heard();
}

/** Through a tunnel. */
export async function comesBack(floor: Floor): Promise<void> {
  const before = floor.viewer;
  await before.drop();
  await floor.ears.gone();
  floor.players[floor.viewerSeat] = await before.again();
  floor.ears.back(floor.viewer);
  await floor.heard();
}
