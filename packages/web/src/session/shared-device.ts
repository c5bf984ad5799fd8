import { getContext, setContext } from 'svelte';
import type { Session } from './session.svelte.ts';

interface SharedDevice {
  /** Those who share it, by the ids of the members. */
  ids(): readonly string[];
  /** Those who may be speaking: all of them while they look at the table, and nobody else while one has the device alone. */
  around(): readonly Session[];
}

const KEY = Symbol('shared device');
const OWNED: SharedDevice = { ids: () => [], around: () => [] };

/** Says to all that is shown below who shares this device. */
export const shareDevice = (device: SharedDevice): void => void setContext(KEY, device);

/** Nobody shares a device that has one owner. */
export const sharedDevice = (): SharedDevice => getContext(KEY) ?? OWNED;
