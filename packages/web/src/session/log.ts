import type { NoteView, SittingView } from '@reseau/protocol';
import { app } from '../words/app.ts';
import type { Entry } from './game-client.ts';
import { vainWords } from './vain-words.ts';

/** The log of a match, with who sat down where and what became of the table, at the question that was open then. */
export function withSittings(
  entries: readonly Entry[],
  sittings: readonly SittingView[],
  notes: readonly NoteView[] = [],
): readonly Entry[] {
  const noted = (after: number) => notes.filter((note) => note.after === after).map(noteLine);
  const seated = sittings.flatMap((sitting, index) => [...noted(index), sittingLine(sitting)]);
  const lines = [...seated, ...noted(sittings.length)];
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

const noteLine = ({ question, what, kind, name }: NoteView): Entry => ({
  tone: 'plain',
  question,
  tell: () => {
    const { happened, calls } = app.words.around;
    if (what === 'host') return happened.host(name ?? '');
    if (what === 'vain') return kind === undefined ? '' : vainWords(kind, name, calls);
    return happened[what];
  },
});
