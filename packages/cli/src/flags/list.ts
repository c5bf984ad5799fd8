import { refusal } from './refuse.ts';

/** What a flag lists, read one by one, each once. */
export function listIn<V>(flag: string, value: string, read: (one: string) => V): readonly V[] {
  const values = value.split(',').map(read);
  const twice = values.find((one, at) => values.indexOf(one) < at);
  if (twice !== undefined) throw refusal('listedTwice', `--${flag} lists ${JSON.stringify(twice)} more than once.`);
  return values;
}
