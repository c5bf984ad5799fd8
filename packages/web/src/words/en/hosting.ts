import { speech } from '../speech.ts';

const { list, plural } = speech('en');
const are = (names: readonly string[]) => (names.length === 1 ? `${list(names)} is` : `${list(names)} are`);

/** What a host can do, and what the others read of it. */
export const hosting = {
  awayHead: 'Not everyone is here',
  away: (names: readonly string[]) => `${are(names)} away.`,
  awayHow: 'If you start now, anyone who’s away watches this game from the bench.',
  without: 'Start without them',
  withoutBots: (bots: number) =>
    plural(bots, { one: 'Add # bot and start without them', other: 'Add # bots and start without them' }),
  wait: 'Wait',
  waitsFor: (names: readonly string[], host: string) => `${are(names)} away. ${host} can wait, or start without them.`,
  hostAway: (host: string) => `${host}, the host, is away. After a while someone else will be host.`,
  tries: (host: string) => `${host} is trying out a mix that can’t start yet.`,
  rules: 'At this table',
  hostOnly: (host: string) => `Only the host, ${host}, can change this.`,
  sum: {
    clock: 'Clock on',
    noClock: 'No clock',
    standIns: 'bots stand in for anyone away',
    noStandIns: 'no bot stands in for anyone away',
    locked: 'table locked',
    shuffle: 'seats shuffled',
  },
  lock: 'Lock the table',
  lockHow: 'Nobody new can join. Anyone who has a seat can come back.',
  shuffle: 'Shuffle the seats',
  shuffleHow: 'Before each game, everyone is given a new place.',
  standIns: 'Bots stand in',
  standInsHow: 'If someone is away for long during a game, a bot plays for them until they’re back.',
  clocks: 'Clocks',
  alone: 'When one person decides',
  together: 'When several decide',
  talk: 'Talking time first',
  talkHow: 'Talking time comes before someone decides for everyone, and is added to the time to decide.',
  talkNeeds: 'It needs a time limit for when one person decides.',
  moreTime: 'Anyone who has to decide can take as long again, up to three times a game.',
  switchGame: 'Switch to another game',
  switchHow:
    'The new game starts with its usual options. If it has fewer seats, bots leave first, then the last to join go to the bench.',
  switchTo: 'Switch',
  close: 'Close the table',
  closeSure: 'Close this table for good? Everyone is sent away, and nobody can come back to it.',
  keeps: (host: string) => `You’re the host until ${host} is back. Only ${host} can close the table.`,
  callHost: 'Ask for another host',
  callHostHow: 'The others are asked. Nobody learns who asked, or who agreed.',
  leaveSure: 'Leave this table? You can join again later.',
};

export type Hosting = typeof hosting;
