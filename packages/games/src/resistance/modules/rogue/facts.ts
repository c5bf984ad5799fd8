import type { Open, Seat } from '@reseau/core';
import type { Mission } from '../../data/tables.ts';

export type RogueFact = Open<'rogue.watched', { mission: Mission; seat: Seat }>;
