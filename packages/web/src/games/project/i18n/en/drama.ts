import { speech } from '../../../../words/speech.ts';

const { plural } = speech('en');
const soldiers = (count: number) => plural(count, { one: '# soldier', other: '# soldiers' });
const each = (speed: number) => `${soldiers(speed)} with each army action`;

/** The clock of the match: stands beside the digits, and is said as each stage begins. `speed` is that to come. */
export const clock = {
  until: {
    plenty: (speed: number) => `then speed ${speed}`,
    third: (speed: number) => `until the invasion speeds up to ${speed}`,
    minute: (speed: number) => `Last minute. Then speed ${speed}`,
    seconds: (speed: number) => `The invasion is about to speed up to ${speed}`,
  },
  begins: {
    third: (speed: number) => `A third of the time is left. Then ${each(speed)}.`,
    minute: (speed: number) => `The last minute. Then ${each(speed)}.`,
    seconds: (speed: number) => `Ten seconds. Then ${each(speed)}.`,
  },
  struck: 'Time’s up',
  seen: 'Got it',
};

/** What is found and destroyed. */
export const found = {
  located: 'Base found',
  sabotaged: 'Base destroyed',
  fuse: 'The fuse is lit',
  tokens: (who: string) => `Heroic token: ${who}`,
  drew: (who: string, cards: string) => `${who} draws: ${cards}.`,
};

/** What the army may do next. */
export const risk = {
  head: 'What the army may do',
  none: 'Nobody has acted, so the army would do nothing. Every action you take gives it one.',
  now: (actions: number, speed: number) =>
    `If you all stop now, the army acts ${plural(actions, { one: 'once', other: '# times' })}, with ${soldiers(speed)} each time.`,
  skips: (count: number) => `It skips ${count} of them.`,
  first: 'Its next action, by the dice:',
  known: 'Its next dice are known:',
  share: (throws: number, of: number) => `${throws} in ${of}`,
  certain: 'certain',
  comes: (count: number) => soldiers(count),
  spills: (count: number, cities: string) => `${soldiers(count)}, spilling over to ${cities}`,
  falls: (blacks: number) =>
    `falls for good: ${plural(blacks, { one: '# hardened soldier', other: '# hardened soldiers' })}`,
  ends: 'the game is lost',
  spared: (throws: number, of: number) => `${throws} in ${of}: nobody comes`,
  brief: (actions: number, speed: number) =>
    actions === 0 ? `Army: waiting, ${soldiers(speed)} per action` : `Army: ${actions}× ${soldiers(speed)}`,
  mayFall: (cities: number) => plural(cities, { one: '# city may fall', other: '# cities may fall' }),
  mayEnd: 'the game may be lost',
  here: (share: string) => `the army may strike: ${share}`,
  percent: 'how likely its next action strikes there',
  rings: { comes: 'soldiers come', spills: 'they spill over', falls: 'the city falls for good' },
};

export const undo = {
  button: 'Take back',
  label: (action: string) => `Take back: ${action}`,
};
