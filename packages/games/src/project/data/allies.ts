import type { AllySheet } from '../box.ts';

/** The secondary characters: seven strong in each skill, and one who can do a little of everything. */
export const ALLIES: readonly AllySheet[] = [
  { id: 'brancusi', name: 'Ilinca Brancusi', levels: [5, 2, 3], reluctance: 2 },
  { id: 'delorme', name: 'Aurèle Delorme', levels: [5, 3, 2], reluctance: 1 },
  { id: 'eskola', name: 'Tuuli Eskola', levels: [5, 1, 3], reluctance: 0 },
  { id: 'fairchild', name: 'Ned Fairchild', levels: [5, 3, 1], reluctance: 1 },
  { id: 'gorsky', name: 'Pavel Gorsky', levels: [4, 2, 4], reluctance: 1 },
  { id: 'haruno', name: 'Mio Haruno', levels: [4, 3, 2], reluctance: 0 },
  { id: 'ibarra', name: 'Inés Ibarra', levels: [3, 2, 2], reluctance: 0 },
  { id: 'jansen', name: 'Wout Jansen', levels: [2, 5, 3], reluctance: 2 },
  { id: 'kovacs', name: 'Réka Kovács', levels: [3, 5, 2], reluctance: 1 },
  { id: 'lindqvist', name: 'Sten Lindqvist', levels: [1, 5, 3], reluctance: 1 },
  { id: 'moreau', name: 'Odile Moreau', levels: [2, 5, 2], reluctance: 0 },
  { id: 'nakata', name: 'Ren Nakata', levels: [2, 4, 4], reluctance: 0 },
  { id: 'oduya', name: 'Femi Oduya', levels: [3, 4, 2], reluctance: 0 },
  { id: 'petrescu', name: 'Dan Petrescu', levels: [1, 3, 1], reluctance: 0 },
  { id: 'quist', name: 'Alma Quist', levels: [3, 2, 5], reluctance: 2 },
  { id: 'rasmussen', name: 'Bo Rasmussen', levels: [2, 3, 5], reluctance: 1 },
  { id: 'sandoval', name: 'Lidia Sandoval', levels: [3, 1, 5], reluctance: 0 },
  { id: 'tremblay', name: 'Luc Tremblay', levels: [1, 3, 5], reluctance: 1 },
  { id: 'ueda', name: 'Kei Ueda', levels: [3, 2, 4], reluctance: 0 },
  { id: 'vasquez', name: 'Pilar Vasquez', levels: [2, 3, 4], reluctance: 0 },
  { id: 'whitlock', name: 'Tess Whitlock', levels: [2, 2, 3], reluctance: 0 },
  { id: 'zielinski', name: 'Jan Zieliński', levels: [4, 4, 4], reluctance: 3 },
];

/** Tokens without a face: with the allies they make 44. */
export const BLANKS = 22;
