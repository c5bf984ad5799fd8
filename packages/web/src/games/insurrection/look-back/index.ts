import type { Table } from '@reseau/games/insurrection';
import type { LookBack } from '../../../session/look-back.ts';
import { charts } from './charts.ts';
import { hidden } from './hidden.ts';
import { lookBackWords } from './words.ts';

export async function load(): Promise<LookBack> {
  await lookBackWords.open();
  return {
    round: (table) => (table as Table).round,
    roundName: (round) => lookBackWords.words.round(round),
    hidden,
    charts,
  };
}
