import type { Open, Seat } from '@reseau/core';
import type { Mission } from '../../data/tables.ts';

export type TrapperFact = Open<'trapper.trapped', { mission: Mission; seat: Seat }>;
