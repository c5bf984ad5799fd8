import { whispersTo } from '@reseau/games/resistance';
import { nameIn, type Reader } from '../../reader.ts';
import { own } from './words.ts';

/** What investigations have answered, and when the Hunter could have accused. */
export function hunt(reader: Reader): readonly string[] {
  const { notes } = own(reader.words);
  const { answers = [], chances = [] } = whispersTo(reader.known.secret).hunter ?? {};
  return [
    ...chances.map(({ mission }) => notes.chance(mission)),
    ...answers
      .filter(({ seat }) => seat === reader.me)
      .map(({ named, answer }) => notes.answers[answer](nameIn(reader, named))),
  ];
}
