/**
 * An import whose name is put together while the program runs, or that names files by a pattern: no rule can follow it. What stands
 * in the brackets must be one string, and nothing else.
 */
const HIDDEN = /\b(?:import|require)\s*\((?!\s*(['"])[^'"`\n]*\1\s*[,)])|\bimport\.meta\.glob\b/g;

/** The imports of a text that hide what they name, in words. */
export const hiddenImports = (path: string, text: string): readonly string[] =>
  [...text.matchAll(HIDDEN)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `imports-name-a-file: ${path}:${line}: ${text.slice(index).split('\n')[0]}`;
  });
