import type { SeatCount } from '@reseau/games/resistance';

/**
 * The resistance's plans, found by `reseau solve`. Letters are seats counted clockwise from the first leader; the 19
 * teams stand in the order of the tree of missions: next mission after a success first, then after a failure. Each plan beats as
 * many sets of spies as stated, whatever cards they play and even if they know it.
 */
export const PLANS: Readonly<Record<SeatCount, string>> = {
  // 3 of 10
  5: 'AB ABC AB ADE ACE AB ABD ABE BCE BCE BCE CE CDE BCE ADE ADE CD BCD BCD',
  // 5 of 15
  6: 'AB ABD ABCF ABD ABCE ABCF ABC ABEF ACE ABCE DEF CDEF DEF ACEF DEF ADEF BCDE BCD BCDE',
  // 9 of 35
  7: 'AB ABF BCD ABEF BCEG BCE BCDE ABCG ADEG ABDE BCE BCE CDEG BCEF DEFG BDEF DEF DEFG CDEF',
  // 9 of 56
  8: 'ABC ABCF BCEH ABCDF ABCEG BCEH BCDEH ABCEG ABDEG ABCDE BCEH BCEH CEFGH BCDEH CDEFG BCEFG ACDE ACDEG ACDEG',
  // 23 of 84
  9: 'ABC ABCI CDGH ABCEI ABDFG CDGH CDEGH ABEFG ABEFG ABCEG CDGH CDGH DFGHI CDEGH DEFGI DEFHI DEFI DEFHI DEFHI',
  // 34 of 210
  10: 'ABC ABCI CDFH ABCIJ ABEFH CDFH CDEFH ABCDJ ABDGJ ABCDJ CDFH CDFH CDEFH BDEGJ DEGIJ CDEGI EGHI DEGHI CEGHI',
};
