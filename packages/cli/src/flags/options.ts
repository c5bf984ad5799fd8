import type { Measures, TableOptions } from '@reseau/bots';
import { withFiles } from '@reseau/testkit';
import { readJson } from '../read-json.ts';
import { meant, refusal } from './refuse.ts';

const isObject = (value: unknown): value is TableOptions =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The options of a table as JSON, with the files that they name: `{ "$file": "my-cards.json" }`. */
export function optionsIn(text: string): TableOptions {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw refusal('badOptions', '--options is not valid JSON.');
  }
  const read = withFiles(raw, readJson);
  if (!read.ok) throw refusal('badOptions', `--options: ${read.problems.join('; ')}.`);
  if (!isObject(read.value)) throw refusal('badOptions', `--options must be an object, such as '{}'.`);
  return read.value;
}

/** Says which option or value is not one of the game's, where the rules only say that something is wrong. */
export function checkSpelling(options: TableOptions, choices: Measures['choices']): void {
  for (const [name, value] of Object.entries(options)) {
    const values = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (values === undefined)
      throw refusal('badOptions', `there is no option "${name}"; ${meant(name, Object.keys(choices))}`);
    if (values.length === 0) continue;
    const stranger = [value].flat(2).find((one) => typeof one === 'string' && !values.includes(one));
    if (typeof stranger === 'string')
      throw refusal('badOptions', `there is no "${stranger}" for "${name}"; ${meant(stranger, values)}`);
  }
}
