import { sideOf } from '../characters.ts';
import type { Module } from '../module.ts';

/** The spies do not recognise each other. Narrow: others who look before the first round still do. */
export const blindSpies: Module = {
  id: 'blindSpies',
  bends: {
    recognises: (yes, who, whom) => yes && !(sideOf(who) === 'spy' && sideOf(whom) === 'spy'),
  },
};
