import type { BeatsByFact } from '../../beats.ts';
import type { TrapperFact } from './facts.ts';

export const beats: BeatsByFact<TrapperFact> = { 'trapper.trapped': undefined };
