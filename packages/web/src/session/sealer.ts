import { canonical, sha256 } from '@reseau/core';
import { attemptIn, type Command, isAskedToSeal, type RoomView, sealingAnswer } from '@reseau/protocol';
import { type Keepsake, Keepsakes, type Terms } from './keepsake.ts';

/** As many random bits as a hash has. Browsers give them over plain http, too. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (word) => word.toString(16).padStart(8, '0')).join('');

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const termsOf = ({ commitment = '', game, options, members }: RoomView): Terms => ({
  commitment,
  game,
  options: sha256(canonical(options)),
  seating: members.map(({ id }) => id),
});

/** Gives this device's part of each deal by itself, and keeps what it was shown before it gave it. */
export class Sealer {
  readonly keepsakes: Keepsakes;
  #sent = '';

  constructor(code: string, token: string) {
    this.keepsakes = new Keepsakes(code, token);
  }

  /** What is to be sent now that the room is so. */
  hear(room: RoomView, you: string | undefined): Command | undefined {
    if (room.phase === 'lobby') this.#look(room);
    if (you === undefined || !isAskedToSeal(room, you)) return undefined;
    const salt = this.#saltFor(room, you);
    const answer = salt === undefined ? undefined : sealingAnswer(room, you, salt);
    const sent = JSON.stringify(answer);
    // A room is told again whenever somebody comes or goes.
    if (answer === undefined || sent === this.#sent) return undefined;
    this.#sent = sent;
    return answer;
  }

  /** The first seal that a lobby shows is the one that counts. */
  #look(room: RoomView): void {
    const which = attemptIn(room);
    const { commitment } = room;
    if (commitment !== undefined && this.#keptFor(which) === undefined)
      this.keepsakes.keep({ ...which, lobby: commitment });
  }

  #keptFor({ match, attempt }: Pick<Keepsake, 'match' | 'attempt'>): Keepsake | undefined {
    const sake = this.keepsakes.of(match);
    return sake?.attempt === attempt ? sake : undefined;
  }

  /**
   * The salt to answer with, and none where it would be unwise: what was once opened, or might have been, is never bound again,
   * nor opened beside other hashes than those it was opened beside first.
   */
  #saltFor(room: RoomView, you: string): string | undefined {
    const which = attemptIn(room);
    const sake: Partial<Keepsake> = this.#keptFor(which) ?? {};
    const shown = sake.lobby === undefined ? {} : { lobby: sake.lobby };
    const terms = termsOf(room);
    const isKnown = sake.terms !== undefined && isSame(sake.terms, terms);
    const { hashes } = room.sealing ?? {};
    if (hashes === undefined) {
      if (isKnown && sake.hashes !== undefined) return undefined;
      const salt = (isKnown ? sake.salt : undefined) ?? newSalt();
      this.keepsakes.keep({ ...which, ...shown, terms, salt });
      return salt;
    }
    if (!isKnown || sake.salt === undefined || hashes[you] !== sha256(sake.salt)) return undefined;
    if (sake.hashes !== undefined && !isSame(sake.hashes, hashes)) return undefined;
    this.keepsakes.keep({ ...which, ...shown, terms, salt: sake.salt, hashes });
    return sake.salt;
  }
}
