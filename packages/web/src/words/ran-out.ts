import type { Seat } from '@reseau/core';
import type { Language } from '@reseau/protocol';
import { speech } from './speech.ts';

/** For whom time ran out, as the reader is told it. */
export interface Late {
  readonly isMe: boolean;
  readonly others: readonly string[];
}

export const lateTo = (me: Seat | undefined, seats: readonly Seat[], names: readonly string[]): Late => ({
  isMe: me !== undefined && seats.includes(me),
  others: seats.filter((seat) => seat !== me).map((seat) => names[seat] ?? `${seat + 1}`),
});

const { list } = speech('en');
const { list: liste } = speech('fr');

/** How a sentence about it begins. */
export const ranOut: Readonly<Record<Language, (late: Late) => string>> = {
  en: ({ isMe, others }) => (isMe ? `${list(['You', ...others])} ran out of time` : `Time ran out for ${list(others)}`),
  fr: ({ isMe, others }) => `Temps écoulé pour ${liste([...(isMe ? ['vous'] : []), ...others])}`,
  ja: ({ isMe, others }) =>
    `${[...(isMe ? ['あなた'] : []), ...others.map((name) => `${name}さん`)].join('、')}は時間切れ`,
};
