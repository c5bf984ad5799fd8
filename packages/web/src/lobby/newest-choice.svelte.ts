/** What was chosen last, until the server has answered: a second tap builds on the first, not on what the table still shows. */
export class NewestChoice<T extends object> {
  #chosen = $state.raw<T>();

  over(told: T): T {
    return this.#chosen ?? told;
  }

  async choose(chosen: T, tell: (chosen: T) => Promise<unknown>): Promise<void> {
    this.#chosen = chosen;
    await tell(chosen);
    if (this.#chosen === chosen) this.#chosen = undefined;
  }
}
