import { isRaw, type Raw } from '@reseau/core';
/** Reads a file that a document names; what is wrong with it is said in words. */
export type ReadFile = (
  path: string,
) => { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

export type WithFiles =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Replaces every `{ "$file": "its/path.json" }` by the contents of that file, which are taken as they are. */
export function withFiles(document: unknown, read: ReadFile): WithFiles {
  const problems: string[] = [];
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (!isRaw(value)) return value;
    if (Object.hasOwn(value, '$file')) return contentOf(value, read, problems);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  const value = filled(document);
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

function contentOf({ $file, ...rest }: Raw, read: ReadFile, problems: string[]): unknown {
  if (typeof $file !== 'string' || $file === '') return void problems.push('"$file" needs the path of a file');
  if (Object.keys(rest).length > 0) return void problems.push(`"$file" ${$file}: nothing may stand beside it`);
  const content = read($file);
  return content.ok ? content.value : void problems.push(`"$file" ${$file}: ${content.problem}`);
}
