export const SKILLS = ['communication', 'military', 'engineering'] as const;
export type Skill = (typeof SKILLS)[number];

/** The actions that put a skill to the test. */
export const TRIALS = ['recruit', 'investigate', 'incite', 'search', 'kill', 'craft', 'sabotage'] as const;
export type Trial = (typeof TRIALS)[number];

/** Those of them that draw cards, and that a city allows only so often. */
export type Limited = Extract<Trial, 'investigate' | 'incite' | 'search'>;

export type Levels = Readonly<Record<Skill, number>>;

export const levels = (communication: number, military: number, engineering: number): Levels => ({
  communication,
  military,
  engineering,
});

/** What leaders and allies have alike. */
export interface Sheet {
  readonly name: string;
  readonly levels: Levels;
}
