// @vitest-environment happy-dom
import type { Kind, Known } from '@reseau/core';
import { expect, test } from 'vitest';
import type { KeptLesson } from '../connection/lessons.ts';
import type { Guide, Moment, Sight } from '../session/game-client.ts';
import { Coach } from './coach.svelte.ts';

const asked = { words: 'Your turn.', points: ['act'] };
const sight = { known: {} as Known<Kind>, mine: undefined } as unknown as Sight;
const at = (stage: Moment['stage']): Moment => ({ sight, stage, hasLooked: true });

const lesson = { said: [], isOpen: false, isOff: false, isOver: false } as unknown as KeptLesson;
const guide = {
  asks: () => 1,
  turn: () => asked,
  hints: [
    {
      id: 'only',
      isTask: false,
      when: ({ stage }: Moment) => (stage === 'play' ? [] : undefined),
      say: () => '',
      points: () => [],
    },
  ],
} as unknown as Guide;

test('once a hint is read, the coach says what the table waits for, unless it is off', () => {
  const coach = new Coach('insurrection', guide, lesson);
  expect(coach.turn(at('cards'))).toBeUndefined();
  coach.look(at('play'));
  expect(coach.turn(at('play'))).toBeUndefined();
  coach.gotIt();
  expect(coach.turn(at('play'))).toEqual(asked);
  expect(coach.turn(at('over'))).toBeUndefined();
  coach.isOff = true;
  expect(coach.turn(at('play'))).toBeUndefined();
});
