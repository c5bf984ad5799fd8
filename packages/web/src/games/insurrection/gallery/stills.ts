import { heardBy, type Match, Rng, sample, seedState, start, submit, understand } from '@reseau/core';
import {
  type Fact,
  type InsurrectionGame,
  type InsurrectionKind,
  type PathKind,
  setUp,
} from '@reseau/games/insurrection';
import type { MemberView } from '@reseau/protocol';
import type { Sight } from '../../../session/game-client.ts';
import { seatAt } from '../../seat-at.ts';
import { scenes } from '../scenes.ts';
import { game } from '../words.ts';

export const NAMES = ['Ada', 'Léa', 'さくら', 'Béatrice-Élisabeth', 'Noé', 'Mina'];

const members = (count: number): readonly MemberView[] =>
  NAMES.slice(0, count).map((name, index) => ({
    id: `m${index + 1}`,
    name,
    kind: index === 3 ? 'bot' : 'person',
    ...(index === 3 ? { level: 'medium' as const } : {}),
    host: index === 0,
    mark: index,
    online: index !== 4,
  }));
type Game = Match<InsurrectionKind>;

export interface Still {
  readonly seats: number;
  readonly seed: string;
  readonly side: PathKind;
  readonly me?: number;
  /** Played at random until the table looks like this. */
  readonly until: (match: Game, facts: readonly Fact[]) => boolean;
  /** Who has chosen, where all choose at once. */
  readonly chosen?: readonly number[];
  /** Whether the seat has sealed the first thing it could. */
  readonly sealed?: boolean;
  /** Shows the last scene of this kind, on this beat. */
  readonly scene?: { readonly kind: string; readonly beat: number };
}

const MOST_STEPS = 600;
const MOST_GAMES = 500;

/** A table at rest, from a game that was really played: the gallery shows nothing that could not happen. */
export function still(spec: Still): Sight {
  for (let attempt = 0; attempt < MOST_GAMES; attempt += 1) {
    const found = tried(spec, `${spec.seed} ${attempt}`);
    if (found !== undefined) return found;
  }
  throw new Error(`gallery: no such moment in ${spec.seed}`);
}

function tried(spec: Still, seed: string): Sight | undefined {
  const options = { side: spec.side };
  const made = setUp(spec.seats, options);
  if (!made.ok) throw new Error(`gallery: ${made.problem}`);
  const rng = new Rng(seedState(seed));
  let { match, entry } = start(made.game, seed);
  const facts: Fact[] = [...entry.facts];
  let last: readonly Fact[] = entry.facts;
  let before = facts.length;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (spec.until(match, last)) return sightOf(spec, match, facts, before, options);
    const actor = match.turn.must.find((seat) => match.sealed[seat] === undefined);
    if (actor === undefined || match.outcome !== undefined) return undefined;
    const known = { table: match.table, secret: match.secrets[actor] ?? match.server };
    const move = sample(made.game.options(known, actor), rng);
    const answer = submit(match, { actor, question: match.turn.question, move });
    if (!answer.ok) throw new Error(`gallery: ${answer.code}`);
    ({ match } = answer);
    if (answer.entry.facts.length === 0) continue;
    before = facts.length;
    last = answer.entry.facts;
    facts.push(...last);
  }
  return undefined;
}

function sightOf(spec: Still, match: Game, facts: readonly Fact[], before: number, options: object): Sight {
  const me = spec.me === undefined ? undefined : seatAt(spec.me);
  const viewer = me ?? 'table';
  const { game: rules, turn } = match;
  const heard = (told: readonly Fact[]) => understand(rules, rules.empty, heardBy(told, viewer));
  const known = heard(facts);
  const earlier = heard(facts.slice(0, before));
  const set = (rules as InsurrectionGame).cards;
  const scene =
    spec.scene === undefined
      ? undefined
      : scenes(earlier, heardBy(facts.slice(before), viewer), set, () => game.words, game.named).findLast(
          ({ kind }) => kind === spec.scene?.kind,
        );
  const mine =
    spec.sealed === true && me !== undefined ? sample(rules.options(known, me), new Rng(seedState('mine'))) : undefined;
  return {
    members: members(spec.seats),
    names: NAMES.slice(0, spec.seats),
    me,
    known,
    shown: scene === undefined ? known : earlier,
    options,
    progress: { match: 1, question: turn.question, chosen: { seats: (spec.chosen ?? []).map(seatAt) } },
    mine,
    sending: false,
    sketch: { read: () => undefined, write: () => undefined },
    scene,
    beat: spec.scene?.beat ?? 0,
    awaitsStage: scene !== undefined && scene.passing !== true,
    over: match.outcome !== undefined,
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
