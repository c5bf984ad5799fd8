import { type Person, peopleIn, StoreError, withoutPerson } from '@reseau/rooms';
import { DataFile } from './data-file.ts';
import { codeOf } from './tables.ts';

/** Who is meant: by a name, or by the number that tells people of one name apart. */
export type Whom = { readonly name: string } | { readonly member: string };

/** Removes a table with all that is stored for it, where no server runs. */
export function forgetTable(path: string, written: string): void {
  withTable(path, written, (file, code) => {
    file.put(code, []);
    file.scrub();
  });
}

/** Removes what somebody was called at a table and has written there. */
export function forgetPerson(path: string, written: string, whom: Whom): Person {
  return withTable(path, written, (file, code) => {
    const stored = file.read(code);
    const person = personIn(peopleIn(stored), whom, code);
    file.put(code, withoutPerson(stored, person));
    file.scrub();
    return person;
  });
}

function withTable<T>(path: string, written: string, task: (file: DataFile, code: string) => T): T {
  const code = codeOf(written);
  const file = new DataFile(path);
  try {
    if (file.lengthOf(code) === 0) throw new StoreError(`there is no table ${code} in ${path}.`);
    return task(file, code);
  } finally {
    file.close();
  }
}

function personIn(people: readonly Person[], whom: Whom, code: string): Person {
  const meant = people.filter((person) =>
    'member' in whom ? person.member === whom.member : person.names.some((name) => same(name, whom.name)),
  );
  const [person, ...others] = meant;
  if (person === undefined)
    throw new StoreError(
      `nobody of that name has been at table ${code}. There were ${people.map(inWords).join('; ')}.`,
    );
  if (others.length > 0)
    throw new StoreError(`more than one had that name: ${meant.map(inWords).join('; ')}. Say which with --member.`);
  return person;
}

const inWords = ({ member, names }: Person): string => `${member} (${names.join(', then ')})`;

const same = (one: string, other: string): boolean => folded(one) === folded(other);
const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
