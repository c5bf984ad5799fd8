import { type BotChoice, isDeep } from '@reseau/bots';
import type { BotInput, BotRunner, RequestedBy } from './bot-runner.ts';
import { Lane } from './lane.ts';
import type { Thread } from './thread.ts';

/** All bots of the server think here: those who think long never hold up those who do not, and no room holds up another. */
export class BotThreadPool implements BotRunner {
  readonly #quick: Lane;
  readonly #deep: Lane;

  constructor(quick: readonly Thread[], deep: readonly Thread[]) {
    this.#quick = new Lane(quick);
    this.#deep = new Lane(deep);
  }

  move(input: BotInput, by: RequestedBy): Promise<BotChoice> {
    return (isDeep(input.gameId, input.level) ? this.#deep : this.#quick).move(input, by);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#deep.close()]);
  }
}
