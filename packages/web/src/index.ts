// The words of The Resistance in English, for the command line. The client itself fetches the language that is read.
export { en as resistanceWords } from './games/resistance/i18n/en.ts';
export { problemIn } from './games/resistance/problem.ts';
export { scriptOf } from './games/resistance/script.ts';
