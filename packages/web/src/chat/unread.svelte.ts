import type { ChatLine } from '@reseau/protocol';
import { untrack } from 'svelte';
import { keep, kept } from '../device/storage.ts';
import type { Session } from '../session/session.svelte.ts';

interface Heard {
  readonly said: number;
  readonly lines: readonly ChatLine[];
}

interface Hearer extends Pick<Session, 'code' | 'you'> {
  readonly room?: { readonly chatOff?: true } | undefined;
  readonly talk: { readonly table: Heard; readonly bench: Heard };
}

const PLACES = ['table', 'bench'] as const;
type Place = (typeof PLACES)[number];

const key = (code: string, place: Place): string => (place === 'table' ? `read:${code}` : `read:${code}:bench`);

/** How many of the lines ever said in a room were read here; the device knows it when the page has forgotten. */
let read = $state.raw<Readonly<Record<string, number>>>({});
const readIn = (code: string, place: Place): number => read[key(code, place)] ?? Number(kept(key(code, place)) ?? 0);

/** Chat lines of others that came since the chat was last looked at. Phrases were seen at the table. */
export function unread({ code, you, room, talk }: Hearer): { readonly count: number } {
  if (room?.chatOff === true) return { count: 0 };
  const counts = PLACES.map((place) => {
    const { said, lines } = talk[place];
    const before = readIn(code, place);
    // More read than said: another room had this code.
    const first = (before > said ? 0 : before) - (said - lines.length);
    return lines.filter(({ member, text }, index) => index >= first && member !== you && text !== undefined).length;
  });
  return { count: counts.reduce((sum, count) => sum + count, 0) };
}

export function markRead({ code, talk }: Pick<Hearer, 'code' | 'talk'>): void {
  for (const place of PLACES) {
    const { said, lines } = talk[place];
    // Before they have come there is nothing to read, and what was read stays read.
    if (lines.length === 0) continue;
    const name = key(code, place);
    // Whoever looks at the chat calls this whenever something was said, not whenever something was read.
    read = { ...untrack(() => read), [name]: said };
    keep(name, String(said));
  }
}
