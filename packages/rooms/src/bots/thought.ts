import { chooseMove } from './bot-runner.ts';
import type { Task, TaskResult } from './thread.ts';

/** What a worker answers to a task. */
export function thoughtOn({ input, budget }: Task): TaskResult {
  try {
    return { move: chooseMove(input, budget) };
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}
