import type { Happening } from '../session/happening.ts';
import { vainWords } from '../session/vain-words.ts';
import type { Around } from '../words/around/en.ts';

/** What has happened to the table or a seat, as it is told to this member. */
export function inWords(what: Happening, you: string | undefined, { happened: w, calls }: Around): string {
  switch (what.kind) {
    case 'standIn':
      return what.member === you ? w.standInYou : w.standIn(what.name);
    case 'back':
      return what.member === you ? w.backYou : w.back(what.name);
    case 'another':
      return what.member === you ? w.anotherYou(what.of) : w.another(what.name, what.of);
    case 'host':
      return what.member === you ? w.hostYou : w.host(what.name);
    case 'talk':
      return w[what.is];
    case 'vain':
      return vainWords(what.call, what.name, calls);
    case 'calledOff':
    case 'dealtAnew':
    case 'paused':
    case 'resumed':
    case 'clock':
      return w[what.kind];
  }
}
