/** More than a box has cards. */
export const LONGEST_PILE = 512;
const LAST_OF_PILE = LONGEST_PILE - 1;

/** A pile as a ring: more cards go under it in the course of a game than it ever holds. */
export class Ring {
  readonly cards = new Uint16Array(LONGEST_PILE);
  top = 0;
  size = 0;

  draw(): number {
    const card = this.cards[this.top] as number;
    this.top = (this.top + 1) & LAST_OF_PILE;
    this.size -= 1;
    return card;
  }

  bury(card: number): void {
    this.cards[(this.top + this.size) & LAST_OF_PILE] = card;
    this.size += 1;
  }

  /** Puts a card between others, so many from the top. */
  insert(card: number, from: number): void {
    this.bury(card);
    for (let at = this.size - 1; at > from; at -= 1) {
      const [here, before] = [(this.top + at) & LAST_OF_PILE, (this.top + at - 1) & LAST_OF_PILE];
      this.cards[here] = this.cards[before] as number;
    }
    this.cards[(this.top + from) & LAST_OF_PILE] = card;
  }

  copy({ cards, top, size }: Ring): void {
    this.cards.set(cards);
    this.top = top;
    this.size = size;
  }

  clear(): void {
    this.top = 0;
    this.size = 0;
  }
}
