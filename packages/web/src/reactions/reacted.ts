import type { Reaction } from '@reseau/protocol';
import { settings } from '../device/settings.svelte.ts';
import type { Session } from '../session/session.svelte.ts';

/** A sign, ready to be shown. */
export interface Reacted {
  readonly id: number;
  /** Whose, by the member's id. */
  readonly member: string;
  readonly name: string;
  readonly mark: number | undefined;
  readonly reaction: Reaction;
}

/** The signs of a moment ago, of those who are still here. */
export function reactedAt({ asides, room }: Session): readonly Reacted[] {
  if (!settings.reactions) return [];
  const people = [...(room?.members ?? []), ...(room?.bench ?? [])];
  return asides.said.flatMap((one) => {
    const from = people.find(({ id }) => id === one.member);
    return from === undefined ? [] : [{ ...one, name: from.name, mark: from.mark }];
  });
}
