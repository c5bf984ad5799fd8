import { failsNeeded, RESULTS_TO_WIN, teamSize } from '@reseau/games/resistance';
import { shouldSink } from './best-answer.ts';
import { easyFails } from './easy.ts';
import { loyalProposal, loyalVote } from './loyal.ts';
import { SKILLS } from './mixed/skills.ts';
import { asResistance, type Own } from './own.ts';
import { PLAYERS, type Player } from './player.ts';
import { setsOf, sizeOf } from './seat-set.ts';
import { proposalOf, type Situation } from './situation.ts';
import { sinks } from './spy-plan.ts';

type Cards = Player['fails'];

/** Enough of us are on the team, and in seat order it is mine to do. */
function isMine(situation: Situation, own: Own): boolean {
  const { mission, team } = proposalOf(situation);
  const need = failsNeeded(situation.seats, mission);
  return sizeOf(team & own.spies) >= need && sizeOf(team & own.spies & ((1 << own.seat) - 1)) < need;
}

const decides = ({ successes, failures }: Situation): boolean =>
  successes === RESULTS_TO_WIN - 1 || failures === RESULTS_TO_WIN - 1;

/** What a shadow does with its cards. */
const CARD_POLICIES = {
  /** The best answer to the plan, which the spies know. */
  best: (situation, own) => isMine(situation, own) && shouldSink(situation, own.spies),
  /** The fixed plan of the solver. */
  plan: (situation, own) => {
    const { seats, successes, failures } = situation;
    return isMine(situation, own) && sinks({ seats, mission: proposalOf(situation).mission, successes, failures });
  },
  always: isMine,
  /** Every spy on the team, every time. */
  everyone: () => true,
  people: easyFails,
  coin: (situation, own, rng) => (decides(situation) || rng.fraction() < 0.5) && isMine(situation, own),
  late: (situation, own) => decides(situation) && isMine(situation, own),
} as const satisfies Readonly<Record<string, Cards>>;

/** Votes and proposes by the strong resistance's own code, as if holding a resistance card; then plays these cards. */
const shadow = (fails: Cards): Player => ({
  propose: (situation, own, missions) => loyalProposal(situation, asResistance(own), missions),
  approves: (situation, own) => loyalVote(situation, asResistance(own)),
  fails,
  skill: SKILLS.strong,
});

export const SHADOWS: readonly (readonly [name: string, shadow: Player])[] = Object.entries(CARD_POLICIES).map(
  ([policy, fails]) => [`shadow-${policy}`, shadow(fails)],
);

/** Votes like a shadow, but leads teams with just enough spies on them, whatever was agreed. */
export const spoiler: Player = {
  ...shadow(CARD_POLICIES.best),
  propose: ({ seats }, own, [mission = 1], rng) => {
    const teams = setsOf(seats, teamSize(seats, mission));
    const right = teams.filter((team) => sizeOf(team & own.spies) === failsNeeded(seats, mission));
    return { mission, team: rng.choose(right) };
  },
};

/** Votes for every team with enough spies on it and against every other. */
export const naive: Player = {
  ...spoiler,
  approves: (situation, own) => {
    const { mission, team } = proposalOf(situation);
    return sizeOf(team & own.spies) >= failsNeeded(situation.seats, mission);
  },
  fails: PLAYERS.strong.fails,
};

/** Breaks the agreement by one vote against the first team, then votes and leads like the resistance again. */
export const breaker: Player = {
  ...PLAYERS.strong,
  approves: (situation, own, rng) => situation.ballots.length > 1 && PLAYERS.strong.approves(situation, own, rng),
};

/** Strong, but answers whatever only modules ask at random: the yardstick for what thinking about them is worth. */
export const moduleBlind: Player = { ...PLAYERS.strong, skill: { ...SKILLS.strong, aware: false } };
