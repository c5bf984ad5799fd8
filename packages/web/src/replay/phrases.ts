import type { SaidPhrase } from '@reseau/core';
import type { Speech } from '../phrases/speech.ts';
import type { ReplayMatch } from './replay-match.svelte.ts';

/** Something that was said by the moment that is looked at. */
export interface PastSpeech extends Speech {
  /** When. */
  readonly at: number;
}

/** What had been said by then, in order, by whoever sat there: everybody heard it, so it is the same whoever one looks as. */
export function spokenBy(player: ReplayMatch): readonly PastSpeech[] {
  const { record, at } = player;
  const speech = ({ after, seat, phrase }: SaidPhrase, id: number): PastSpeech => {
    const members = player.membersAfter(record.sittings.filter(({ phrases }) => phrases <= id).length);
    const about = (phrase.about ?? []).map((one) => members[one]?.name ?? '');
    const { name = '', mark } = members[seat] ?? {};
    return { id, member: `${seat}`, name, mark, words: record.client.phrases.say(phrase, about), at: after };
  };
  return record.phrases.map(speech).filter((one) => one.at <= at);
}

/** What was said at this very moment: the last of each person. */
export const spokenAt = (player: ReplayMatch): readonly Speech[] =>
  spokenBy(player)
    .filter(({ at }) => at === player.at)
    .filter((one, index, all) => all.findLastIndex(({ member }) => member === one.member) === index);
