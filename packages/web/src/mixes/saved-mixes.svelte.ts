import { keep, kept } from '../device/storage.ts';

/** A mix as it is kept: its code is read anew, and as strictly, each time it is used. */
export interface SavedMix {
  readonly name: string;
  readonly game: string;
  readonly code: string;
}

export const MOST_MIXES = 40;
export const MIX_NAME_LENGTH = 40;
const KEY = 'mixes';

const isMix = (value: unknown): value is SavedMix =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'game', 'code'].every((key) => typeof Reflect.get(value, key) === 'string');

let mixes = $state.raw<readonly SavedMix[]>(read());

export const savedMixes = {
  get all(): readonly SavedMix[] {
    return mixes;
  },
  /** Under a name that is taken already, the new one replaces the old. */
  save(mix: SavedMix): void {
    write([...others(mix), mix].toSorted((a, b) => a.name.localeCompare(b.name)));
  },
  remove(mix: SavedMix): void {
    write(others(mix));
  },
};

/** From what lies there by now: another tab may have written too. */
const others = ({ name, game }: SavedMix): readonly SavedMix[] =>
  read().filter((one) => one.name !== name || one.game !== game);

function write(wanted: readonly SavedMix[]): void {
  mixes = wanted;
  keep(KEY, JSON.stringify(wanted));
}

/** Only this page writes it, but an older version of it may have. */
function read(): readonly SavedMix[] {
  try {
    const value: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isMix) : [];
  } catch {
    return [];
  }
}
