import { speech } from '../speech.ts';

const { list, plural } = speech('en');

/** Who sits, who watches, who may talk, and how the series stands. */
export const people = {
  bench: 'On the bench',
  watch: 'Watch from the bench',
  sit: 'Take a seat',
  giveSeat: 'Give them a seat',
  sendToBench: 'Send to the bench',
  onBench: 'You’re on the bench: you watch until you take a seat.',
  onBenchFull: 'You’re on the bench, and every seat is taken.',
  mute: 'Switch off their chat',
  unmute: 'Switch their chat back on',
  muted: 'chat off',
  youAreMuted: 'The host has switched off your chat.',
  youAreSilent: 'You know a card of this game. You can chat and react again when it is over.',
  kickSure: (name: string) =>
    `Remove ${name} from this table? They can’t come back on their own. You can let them in again before the next game.`,
  removed: 'Removed by the host',
  readmit: 'Let in again',
  readmitName: (name: string) => `Let in again: ${name}`,
  mutedNow: 'The host has switched off your chat.',
  unmutedNow: 'The host has switched your chat back on.',
  wins: (wins: number) => plural(wins, { one: '# win', other: '# wins' }),
  lastGame: 'Last game',
  lastWon: (names: readonly string[]) => `Won by ${list(names)}`,
  lastLost: 'Nobody won',
  lastOff: 'Called off',
  chat: 'Open the chat',
};

export type People = typeof people;
