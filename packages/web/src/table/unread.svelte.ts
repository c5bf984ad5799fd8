import type { Session } from '../line/session.svelte.ts';

let read = $state({ code: '', lines: 0 });

/** Chat lines that came since the chat was last looked at. */
export const unread = ({ code, lines }: Session): { readonly count: number } => ({
  count: Math.max(0, lines.length - (read.code === code ? read.lines : 0)),
});

export function markRead({ code, lines }: Session): void {
  read = { code, lines: lines.length };
}
