import type { SittingView } from '@reseau/protocol';
import { app } from '../words/app.ts';
import type { Entry } from './game-client.ts';

/** The log of a match, with who sat down where at the question that was open then. */
export function withSittings(entries: readonly Entry[], sittings: readonly SittingView[]): readonly Entry[] {
  const lines = sittings.map(sittingLine);
  const told = entries.flatMap((entry, index) => {
    const before = entries[index - 1]?.question ?? -1;
    return [...lines.filter(({ question }) => question > before && question <= entry.question), entry];
  });
  const last = entries.at(-1)?.question ?? -1;
  return [...told, ...lines.filter(({ question }) => question > last)];
}

const sittingLine = ({ question, seat, who, name }: SittingView): Entry => ({
  tone: 'plain',
  question,
  tell: () => {
    const { sat } = app.words.around;
    return who === 'another' ? sat.another(name, seat + 1) : sat[who](name);
  },
});
