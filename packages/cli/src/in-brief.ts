/** The first of what is wrong, and how much more there is: a file that is damaged in a thousand places is refused in one sentence. */
export const inBrief = ([first = 'it cannot be read', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} (and ${more.length} more)`;
