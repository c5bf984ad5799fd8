import { describe, expect, test } from 'vitest';
import { schemaProblems } from './schema.ts';

const schema = {
  $defs: { count: { type: 'integer', minimum: 0 } },
  type: 'object',
  additionalProperties: false,
  required: ['seat'],
  properties: {
    seat: { oneOf: [{ $ref: '#/$defs/count' }, { const: 'clock' }] },
    cards: { type: 'array', minItems: 1, items: { enum: ['success', 'fail'] } },
    name: { type: 'string', minLength: 1 },
  },
};

describe('a small validator', () => {
  test.each<[value: unknown, problems: number]>([
    [{ seat: 0 }, 0],
    [{ seat: 'clock', cards: ['fail'], name: 'x' }, 0],
    [{ seat: -1 }, 1],
    [{ seat: 0.5 }, 1],
    [{ seat: 'dealer' }, 1],
    [{}, 1],
    [{ seat: 0, cards: [] }, 1],
    [{ seat: 0, cards: ['plot', 'fail', 'trap'] }, 2],
    [{ seat: 0, name: '' }, 1],
    [{ seat: 0, nmae: 'x' }, 1],
    [[], 1],
    [null, 1],
  ])('%j: %i problems', (value, problems) => {
    expect(schemaProblems(schema, value)).toHaveLength(problems);
  });

  test('what it cannot check it says', () => {
    expect(() => schemaProblems({ pattern: '^a' }, 'a')).toThrow('cannot check pattern');
    expect(() => schemaProblems({ $ref: '#/$defs/none' }, 'a')).toThrow('there is no');
  });

  test('a value that fits two descriptions fits neither', () => {
    expect(schemaProblems({ oneOf: [{ type: 'integer' }, { minimum: 0 }] }, 3)).toHaveLength(1);
  });
});
