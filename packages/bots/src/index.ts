export { botMove, isDeep, measuresOf } from './bot.ts';
export type { BotChoice } from './game-bots.ts';
export { type BotLevel, LEVELS } from './level.ts';
export { counted, type Series, timed } from './measure/count.ts';
export { rowsFor } from './measure/rows.ts';
export { type Share, shareOf, type Tally, together } from './measure/tally.ts';
export type { Bench, BenchTable, Entrant, Gauge, Measures, Pairing, Row, TableOptions } from './measures.ts';
