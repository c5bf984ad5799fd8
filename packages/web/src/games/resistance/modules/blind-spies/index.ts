import type { ClientModule } from '../../client-module.ts';

/** Only what spies are shown changes, and cards say what was shown. */
export const blindSpies = {} satisfies ClientModule<'blindSpies'>;
