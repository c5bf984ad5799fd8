import { type AnyMove, type AnyOpen, isOpen, type Seat } from '@reseau/core';
import type { BotRunner } from '@reseau/rooms';

type Thought = Awaited<ReturnType<BotRunner['move']>>;

interface Turn {
  /** How many facts everybody has heard by then. */
  readonly told: number;
  readonly choices: ReadonlyMap<Seat, AnyMove>;
}

/** Bots that choose what the test says, once it says it; in an open question, those who are to choose nothing wait. */
export class ScriptedBots implements BotRunner {
  #turn: Turn | undefined;
  #thinking: { readonly seat: Seat; readonly told: number; answer(thought: Thought): void }[] = [];

  move({ seat, heard }: Parameters<BotRunner['move']>[0]): Promise<Thought> {
    const told = heard.filter(isOpen<AnyOpen>).length;
    return new Promise((resolve) => {
      this.#thinking.push({ seat, told, answer: resolve });
      this.#answer();
    });
  }

  async close(): Promise<void> {}

  /** What those who are asked now choose. Whoever is asked for something else goes on thinking. */
  choose(turn: Turn): void {
    this.#turn = turn;
    this.#answer();
  }

  #answer(): void {
    const turn = this.#turn;
    const asked = this.#thinking.filter(({ told }) => told === turn?.told);
    this.#thinking = this.#thinking.filter((one) => !asked.includes(one));
    for (const { seat, answer } of asked) answer(turn?.choices.get(seat) ?? 'wait');
  }
}
