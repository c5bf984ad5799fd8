import { MediaQuery } from 'svelte/reactivity';

/** Where there is little room, what can be done comes before all that is good to know. */
export const low = new MediaQuery('max-height: 42rem');

/** The smallest phone, turned: what can be done comes before everything. */
export const least = new MediaQuery('max-height: 22rem');

/** A phone on its side. */
export const turned = new MediaQuery('(max-height: 30rem) and (min-width: 40rem)');
