export { type Course, momentsIn, randomGame } from './course.ts';
export { type CellGame, cell } from './games/cell.ts';
export { raid } from './games/raid/raid.ts';
export { garbage, spoiled } from './garbage.ts';
export { assertLawful, complaints, type Floor, type LawsOptions, lawsOf } from './laws.ts';
export type { LawGame } from './moment.ts';
export { joined, LAWS, type Law, type Report, shareOf, summary, totalTwins, type Violation } from './report.ts';
export { isPlain, same } from './value.ts';
