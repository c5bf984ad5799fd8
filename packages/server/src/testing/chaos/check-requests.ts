import { canonical } from './canonical.ts';
import type { Fault, Rule } from './fault.ts';
import { type Answer, type Asked, answersIn, type History, isForNow, type Listener, requestsIn } from './history.ts';
import type { Stamp, Stored, StoredMove } from './stored.ts';

type Move = Extract<Asked, { readonly t: 'move' }>;

/** What one member has asked for, over all devices, and what came of it. */
interface Requests {
  readonly member: string;
  readonly asked: ReadonlyMap<string, Asked>;
  readonly answers: readonly Answer[];
  /** As which seats they have listened, each with its match. */
  readonly seats: ReadonlySet<string>;
}

const keyOf = ({ member, id }: Stamp): string => `${member} ${id}`;

/** Exactly once: every acknowledged request is stored, none twice, none in another's name, none that was refused. */
export function requestFaults(code: string, stored: Stored, histories: readonly History[]): readonly Fault[] {
  const requests = byMember(histories);
  const faults = requests.flatMap((one) => [...lost(stored, one), ...denied(stored, one)]);
  const tellings = [...doubled(stored), ...forged(stored, requests), ...seats(stored, histories)];
  return [...faults, ...tellings].map(([rule, who, what]) => ({ rule, code, who, what }));
}

type Finding = readonly [rule: Rule, who: string, what: string];

function byMember(histories: readonly History[]): readonly Requests[] {
  const members = new Set(histories.flatMap(({ member }) => member ?? []));
  return [...members].map((member) => {
    const own = histories.filter((history) => history.member === member);
    const asked = new Map(own.flatMap(requestsIn).map((request) => [request.id, request]));
    const listened = own.flatMap(({ notes }) => notes.flatMap((note) => ('listens' in note ? [note.listens] : [])));
    const seats = new Set(listened.map(({ match, as }) => `${as} ${match}`));
    return { member, asked, answers: own.flatMap(answersIn), seats };
  });
}

function lost(stored: Stored, { member, asked, answers, seats: own }: Requests): readonly Finding[] {
  const done = new Set(answers.flatMap(({ t, id }) => (t === 'done' ? [id] : [])));
  const moves = stored.moves.filter(({ by }) => by?.member === member);
  const byId = new Map(moves.map((move) => [move.by?.id, move]));
  const said = new Map(stored.lines.flatMap(({ by, text }) => (by.member === member ? [[by.id, text]] : [])));
  return [...done].flatMap((id): readonly Finding[] => {
    const request = asked.get(id);
    if (request?.t === 'say' && said.get(id) !== request.text) return [['lost', member, `line ${id}`]];
    if (request?.t !== 'move') return [];
    const move = byId.get(id);
    if (move === undefined)
      return isChosen(stored.moves, own, request) ? [] : [['lost', member, wordsOf(request, stored)]];
    return isSame(move, request) ? [] : [['altered', member, `move ${id}`]];
  });
}

const isSame = (move: StoredMove, { match, question, move: wanted }: Move): boolean =>
  move.match === match && move.question === question && canonical(move.move) === canonical(wanted);

/**
 * The very choice that was made from this seat for this question already is acknowledged, and leaves nothing to store: made by this one,
 * or by whoever played on meanwhile.
 */
const isChosen = (moves: readonly StoredMove[], own: ReadonlySet<string>, request: Move): boolean =>
  moves.some((move) => own.has(`${move.actor} ${move.match}`) && isSame(move, request));

/** A move, and what is stored for its question: for whoever looks for the reason. */
function wordsOf({ id, match, question, move }: Move, { moves }: Stored): string {
  const others = moves.filter((one) => one.match === match && one.question === question);
  const kept = others.map(({ actor, by, move: other }) => `${actor} ${by?.id ?? 'by itself'} ${canonical(other)}`);
  return `move ${id} ${canonical(move)} of question ${question}, where there is ${kept.join('; ')}`;
}

/**
 * The last answer counts: whoever hears that nothing could be stored sends it again. Commands are not looked at: of two copies on two
 * lines, the first may be a moment too early and the second not.
 */
function denied(stored: Stored, { member, asked, answers }: Requests): readonly Finding[] {
  const kept = new Set(stored.stamps.map(keyOf));
  const last = new Map(answers.map((answer) => [answer.id, answer]));
  return [...last.values()].flatMap((answer): readonly Finding[] => {
    const { id } = answer;
    const isPlay = asked.get(id)?.t === 'move' || asked.get(id)?.t === 'say';
    if (answer.t === 'done' || isForNow(answer) || !isPlay) return [];
    return kept.has(keyOf({ member, id })) ? [['denied', member, `${id}, ${answer.code}`]] : [];
  });
}

function doubled({ stamps }: Stored): readonly Finding[] {
  const seen = new Set<string>();
  return stamps.flatMap((stamp): readonly Finding[] => {
    const isNew = !seen.has(keyOf(stamp));
    seen.add(keyOf(stamp));
    return isNew ? [] : [['doubled', stamp.member, stamp.id]];
  });
}

function forged({ stamps }: Stored, requests: readonly Requests[]): readonly Finding[] {
  const asked = new Set(requests.flatMap(({ member, asked: own }) => [...own.keys()].map((id) => `${member} ${id}`)));
  return stamps.flatMap((stamp): readonly Finding[] =>
    asked.has(keyOf(stamp)) ? [] : [['forged', stamp.member, stamp.id]],
  );
}

/** A member plays the seat as which they listen, and nobody else does. */
function seats({ moves }: Stored, histories: readonly History[]): readonly Finding[] {
  const told = new Map<string, Listener>();
  for (const { member, notes } of histories) {
    for (const note of notes) if ('listens' in note) told.set(`${member} ${note.listens.match}`, note.listens.as);
  }
  return moves.flatMap(({ by, match, actor }): readonly Finding[] => {
    if (by === undefined || told.get(`${by.member} ${match}`) === actor) return [];
    return [['forged', by.member, `seat ${actor} in match ${match}`]];
  });
}
