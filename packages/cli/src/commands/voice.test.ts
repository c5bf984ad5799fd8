import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'summary' in value && 'usage' in value;

test.each(FILES)('%s says nothing of its own in contractions', async (file) => {
  const exported: Readonly<Record<string, unknown>> = await import(`./${file}`);
  const commands = Object.values(exported).filter(isCommand);
  expect(commands).toHaveLength(1);
  for (const { summary, usage } of commands)
    expect(`${summary}\n${usage}`).not.toMatch(
      /\b\w+n['’]t\b|\b\w+['’](?:re|ll|ve|m|d)\b|\b(?:it|that|there|what|who)['’]s\b/i,
    );
});
