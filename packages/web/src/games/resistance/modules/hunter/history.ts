import { moduleStateOf, type Result } from '@reseau/games/resistance';
import { sentences } from '../../../../words/sentences.ts';
import type { Teller } from '../../client-module.ts';
import type { Round } from '../../rounds.ts';
import { own } from './words.ts';

export function before({ number }: Round, { table, words, name }: Teller): readonly string[] {
  const used = moduleStateOf(table).hunter?.blame;
  if (used === undefined || used.round !== number) return [];
  const { told } = own(words);
  return [(used.right ? told.blamedRight : told.blamedWrong)(name(used.seat), name(used.named))];
}

export function after(_round: Round, result: Result | undefined, { table, words, name }: Teller): readonly string[] {
  if (result === undefined) return [];
  const { told } = own(words);
  const { accusations = [], investigations = [] } = moduleStateOf(table).hunter ?? {};
  const { mission } = result;
  return [
    ...accusations
      .filter((one) => one.mission === mission)
      .map(({ seat, named, right }) => {
        const line = told[right ? 'right' : 'wrong'](name(seat), name(named));
        return right ? line : sentences(line, words.told.turned(mission));
      }),
    ...investigations
      .filter((one) => one.mission === mission)
      .map(({ seat, named }) => told.investigated(name(seat), name(named))),
  ];
}
