import { project } from '@reseau/games';

/** The first two letters of the surname: no two of the ten share them. */
export function initialsOf(character: project.Character): string {
  return surnameOf(character).slice(0, 2);
}

export const surnameOf = (character: project.Character): string =>
  project.SHEETS[character].name.split(' ').at(-1) ?? character;
