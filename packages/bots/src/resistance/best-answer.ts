import { failsNeeded, MISSIONS, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { agreedTeam } from './convention.ts';
import { keptTeam } from './loyal.ts';
import { type SeatSet, sizeOf } from './seat-set.ts';
import { type Played, proposalOf, type Situation } from './situation.ts';
import { sinks } from './spy-plan.ts';

/** Whether spies who know the resistance's plan should sink the mission on the table, given that enough of them are on it. */
export function shouldSink(situation: Situation, spies: SeatSet): boolean {
  const { seats, successes, failures } = situation;
  const { mission, team } = proposalOf(situation);
  const planned = sinks({ seats, mission, successes, failures });
  if (keptTeam(situation) !== team) return planned;
  const sunk = canWin(after(situation, team, failsNeeded(seats, mission)), spies);
  const passed = canWin(after(situation, team, 0), spies);
  return sunk === passed ? planned : sunk;
}

/** Whether the spies win against a resistance that keeps to the agreed teams. */
function canWin(situation: Situation, spies: SeatSet): boolean {
  const { seats, successes, failures } = situation;
  if (failures === RESULTS_TO_WIN) return true;
  const mission = MISSIONS[successes + failures];
  if (successes === RESULTS_TO_WIN || mission === undefined) return false;
  const team = agreedTeam(situation);
  const need = failsNeeded(seats, mission);
  if (sizeOf(team & spies) >= need && canWin(after(situation, team, need), spies)) return true;
  return canWin(after(situation, team, 0), spies);
}

/** The situation when this team has played so many Fail cards on the next mission. */
function after(situation: Situation, team: SeatSet, fails: number): Situation {
  const { seats, successes, failures } = situation;
  const mission = MISSIONS[successes + failures];
  if (mission === undefined) throw new Error('sabotage: no mission is left');
  const success = fails < failsNeeded(seats, mission);
  const result: Played = { mission, team, fails, success, successes, failures };
  return {
    ...situation,
    played: [...situation.played, result],
    successes: successes + (success ? 1 : 0),
    failures: failures + (success ? 0 : 1),
  };
}
