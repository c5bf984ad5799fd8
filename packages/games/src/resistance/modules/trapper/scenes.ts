import type { Scenes } from '../../beats.ts';
import type { TrapperFact } from './facts.ts';

export const scenes: Scenes<TrapperFact> = { 'trapper.trapped': undefined };
