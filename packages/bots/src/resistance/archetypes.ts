import { type Mission, RESULTS_TO_WIN, type Side } from '@reseau/games/resistance';

/** The kinds of player a seat may hold, besides one whose votes tell nothing. */
export const ARCHETYPES = ['person', 'naive'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** How likely each kind is before anything was seen; what is missing to 1 tells nothing by its votes. */
export const SHARES: Readonly<Record<Archetype, number>> = { person: 0.55, naive: 0.15 };

/** A spy may always be one who does exactly what a good resistance member would: nobody is cleared for good. */
export const IMITATOR = 0.08;
/** A resistance member may always play like a spy: nobody is convicted for good. */
export const CLUMSY = 0.03;

/** By what a team really is: free of spies, or with enough of them to sink the mission. */
export interface ByTeam {
  readonly clean: number;
  readonly dirty: number;
}

export interface Rates {
  readonly resistance: ByTeam;
  readonly spy: ByTeam;
}

/** How often each kind approves. People's rates are from public logs of five-player games. */
export const APPROVES: Readonly<Record<Archetype, Rates>> = {
  person: { resistance: { clean: 0.82, dirty: 0.54 }, spy: { clean: 0.38, dirty: 0.69 } },
  naive: { resistance: { clean: 0.75, dirty: 0.55 }, spy: { clean: 0.06, dirty: 0.95 } },
};
/** The first team says little to those who know nothing yet. */
export const APPROVES_FIRST: ByTeam = { clean: 0.76, dirty: 0.7 };
export const APPROVES_ANY = 0.65;
/** The fifth proposal is the last: who rejects it as resistance loses by it. */
export const APPROVES_LAST: Rates = { resistance: { clean: 0.97, dirty: 0.95 }, spy: { clean: 0.7, dirty: 0.95 } };

/** How a leader of each side weighs a team, by the number of spies on it. */
export const PICKS: Readonly<Record<Archetype, Readonly<Record<Side, readonly number[]>>>> = {
  person: { resistance: [1, 0.75, 0.6, 0.5, 0.5], spy: [0.35, 1, 0.55, 0.4, 0.4] },
  naive: { resistance: [1, 0.8, 0.7, 0.6, 0.6], spy: [0.1, 1, 0.8, 0.6, 0.6] },
};

/** How often a spy who alone can sink a mission does, by mission (public logs of five-player games). */
const SINKS: Readonly<Record<Mission, number>> = { 1: 0.32, 2: 0.77, 3: 0.67, 4: 0.91, 5: 0.95 };
const SINKS_TO_DECIDE = 0.97;

/** How likely a person who is a spy plays Fail, when that alone sinks the mission. */
export function sinkRate(mission: Mission, successes: number, failures: number): number {
  const decides = successes === RESULTS_TO_WIN - 1 || failures === RESULTS_TO_WIN - 1;
  return decides ? SINKS_TO_DECIDE : SINKS[mission];
}
