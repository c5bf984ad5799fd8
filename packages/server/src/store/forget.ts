import { type Person, peopleIn, StoreError, withoutPerson } from '@reseau/rooms';
import { type Change, changeTable } from './change.ts';
import { codeOf, mustBeThere } from './tables.ts';

/** Who is meant: by a name, or by the number that tells people of one name apart. */
export type Whom = { readonly name: string } | { readonly member: string };

/** Removes a table with all that is stored for it. */
export async function forgetTable(path: string, written: string): Promise<void> {
  const code = codeOf(written);
  const change: Change<void> = (stored) => {
    mustBeThere(stored, code, path);
    return { events: [], value: undefined };
  };
  await changeTable(path, code, change, { scrub: true });
}

/** Removes what somebody was called at a table and has written there. */
export async function forgetPerson(path: string, written: string, whom: Whom): Promise<Person> {
  const code = codeOf(written);
  const change: Change<Person> = (stored) => {
    mustBeThere(stored, code, path);
    const person = personIn(peopleIn(stored), whom, code);
    return { events: withoutPerson(stored, person), value: person };
  };
  return changeTable(path, code, change, { scrub: true });
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
