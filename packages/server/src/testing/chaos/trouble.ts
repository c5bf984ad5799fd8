import type { Fault } from './fault.ts';

/** What a server is to complain of whose disk is bent. */
const OF_THE_DISK = /"where":"(sqlite|watched)-store[.]ts|"msg":"the store (does not keep|keeps) what is written/;

/** What else the server has complained of in its log: each is a mistake of its own. */
export const troubleIn = (complaints: string): readonly Fault[] =>
  complaints
    .split('\n')
    .filter((line) => line.trim() !== '' && !OF_THE_DISK.test(line))
    .map((what) => ({ rule: 'complained', code: '', who: 'server', what }));
