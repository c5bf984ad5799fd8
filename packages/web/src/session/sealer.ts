import { canonical, sha256 } from '@reseau/core';
import { attemptIn, type Command, isAskedToSeal, isBefore, type RoomView, sealingAnswer } from '@reseau/protocol';
import { DeclinedDeals } from './declined-deals.ts';
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
  readonly declined: DeclinedDeals;
  #sent = '';
  /** The last deal that this page was asked to seal is one in which it has no part. */
  #declines = false;

  constructor(code: string, token: string) {
    this.keepsakes = new Keepsakes(code, token);
    this.declined = new DeclinedDeals(code, token);
  }

  get declines(): boolean {
    return this.#declines;
  }

  /** On another line: perhaps to a server that has forgotten what it was sent. */
  reconnected(): void {
    this.#sent = '';
  }

  /** What is to be sent now that the room is so. */
  hear(room: RoomView, you: string | undefined): Command | undefined {
    if (room.phase === 'lobby') this.#look(room);
    if (room.phase !== 'sealing') this.#sent = '';
    if (you === undefined || !isAskedToSeal(room, you)) return undefined;
    const answer = this.#answer(room, you);
    this.#declines = answer?.do === 'decline';
    const sent = JSON.stringify(answer);
    // A room is told again whenever somebody comes or goes.
    if (answer === undefined || sent === this.#sent) return undefined;
    this.#sent = sent;
    return answer;
  }

  /** The first seal that a lobby shows is the one that counts. */
  #look(room: RoomView): void {
    const which = attemptIn(room);
    const { last } = this.keepsakes;
    const { commitment } = room;
    if (commitment !== undefined && (last === undefined || isBefore(last, which)))
      this.keepsakes.keep({ ...which, lobby: commitment });
  }

  #answer(room: RoomView, you: string): Command | undefined {
    const which = attemptIn(room);
    const known = this.#against(room);
    if (known === undefined) {
      const salt = this.#saltFor(room, you);
      return salt === undefined ? undefined : sealingAnswer(room, you, salt);
    }
    const { hashes } = room.sealing ?? {};
    this.declined.keep({ ...which, terms: termsOf(room), ...(hashes === undefined ? {} : { hashes }), known });
    return { do: 'decline', ...which, known: { match: known.match, attempt: known.attempt } };
  }

  /**
   * What speaks against a part in this deal: a later one, or the same on other terms or beside other hashes. Otherwise whoever puts
   * back the table's data could have it dealt anew until it pleases.
   */
  #against(room: RoomView): Keepsake | undefined {
    const which = attemptIn(room);
    const { last } = this.keepsakes;
    if (last !== undefined && isBefore(which, last)) return last;
    const sake = this.keepsakes.at(which);
    const terms = termsOf(room);
    const { hashes } = room.sealing ?? {};
    if (sake?.terms === undefined) {
      const isOther = sake?.lobby !== undefined && sake.lobby !== terms.commitment;
      // From before somebody came back to this table with another seat.
      return isOther ? sake : Keepsakes.opened(terms.commitment);
    }
    const isShownOthers = hashes !== undefined && sake.hashes !== undefined && !isSame(sake.hashes, hashes);
    return isShownOthers || !isSame(sake.terms, terms) ? sake : undefined;
  }

  /** The salt to answer with: in one attempt always the same. It is opened beside nothing but the hashes that were shown first. */
  #saltFor(room: RoomView, you: string): string | undefined {
    const which = attemptIn(room);
    const sake = this.keepsakes.at(which);
    const shown = sake?.lobby === undefined ? {} : { lobby: sake.lobby };
    const terms = termsOf(room);
    const { hashes } = room.sealing ?? {};
    if (hashes === undefined) {
      if (sake?.salt !== undefined) return sake.salt;
      const salt = newSalt();
      this.keepsakes.keep({ ...which, ...shown, terms, salt });
      return salt;
    }
    if (sake?.salt === undefined || hashes[you] !== sha256(sake.salt)) return undefined;
    if (sake.hashes === undefined) this.keepsakes.keep({ ...which, ...shown, terms, salt: sake.salt, hashes });
    return sake.salt;
  }
}
