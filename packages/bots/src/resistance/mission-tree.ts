import { RESULTS_TO_WIN } from '@reseau/games/resistance';
import { numberAt } from '../table-at.ts';

/**
 * All ways the rest of a game can go, as a tree of missions: each is won or lost. The places are numbered so that what
 * follows has the larger number; from the first mission on there are 19.
 */
export interface MissionTree {
  /** How many missions lie between the start of this tree and each place. */
  readonly depth: readonly number[];
  /** The results so far, `S` and `F`, counted from the start of this tree. */
  readonly path: readonly string[];
  readonly afterSuccess: readonly number[];
  readonly afterFailure: readonly number[];
}

/** Where a tree ends, in the place of a number. */
export const WON = -1;
export const LOST = -2;

const trees = new Map<string, MissionTree>();

/** The tree of missions from this score on. */
export function missionTreeFrom(successes: number, failures: number): MissionTree {
  const key = `${successes}${failures}`;
  const known = trees.get(key);
  if (known !== undefined) return known;
  const tree = { depth: [], path: [], afterSuccess: [], afterFailure: [] };
  grow(tree, '', successes, failures);
  trees.set(key, tree);
  return tree;
}

interface Growing {
  readonly depth: number[];
  readonly path: string[];
  readonly afterSuccess: number[];
  readonly afterFailure: number[];
}

function grow(tree: Growing, path: string, successes: number, failures: number): number {
  if (successes === RESULTS_TO_WIN) return WON;
  if (failures === RESULTS_TO_WIN) return LOST;
  const place = tree.depth.push(path.length) - 1;
  tree.path.push(path);
  tree.afterSuccess.push(WON);
  tree.afterFailure.push(LOST);
  tree.afterSuccess[place] = grow(tree, `${path}S`, successes + 1, failures);
  tree.afterFailure[place] = grow(tree, `${path}F`, successes, failures + 1);
  return place;
}

/**
 * Whether the resistance wins whatever the spies play, where bit `place` of `open` says that there the spies can sink
 * the mission if they want to.
 */
export function isSafe({ afterSuccess, afterFailure }: MissionTree, open: number): boolean {
  let safe = 0;
  for (let place = afterSuccess.length - 1; place >= 0; place -= 1) {
    const onSuccess = numberAt(afterSuccess, place);
    if (onSuccess !== WON && ((safe >> onSuccess) & 1) === 0) continue;
    const onFailure = numberAt(afterFailure, place);
    const sinks = ((open >> place) & 1) === 1;
    if (sinks && (onFailure === LOST || ((safe >> onFailure) & 1) === 0)) continue;
    safe |= 1 << place;
  }
  return (safe & 1) === 1;
}
