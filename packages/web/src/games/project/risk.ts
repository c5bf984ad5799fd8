import { type City, type Risk, riskOf, type Table, type Threat } from '@reseau/games/project';
import { cityName } from './cities.ts';
import type { GameWords } from './i18n/en.ts';

/** How bad it would be, from the least. */
export const DANGERS = ['comes', 'spills', 'falls'] as const;
export type Danger = (typeof DANGERS)[number];

export const dangerOf = ({ falls, ends, spills }: Threat): Danger =>
  falls !== undefined || ends !== undefined ? 'falls' : spills.length > 0 ? 'spills' : 'comes';

/** A city that is threatened, as the map shows it. */
export interface Mark {
  readonly city: City;
  readonly danger: Danger;
  /** In percent, of the army's next action. */
  readonly chance: number;
}

export const marksOf = ({ threats, throws }: Risk): readonly Mark[] =>
  threats.map((threat) => ({
    city: threat.city,
    danger: dangerOf(threat),
    chance: Math.round((100 * threat.throws) / throws),
  }));

/** Those whose fall would be for good: to be seen without asking. */
export const gravest = (marks: readonly Mark[]): readonly Mark[] => marks.filter(({ danger }) => danger === 'falls');

export const sayChance = ({ throws }: Threat, { throws: of }: Risk, { risk }: GameWords): string =>
  of === 1 ? risk.certain : risk.share(throws, of);

/** What would happen in one city. */
export function sayThreat({ soldiers, spills, falls, ends }: Threat, words: GameWords): string {
  const w = words.risk;
  const what =
    falls !== undefined
      ? w.falls(falls)
      : spills.length > 0
        ? w.spills(soldiers, words.list(spills.map((city) => cityName(city, words))))
        : w.comes(soldiers);
  return ends === undefined ? what : words.phrase([what, w.ends]);
}

/** The army's prospects in a line. */
export function sayRisk({ actions, skips, speed, threats }: Risk, words: GameWords): string {
  const w = words.risk;
  const falling = threats.filter(({ falls }) => falls !== undefined).length;
  return words.phrase([
    w.brief(actions - skips, speed),
    ...(falling > 0 ? [w.mayFall(falling)] : []),
    ...(threats.some(({ ends }) => ends !== undefined) ? [w.mayEnd] : []),
  ]);
}

/** Of one city, for whoever looks at it. */
export function sayRiskOf(table: Table, city: City, words: GameWords): string | undefined {
  const risk = riskOf(table);
  const threat = risk.threats.find((one) => one.city === city);
  return threat === undefined
    ? undefined
    : words.phrase([words.risk.here(sayChance(threat, risk, words)), sayThreat(threat, words)]);
}
