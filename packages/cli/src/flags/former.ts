import { measuresOf } from '@reseau/bots';
import type { GameId } from '@reseau/games';
import { UsageError } from '../command.ts';

/** Flags of former versions, for all games. */
const FORMER: Readonly<Record<string, string>> = { players: '--seats', level: '--bots', duels: '--bots' };

/** Refuses flags of former versions, and says what they are called now. */
export function refuseFormer(args: readonly string[], offering: readonly GameId[]): void {
  const former = Object.assign({}, FORMER, ...offering.map((id) => measuresOf(id).formerFlags));
  for (const arg of args) {
    const [, flag] = /^--([a-z]+)(?:=|$)/.exec(arg) ?? [];
    if (flag !== undefined && Object.hasOwn(former, flag))
      throw new UsageError(`--${flag} is no more; say ${former[flag]} instead.`);
  }
}
