// For the command line, in English. The client itself fetches the language that is read.
export { EXPLAINS } from './games/explains.ts';
