import { MediaQuery } from 'svelte/reactivity';

/** A window so small that whatever lay over the table would hide something one needs. */
export const phone = new MediaQuery('(max-width: 36rem), (max-height: 34rem)');
