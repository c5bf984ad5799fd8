// For the command line, in English. The client itself fetches the language that is read.
export { EXPLAIN } from './games/explain-catalogue.ts';
