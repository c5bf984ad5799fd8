import { keep, kept } from '../device/storage.ts';
import type { Session } from '../session/session.svelte.ts';

type Heard = Pick<Session, 'code' | 'you' | 'said' | 'lines'>;

const key = (code: string): string => `read:${code}`;

/** How many of the lines ever said in a room were read here; the device knows it when the page has forgotten. */
let read = $state({ code: '', said: 0 });
const readIn = (code: string): number => (read.code === code ? read.said : Number(kept(key(code)) ?? 0));

/** Chat lines of others that came since the chat was last looked at. */
export function unread({ code, you, said, lines }: Heard): { readonly count: number } {
  const before = readIn(code);
  // More read than said: another room had this code.
  const first = (before > said ? 0 : before) - (said - lines.length);
  return { count: lines.filter(({ member }, index) => index >= first && member !== you).length };
}

export function markRead({ code, said, lines }: Heard): void {
  // Before they have come there is nothing to read, and what was read stays read.
  if (lines.length === 0) return;
  read = { code, said };
  keep(key(code), String(said));
}
