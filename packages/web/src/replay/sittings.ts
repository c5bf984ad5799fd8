import { isOneOf, seatAt } from '@reseau/core';
import type { SittingView } from '@reseau/protocol';
import type { ReplayMatch } from './replay-match.svelte.ts';

const WHO = ['standIn', 'back', 'another'] as const;

/** Who had sat down where by the moment that is looked at. */
export const sittingsBy = ({ record, match }: ReplayMatch): readonly SittingView[] =>
  (record.beside.sittings ?? []).flatMap(({ question, seat, who, name }) =>
    question <= match.question && isOneOf(WHO, who) ? [{ question, seat: seatAt(seat), who, name }] : [],
  );
