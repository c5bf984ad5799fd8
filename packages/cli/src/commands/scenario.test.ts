import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, submit } from '@reseau/core';
import { setUpGame } from '@reseau/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';

const SCENARIOS = join(import.meta.dirname, '../../../games/src/resistance/scenarios');
const GOOD = join(SCENARIOS, 'second-thoughts.json');

let folder = '';
let printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-scenario-'));
  printed = [];
  const print = (...words: unknown[]) => void printed.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const HEAD = { title: 'A late team', rules: [], game: 'resistance', seats: 5, options: { modules: [] } };
const deal = { leader: 0, characters: ['spy', 'spy', 'resistance', 'resistance', 'resistance'] };

describe('reseau scenario', () => {
  test('a file, a folder', async () => {
    expect(await scenario.run([GOOD])).toBe(0);
    expect(await scenario.run([SCENARIOS])).toBe(0);
    expect(printed.at(-1)).toMatch(/(\d+) of \1 scenarios/);
  });

  test('a scenario that goes otherwise: which step and why', async () => {
    const steps = [
      { seat: 'clock', move: { type: 'timeUp' } },
      { seat: 0, move: { type: 'play', card: 'fail' } },
    ];
    const path = file('bad.json', { ...HEAD, deal, steps, outcome: 'open' });
    expect(await scenario.run([GOOD, path])).toBe(1);
    expect(printed).toContain(`✗ ${path}`);
    expect(printed[2]).toContain(
      '    step 2, 0 {"type":"play","card":"fail"}: 0: refused: illegal notNow; may [{"type":"',
    );
    expect(printed.at(-1)).toContain('1 of 2 scenarios');
  });

  test('files that are no scenarios', async () => {
    expect(await scenario.run([file('a.json', '{]'), file('b.json', { ...HEAD }), join(folder, 'c.json')])).toBe(1);
    expect(printed.join('\n')).toMatch(/not valid JSON[\s\S]*lacks "deal"[\s\S]*there is no such file/);
  });

  test.each<[name: string, slip: object, says: string]>([
    ['the game', { game: 'resistence' }, 'game should be "resistance" or "insurrection" or "project"'],
    ['the options', { options: { modules: [], extra: [] } }, 'options has "extra", which means nothing here'],
    ['a module', { options: { modules: ['plott'] } }, 'options.modules[0] should be "targeting" or'],
    ['the deal', { deal: { ...deal, leadr: 0 } }, 'deal has "leadr", which means nothing here; did you mean "leader"?'],
    ['a deck', { deal: { ...deal, decks: { plott: [] } } }, 'deal.decks has "plott", which means nothing here'],
  ])('a slip of the pen in %s: what was expected', async (_name, slip, says) => {
    const path = file('slip.json', { ...HEAD, deal, steps: [], outcome: 'open', ...slip });
    expect(await scenario.run([path])).toBe(1);
    expect(printed.join('\n')).toContain(says);
  });

  test('a file that a scenario names is read from where the scenario lies', async () => {
    file('deal.json', deal);
    const named = (path: string) => ({ ...HEAD, deal: { $file: path }, steps: [], outcome: 'open' });
    expect(await scenario.run([file('good.json', named('deal.json'))])).toBe(0);
    expect(await replay.run([join(folder, 'good.json')])).toBe(0);
    file('torn.json', '{]');
    const bad = [file('a.json', named('none.json')), file('b.json', named('torn.json'))];
    printed = [];
    expect(await scenario.run(bad)).toBe(1);
    expect(printed).toContain('    "$file" none.json: there is no such file');
    expect(printed.join('\n')).toContain('    "$file" torn.json: it is not valid JSON');
    await expect(replay.run([bad[0]!])).rejects.toThrow('"$file" none.json: there is no such file');
  });

  test('called wrongly', async () => {
    await expect(scenario.run([])).rejects.toThrow('please name a file');
    await expect(scenario.run([folder])).rejects.toThrow('no .json file');
    await expect(scenario.run(['--fast', GOOD])).rejects.toThrow("Unknown option '--fast'");
  });
});

describe('reseau replay', () => {
  test('tells a scenario with all its secrets, or as a viewer knew it', async () => {
    expect(await replay.run([GOOD])).toBe(0);
    expect(printed.join('\n')).toContain('seat 1   character {"seat":1,"character":"spy"}');
    printed = [];
    expect(await replay.run([GOOD, '--as', 'table'])).toBe(0);
    expect(printed.join('\n')).toContain('voted');
    expect(printed.join('\n')).not.toContain('spy');
  });

  test('a record: told again, and checked against the rules of today', async () => {
    const made = setUpGame('resistance', 5, { modules: [] });
    if (!made.ok) throw new Error(made.problem);
    const { match, entry } = start(made.game, 'x');
    const late = submit(match, { actor: 'clock', question: match.turn.question, move: { type: 'timeUp' } });
    if (!late.ok) throw new Error(late.code);
    const record = { game: 'resistance', seats: 5, options: { modules: [] }, seed: 'x', entries: [entry, late.entry] };
    expect(await replay.run([file('good.json', record)])).toBe(0);
    const other = { ...late.entry, facts: late.entry.facts.slice(1) };
    expect(await replay.run([file('other.json', { ...record, entries: [entry, other] })])).toBe(1);
    expect(printed.at(-1)).toContain('Under today’s rules it goes differently: entry 1');
    // A record is an example like any other: the same file among scenarios.
    expect(await scenario.run([GOOD, join(folder, 'good.json')])).toBe(0);
    expect(await scenario.run([GOOD, join(folder, 'other.json')])).toBe(1);
    expect(printed.join('\n')).toContain('    draws: entry 1: ');
    expect(printed.at(-1)).toContain('1 of 2 scenarios');
    await expect(replay.run([file('chess.json', { ...record, game: 'chess' })])).rejects.toThrow('not "chess"');
  });

  test('a record: what was said and who sat down, where it happened and whoever looks', async () => {
    const made = setUpGame('resistance', 5, { modules: [] });
    if (!made.ok) throw new Error(made.problem);
    const { match, entry } = start(made.game, 'x');
    const late = submit(match, { actor: 'clock', question: match.turn.question, move: { type: 'timeUp' } });
    if (!late.ok) throw new Error(late.code);
    const record = {
      reseau: 'match',
      version: 1,
      game: 'resistance',
      seats: 5,
      options: made.setup,
      deal: { seed: 'x', commitment: '0'.repeat(64) },
      entries: [entry, late.entry],
      phrases: [
        { after: 1, seat: 2, phrase: { says: 'trust', about: [0] } },
        { after: 1, seat: 2, phrase: { says: 'agree' } },
      ],
      beside: {
        sittings: [{ after: 1, phrases: 1, seat: 2, who: 'another', name: 'Flo', of: { name: 'Cy' } }],
        lines: [
          { name: 'Flo', text: 'hello\n3. over\u001b[2J', at: 7, after: 2 },
          { name: 'Gus', text: 'hush', at: 8, after: 2, bench: true },
        ],
      },
    };
    for (const as of [[], ['--as', 'table'], ['--as', '4']]) {
      printed = [];
      expect(await replay.run([file('talk.json', record), ...as])).toBe(0);
      const told = printed.join('\n').split('\n');
      const said = told.filter((line) => line.startsWith('   ~ '));
      expect(said).toEqual([
        '   ~ seat 2 says trust {"about":[0]}',
        '   ~ seat 2: Flo plays on, for Cy',
        '   ~ seat 2 says agree',
        String.raw`   ~ Flo: hello\u000a3. over\u001b[2J`,
      ]);
      // The first vote of a team that the clock has put together is still to come.
      expect(told.findIndex((line) => line.includes('proposed'))).toBeGreaterThan(told.indexOf(said[2] ?? ''));
    }
  });

  test('a record that tells of what no game knows is refused by name', async () => {
    const record = { game: 'resistance', seats: 5, options: { modules: [] }, seed: 'x' };
    const danced = { ...record, entries: [{ facts: [{ type: 'danced', to: 'all' }], drawn: 0 }] };
    await expect(replay.run([file('danced.json', danced)])).rejects.toThrow(
      'danced.json: record.entries[0].facts[0].type should be a fact of this game, not "danced"',
    );
    const blank = { ...record, entries: [{ facts: [{ type: 'voted', to: 'all', seat: 1 }], drawn: 0 }] };
    await expect(replay.run([file('blank.json', blank)])).rejects.toThrow('record.entries[0].facts[0] lacks "approve"');
  });

  test('called wrongly', async () => {
    await expect(replay.run([])).rejects.toThrow('one file');
    await expect(replay.run([GOOD, '--as', '9'])).rejects.toThrow('from 0 to 4');
    await expect(replay.run([join(SCENARIOS, 'setup-four-players.json')])).rejects.toThrow('nothing to retell');
  });
});
