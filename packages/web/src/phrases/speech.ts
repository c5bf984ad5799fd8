import type { Session } from '../session/session.svelte.ts';
import { wordsOf } from './phrase-words.ts';

/** Something said, ready to be read. */
export interface Speech {
  readonly id: number;
  /** Whose, by the member's id. */
  readonly member: string;
  readonly name: string;
  /** Which colour and symbol; nothing of somebody who is gone. */
  readonly mark: number | undefined;
  readonly words: string;
}

/** What was said at a table a moment ago. */
export const speechAt = (session: Session): readonly Speech[] =>
  session.room?.phrasesOff === true
    ? []
    : session.asides.spoken.flatMap(({ id, line }) => {
        const { member, name } = line;
        const words = wordsOf(session, line);
        const mark = session.room?.members.find((one) => one.id === member)?.mark;
        return words === undefined ? [] : [{ id, member, name, mark, words }];
      });
