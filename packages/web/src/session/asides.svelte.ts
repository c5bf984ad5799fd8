import type { PhraseLine, Reaction, ReviewView, ServerMessage } from '@reseau/protocol';
import type { Aside } from '../connection/connection.ts';
import { type Drafted, DraftSender } from './draft-sender.ts';
import { Throttle } from './throttle.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** A nod, from the moment it is seen until it is gone. */
export interface Said {
  readonly id: number;
  /** Whose, by the member's id. */
  readonly member: string;
  readonly reaction: Reaction;
}

/** A phrase, from the moment it is heard until everybody has had time to read it. */
export interface Spoken {
  readonly id: number;
  readonly line: PhraseLine;
}

/** Where somebody looks in a match that is over. */
export type ReviewCursor = Omit<ReviewView, 'member'>;

/** Long enough to look up from one's cards. */
const LASTS = 4000;
/** Long enough to read a sentence as well. */
export const SPOKEN_LASTS = 7000;

/** What is shown at the table in passing: no record has it, and whoever comes later has missed it. */
export class Asides {
  readonly #show: (aside: Aside) => void;
  readonly #sender = new DraftSender(({ question, seats }) => this.#show({ t: 'draft', question, seats: [...seats] }));
  #drafted = $state.raw<Drafted>();
  #said = $state.raw<readonly Said[]>([]);
  #spoken = $state.raw<readonly Spoken[]>([]);
  #review = $state.raw<ReviewView>();
  readonly #reviewSender = new Throttle<ReviewCursor>(({ match, at, as, unmasked }) =>
    this.#show({ t: 'review', match, cursor: { at, as, unmasked } }),
  );
  #count = 0;

  constructor(show: (aside: Aside) => void) {
    this.#show = show;
  }

  /** Whom somebody who decides alone was last thinking of. */
  get drafted(): Drafted | undefined {
    return this.#drafted;
  }

  /** What was said with a sign a moment ago: the last of each person. */
  get said(): readonly Said[] {
    return this.#said;
  }

  /** Phrases of a moment ago: the last of each person. */
  get spoken(): readonly Spoken[] {
    return this.#spoken;
  }

  draft(drafted: Drafted): void {
    this.#sender.show(drafted);
  }

  react(reaction: Reaction): void {
    this.#show({ t: 'react', reaction });
  }

  /** Where somebody looks back at the last match, for all to follow. */
  get review(): ReviewView | undefined {
    return this.#review;
  }

  /** Shows all of them where I look back. */
  showReview(cursor: ReviewCursor): void {
    this.#reviewSender.show(cursor);
  }

  endReview(match: number): void {
    this.#reviewSender.stop();
    this.#show({ t: 'review', match });
  }

  hear(message: Of<'draft' | 'reaction' | 'review'>, match: number): void {
    switch (message.t) {
      case 'draft':
        this.#drafted = { match, question: message.question, seats: message.seats };
        return;
      case 'reaction':
        this.#hearReaction(message);
        return;
      case 'review':
        this.#review = message.review;
    }
  }

  /** A phrase that was said so many milliseconds ago; one that everybody has read by now stays in the chat alone. */
  hearPhrase(line: PhraseLine, age: number): void {
    if (age >= SPOKEN_LASTS) return;
    this.#count += 1;
    const spoken = { id: this.#count, line };
    this.#spoken = [...this.#spoken.filter((one) => one.line.member !== line.member), spoken];
    setTimeout(() => {
      this.#spoken = this.#spoken.filter((one) => one !== spoken);
    }, SPOKEN_LASTS - Math.max(0, age));
  }

  #hearReaction({ member, reaction }: Of<'reaction'>): void {
    this.#count += 1;
    const said = { id: this.#count, member, reaction };
    this.#said = [...this.#said.filter((one) => one.member !== member), said];
    setTimeout(() => {
      this.#said = this.#said.filter((one) => one !== said);
    }, LASTS);
  }
}
