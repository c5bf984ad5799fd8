import type { Log } from '../log.ts';

export const SILENT: Log = { info: () => {}, warn: () => {}, failed: () => {} };
