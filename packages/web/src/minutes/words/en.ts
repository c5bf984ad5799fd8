/** Everything that is said around the minutes; what each of them says is with its game. */
export const en = {
  title: 'Playable minutes',
  lead: 'Each drops you into a game a move or two before it gets interesting. You decide, and see what comes of it.',
  where: 'No network and no table needed. What you’ve played is noted on this device only.',
  played: 'played',
  count: (played: number, all: number) => `${played} of ${all} played`,
  /** People at the tables of the minutes, by seat. */
  names: ['Ada', 'Ben', 'Chloe', 'Dina', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun'],
  seat: (name: string) => `You sit in ${name}’s seat.`,
  begin: 'Begin',
  decide: 'You decide',
  papers: 'Where things stand',
  log: 'So far',
  right: 'Well played',
  wrong: 'There’s a better way',
  lesson: 'To remember',
  goOn: 'Go on',
  again: 'Try again',
  over: 'Once more',
  next: 'Next minute',
  all: 'All minutes',
  friends: 'Play it with friends or bots',
  rules: 'The rules behind it',
  missing: 'There’s no such minute.',
};

export type MinutesPageWords = typeof en;
