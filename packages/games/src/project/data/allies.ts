import { levels, type Sheet } from './skills.ts';

export const ALLIES = [
  'brancusi',
  'delorme',
  'eskola',
  'fairchild',
  'gorsky',
  'haruno',
  'ibarra',
  'jansen',
  'kovacs',
  'lindqvist',
  'moreau',
  'nakata',
  'oduya',
  'petrescu',
  'quist',
  'rasmussen',
  'sandoval',
  'tremblay',
  'ueda',
  'vasquez',
  'whitlock',
  'zielinski',
] as const;
export type Ally = (typeof ALLIES)[number];

interface AllySheet extends Sheet {
  /** How hard it is to win them over. */
  readonly reluctance: number;
}

/** The secondary characters: seven strong in each skill, and one who can do a little of everything. */
export const ALLY_SHEETS: Readonly<Record<Ally, AllySheet>> = {
  brancusi: { name: 'Ilinca Brancusi', levels: levels(5, 2, 3), reluctance: 2 },
  delorme: { name: 'Aurèle Delorme', levels: levels(5, 3, 2), reluctance: 1 },
  eskola: { name: 'Tuuli Eskola', levels: levels(5, 1, 3), reluctance: 0 },
  fairchild: { name: 'Ned Fairchild', levels: levels(5, 3, 1), reluctance: 1 },
  gorsky: { name: 'Pavel Gorsky', levels: levels(4, 2, 4), reluctance: 1 },
  haruno: { name: 'Mio Haruno', levels: levels(4, 3, 2), reluctance: 0 },
  ibarra: { name: 'Inés Ibarra', levels: levels(3, 2, 2), reluctance: 0 },
  jansen: { name: 'Wout Jansen', levels: levels(2, 5, 3), reluctance: 2 },
  kovacs: { name: 'Réka Kovács', levels: levels(3, 5, 2), reluctance: 1 },
  lindqvist: { name: 'Sten Lindqvist', levels: levels(1, 5, 3), reluctance: 1 },
  moreau: { name: 'Odile Moreau', levels: levels(2, 5, 2), reluctance: 0 },
  nakata: { name: 'Ren Nakata', levels: levels(2, 4, 4), reluctance: 0 },
  oduya: { name: 'Femi Oduya', levels: levels(3, 4, 2), reluctance: 0 },
  petrescu: { name: 'Dan Petrescu', levels: levels(1, 3, 1), reluctance: 0 },
  quist: { name: 'Alma Quist', levels: levels(3, 2, 5), reluctance: 2 },
  rasmussen: { name: 'Bo Rasmussen', levels: levels(2, 3, 5), reluctance: 1 },
  sandoval: { name: 'Lidia Sandoval', levels: levels(3, 1, 5), reluctance: 0 },
  tremblay: { name: 'Luc Tremblay', levels: levels(1, 3, 5), reluctance: 1 },
  ueda: { name: 'Kei Ueda', levels: levels(3, 2, 4), reluctance: 0 },
  vasquez: { name: 'Pilar Vasquez', levels: levels(2, 3, 4), reluctance: 0 },
  whitlock: { name: 'Tess Whitlock', levels: levels(2, 2, 3), reluctance: 0 },
  zielinski: { name: 'Jan Zieliński', levels: levels(4, 4, 4), reluctance: 3 },
};

/** Tokens without a face: with the allies they make 44. */
export const BLANKS = 22;
