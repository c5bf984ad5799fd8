import type { Session } from '../session/session.svelte.ts';
import { wordsOf } from './phrase-words.ts';

/** Something said, ready to be read. */
export interface Speech {
  readonly id: number;
  /** Whose, by the member's id. */
  readonly member: string;
  readonly name: string;
  readonly words: string;
}

/** What was said at a table a moment ago. */
export const speechAt = (session: Session): readonly Speech[] =>
  session.room?.phrasesOff === true
    ? []
    : session.asides.spoken.flatMap(({ id, line }) => {
        const words = wordsOf(session, line);
        return words === undefined ? [] : [{ id, member: line.member, name: line.name, words }];
      });
