import { describe, expect, test } from 'vitest';
import { type ReadFile, withFiles } from './files.ts';

const FILES: Readonly<Record<string, unknown>> = { 'cards.json': { people: ['wolf'] }, 'nested.json': { $file: 'x' } };

const read: ReadFile = (path) =>
  Object.hasOwn(FILES, path) ? { ok: true, value: FILES[path] } : { ok: false, problem: 'there is no such file' };

describe('a document that names files', () => {
  test('holds what they hold, wherever they are named, and is otherwise the same', () => {
    const document = {
      options: { side: 'base', cards: { $file: 'cards.json' } },
      list: [1, null, { $file: 'cards.json' }],
    };
    expect(withFiles(document, read)).toEqual({
      ok: true,
      value: { options: { side: 'base', cards: { people: ['wolf'] } }, list: [1, null, { people: ['wolf'] }] },
    });
  });

  test('takes what a file holds as it stands', () => {
    expect(withFiles({ $file: 'nested.json' }, read)).toEqual({ ok: true, value: { $file: 'x' } });
  });

  test.each<[document: unknown, problems: readonly string[]]>([
    [{ $file: 'none.json' }, ['"$file" none.json: there is no such file']],
    [{ $file: 7 }, ['"$file" needs the path of a file']],
    [{ $file: '' }, ['"$file" needs the path of a file']],
    [{ $file: 'cards.json', people: [] }, ['"$file" cards.json: nothing may stand beside it']],
    [
      [{ $file: 'a.json' }, { deep: { $file: 'b.json' } }],
      ['"$file" a.json: there is no such file', '"$file" b.json: there is no such file'],
    ],
  ])('%j: says what is wrong', (document, problems) => {
    expect(withFiles(document, read)).toEqual({ ok: false, problems });
  });
});
