import { getContext, setContext } from 'svelte';

const KEY = Symbol('shared device');

/** Says to all that is shown below who shares this device, by the ids of the members. */
export const shareDevice = (ids: () => readonly string[]): void => void setContext(KEY, ids);

/** Those who share this device; nobody where it has one owner. */
export const sharers = (): (() => readonly string[]) => getContext(KEY) ?? (() => []);
