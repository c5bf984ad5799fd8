import type { AnyMinutesWords, Minute, MinuteFile, MinuteFiles } from '../session/minutes.ts';

interface Around {
  /** In the reader's language. */
  words(): AnyMinutesWords;
  who(file: MinuteFile): string | undefined;
}

/** Files with their words. */
export const minutesIn = (files: MinuteFiles, { words, who }: Around): readonly Minute[] =>
  Object.entries(files).map(([id, file]) => ({
    id,
    file,
    get words() {
      const said = words()[id];
      if (said === undefined) throw new Error(`minutes: ${id} has no words`);
      return said;
    },
    get who() {
      return who(file);
    },
  }));
