import type { Seat } from '@reseau/core';
import { type Proposal, REJECTIONS_TO_LOSE, type Side, score, type Table } from '@reseau/games/resistance';
import type { HintsFor } from '../../../session/guide.ts';
import { missionAtHand, openMissions, sizeAt, standingTeam, type View } from '../view.ts';
import { certain, underSuspicion } from './deduction.ts';
import type { GuideWords } from './en.ts';

type Names = readonly string[];

const namesOf = ({ sight }: View, seats: readonly Seat[]): Names => seats.map((seat) => sight.names[seat] ?? '');
const seatIds = (seats: readonly Seat[]): readonly string[] => seats.map((seat) => `seat-${seat + 1}`);
/** Nothing to tell of nobody. */
const some = (names: Names): readonly [Names] | undefined => (names.length === 0 ? undefined : [names]);
const now = (isSo: boolean): readonly [] | undefined => (isSo ? [] : undefined);

const isOpen = ({ asked, mine }: View): boolean => asked && mine === undefined;

const isMine = ({ me }: View, { leader }: Proposal): boolean => leader === me;

const isMember = ({ me }: View, team: readonly Seat[]): boolean => me !== undefined && team.includes(me);

/** Teams that were voted on, with my vote. */
const voted = ({ table, me }: View): readonly Proposal[] =>
  table.proposals.filter(
    ({ approved, votes }) => approved !== undefined && me !== undefined && votes[me] !== undefined,
  );

const mine = ({ me }: View, { votes }: Proposal): boolean => me !== undefined && votes[me] === true;

/** The table as it stood when this team was voted on. */
function tableAt({ table }: View, proposal: Proposal): Table {
  const before = table.proposals.slice(0, table.proposals.indexOf(proposal));
  const approved = before.filter(({ approved: isApproved }) => isApproved === true).length;
  return { ...table, results: table.results.slice(0, approved) };
}

/** Whom the newest team that I approved holds that I had a reason to doubt. */
function doubted(view: View, whom: (table: Table, me: Seat) => readonly Seat[]): Names {
  const { me } = view;
  const last = voted(view).at(-1);
  if (me === undefined || last === undefined || !mine(view, last)) return [];
  const seats = whom(tableAt(view, last), me).filter((seat) => seat !== me && last.team.includes(seat));
  return namesOf(view, seats);
}

const first = ({ table }: View, isSuccess: boolean) => table.results.find(({ success }) => success === isSuccess);

const votesFor = ({ votes }: Proposal, approve: boolean): number => votes.filter((vote) => vote === approve).length;

const spiesOf = (view: View): Names =>
  namesOf(
    view,
    view.table.characters.flatMap((character, seat) => (character === 'spy' ? [seat as Seat] : [])),
  );

const ended = (view: View, winner: Side): readonly [Names] | undefined =>
  view.table.ended?.winner === winner ? [spiesOf(view)] : undefined;

/** How many votes of mine make a habit. */
const HABIT = 3;

const habit = (view: View, approve: boolean): boolean => {
  const all = voted(view);
  return all.length >= HABIT && all.every((proposal) => mine(view, proposal) === approve);
};

/** What the coach says at the table, from the most pressing. */
export const HINTS: HintsFor<View, GuideWords['hints']> = {
  card: { cards: 'unseen', points: ['hold-card'] },
  ready: { cards: 'seen', points: ['ready'] },
  fourRejected: {
    isTask: true,
    when: (view) => now(view.phase === 'vote' && isOpen(view) && view.table.rejections === REJECTIONS_TO_LOSE - 1),
    points: ['rejections', 'choice-approve'],
  },
  won: { isLast: true, when: (view) => ended(view, 'resistance') },
  lost: { isLast: true, when: (view) => ended(view, 'spy') },
  leads: {
    when: (view) => {
      const { table, sight } = view;
      if (table.results.length > 0 || table.proposals.length > 1) return undefined;
      const mission = missionAtHand(table, openMissions(view)) ?? 1;
      return [sight.names[table.leader] ?? '', sizeAt(sight, table.seats, mission)];
    },
    points: ['missions'],
  },
  firstVote: {
    isTask: true,
    when: (view) =>
      view.phase === 'vote' && isOpen(view) && voted(view).length === 0
        ? [view.sight.names[view.table.leader] ?? '', namesOf(view, standingTeam(view.table))]
        : undefined,
    points: ['choice-approve', 'choice-reject', 'seal'],
  },
  approvedFirst: {
    when: (view) => {
      const [proposal] = voted(view);
      return proposal?.approved === true ? [votesFor(proposal, true)] : undefined;
    },
  },
  rejectedFirst: {
    when: (view) => {
      const proposal = voted(view).find(({ approved }) => approved === false);
      return proposal === undefined ? undefined : [votesFor(proposal, false)];
    },
    points: ['rejections'],
  },
  playCard: {
    isTask: true,
    when: (view) => now(view.phase === 'play' && isOpen(view)),
    points: ['choice-success', 'seal'],
  },
  stayHome: {
    when: (view) => {
      const team = standingTeam(view.table);
      return view.phase === 'play' && !isMember(view, team) ? [namesOf(view, team)] : undefined;
    },
  },
  firstSuccess: { when: (view) => now(first(view, true) !== undefined), points: ['missions'] },
  firstFail: {
    when: (view) => {
      const failed = first(view, false);
      if (failed === undefined) return undefined;
      const others = failed.team.filter((seat) => seat !== view.me);
      return [namesOf(view, others), failed.cards.filter((card) => card === 'fail').length];
    },
    points: (view) => seatIds((first(view, false)?.team ?? []).filter((seat) => seat !== view.me)),
  },
  withoutMe: {
    when: (view) => {
      const own = view.table.proposals.find((proposal) => isMine(view, proposal) && !isMember(view, proposal.team));
      return now(own !== undefined);
    },
  },
  withMe: {
    when: (view) => {
      const own = view.table.proposals.find((proposal) => isMine(view, proposal));
      return now(own !== undefined && isMember(view, own.team));
    },
  },
  trustedSpy: { when: (view) => some(doubted(view, (table, me) => certain(table, me).spies)) },
  trustedFailed: { when: (view) => some(doubted(view, underSuspicion)) },
  yourLead: {
    isTask: true,
    when: (view) => {
      if (view.phase !== 'propose' || !isOpen(view)) return undefined;
      const { table, sight } = view;
      return [sizeAt(sight, table.seats, missionAtHand(table, openMissions(view)) ?? 1)];
    },
    points: ({ me }) => [...(me === undefined ? [] : seatIds([me])), 'propose'],
  },
  certainSpy: {
    when: (view) => (view.me === undefined ? undefined : some(namesOf(view, certain(view.table, view.me).spies))),
    points: (view) => (view.me === undefined ? [] : seatIds(certain(view.table, view.me).spies)),
  },
  cleared: {
    when: (view) => (view.me === undefined ? undefined : some(namesOf(view, certain(view.table, view.me).clear))),
    points: (view) => (view.me === undefined ? [] : seatIds(certain(view.table, view.me).clear)),
  },
  refusedOwn: {
    when: (view) => {
      const last = voted(view).at(-1);
      if (last === undefined || mine(view, last) || !isMember(view, last.team)) return undefined;
      const doubtful = underSuspicion(tableAt(view, last));
      return now(last.team.every((seat) => seat === view.me || !doubtful.includes(seat)));
    },
  },
  backers: {
    when: (view) => {
      const failed = first(view, false);
      const sent = view.table.proposals.find(
        ({ mission, approved }) => mission === failed?.mission && approved === true,
      );
      if (sent === undefined) return undefined;
      const backers = sent.votes.flatMap((vote, seat) => (vote === true ? [seat as Seat] : []));
      return some(
        namesOf(
          view,
          backers.filter((seat) => seat !== view.me && !sent.team.includes(seat)),
        ),
      );
    },
  },
  lastStand: { when: (view) => now(score(view.table).spy === 2), points: ['missions'] },
  oneMore: { when: (view) => now(score(view.table).resistance === 2), points: ['missions'] },
  approvesAll: { when: (view) => now(habit(view, true)) },
  rejectsAll: { when: (view) => now(habit(view, false)) },
  papers: {
    when: (view) => now(view.table.results.length >= 2),
    points: ['dossier', 'ledger'],
  },
};
