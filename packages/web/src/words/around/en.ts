import type { CallKind } from '@reseau/protocol';
import { speech } from '../speech.ts';

const { list, plural } = speech('en');

type AboutAll = Exclude<CallKind, 'replace'>;

/** What is said around a match: before its first round, when somebody goes or comes, and when the table has to agree. */
export const around = {
  roles: {
    hold: 'Hold',
    coming: 'One moment…',
    ready: 'I’m ready',
    readyIn: (seconds: number) => `I’m ready (${seconds} s)`,
    waiting: (ready: number, of: number) => `Waiting for the others: ${ready} of ${of} ready`,
    count: (ready: number, of: number) => `${ready} of ${of} ready`,
    uncounted: 'Waiting until everyone is ready',
    watchingHead: 'The cards are dealt',
    screen: 'Look at your phones',
    callOff: 'Call the game off',
    redeal: 'Deal again',
    seen: 'Someone has already seen a card. Now the table has to agree: ask it in the menu.',
  },
  calls: {
    head: 'Ask the table',
    how: 'Everyone who has been in this game from the start is asked. Nobody learns who asked, or who answered what.',
    noSay:
      'You took this seat in the middle of the game, so you aren’t asked when the table decides something. From the next game on, you are.',
    ask: {
      pause: 'Ask for a pause',
      resume: 'Ask to play on',
      void: 'Ask to call the game off',
      clock: 'Ask for a clock',
      host: 'Ask for another host',
    } satisfies Record<AboutAll, string>,
    replace: 'Ask for a bot to take over',
    replaceWhom: 'For whom? They aren’t asked themselves.',
    alone:
      'One person alone can have a bot take over only for someone who has been away for at least a minute. Whoever comes back has the seat again.',
    asked: {
      pause: 'Someone asks for a pause.',
      resume: 'Someone asks to play on.',
      void: 'Someone asks to call the game off.',
      clock: 'Someone asks for a time limit on every question, until the end of this game.',
      host: 'Someone asks for another host.',
    } satisfies Record<AboutAll, string>,
    clockHow: 'Until the end of this game, every question has a time limit. When time is up, the rules decide.',
    askedReplace: (name: string) => `Someone asks for a bot to take over for ${name}.`,
    aboutYou: 'The table is asked whether a bot should take over for you.',
    agree: 'Agree',
    refuse: 'No',
    agreed: 'You agreed.',
    refused: 'You said no.',
    left: (seconds: number) => `${seconds} s left`,
    needs: (needed: number, asked: number) =>
      asked === 1
        ? 'Nobody else is asked.'
        : needed === asked
          ? `All ${asked} who are asked must agree.`
          : `${needed} of the ${asked} who are asked must agree.`,
    again: (seconds: number) => `You can ask again in ${seconds} s.`,
    oneAtATime: 'The table is being asked something. One question at a time.',
    onPhones: 'Answer on your phones.',
    onSomePhones: 'If you’ve played since the deal, answer on your phone.',
    notAsked: 'Those who have played since the deal are asked, so not you.',
    vain: {
      pause: 'The table was asked for a pause. Nothing came of it.',
      resume: 'The table was asked to play on. Nothing came of it.',
      void: 'The table was asked to call the game off. Nothing came of it.',
      clock: 'The table was asked for a clock. Nothing came of it.',
      host: 'The table was asked for another host. Nothing came of it.',
    } satisfies Record<AboutAll, string>,
    vainReplace: (name: string) => `The table was asked to let a bot take over for ${name}. Nothing came of it.`,
  },
  paused: 'The game is paused. Nothing counts down.',
  /** Over the table, and to whoever hears what stands there. */
  rests: 'Paused',
  resting: 'The game is paused: nothing here can be played until it goes on.',
  moreBanners: (count: number) => plural(count, { one: 'Show # more message', other: 'Show # more messages' }),
  happened: {
    calledOff: 'The game was called off.',
    dealtAnew: 'The cards were dealt again.',
    paused: 'The game is paused.',
    resumed: 'The game goes on.',
    clock: 'The table agreed: a clock runs until the end of this game.',
    chatOff: 'The host has switched off the chat.',
    chatOn: 'The host has switched the chat back on.',
    phrasesOff: 'The host has switched off phrases.',
    phrasesOn: 'The host has switched phrases back on.',
    standIn: (name: string) => `A bot has taken over for ${name}.`,
    standInYou: 'A bot has taken over for you.',
    back: (name: string) => `${name} is back.`,
    backYou: 'Welcome back. Your seat is yours again.',
    another: (name: string, of: string) => `${name} has taken over ${of}’s seat.`,
    anotherYou: (of: string) => `You’ve taken over ${of}’s seat.`,
    host: (name: string) => `${name} is the host now.`,
    hostYou: 'You’re the host now.',
  },
  gotIt: 'Got it',
  cutShort: 'The last moments at this table may be lost. Look at where it stands now, and go on from there.',
  repaired: 'The rules of this game had a mistake, now mended. Look at where the table stands, and go on from there.',
  /** To whoever was host. */
  deposed: (name: string) => `You’re no longer the host. ${name} is now, and can hand it back.`,
  /** To whoever is back in a seat in which somebody else has played. */
  deputed: {
    told: 'While you were away, your seat was played for you.',
    show: 'See what was done',
    head: 'Played for you',
    how: 'Nobody else sees this list. What everyone saw is in the log.',
    before: (count: number) =>
      plural(count, { one: 'One move before these isn’t listed.', other: '# moves before these aren’t listed.' }),
  },
  away: {
    botIn: (name: string, time: string) => `${name} is away. A bot takes over in ${time}.`,
    botSoon: (name: string) => `${name} is away. A bot takes over soon.`,
    gone: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} away.`,
    /** What that means for the match. */
    waits: {
      match: 'The game is waiting.',
      perhaps: 'The game may have to wait.',
      others: 'The others can go on for now.',
      clock: 'The clock is still running.',
    },
    soon: 'In a moment you can let a bot take over.',
    benched: 'The table agreed that a bot takes over for you. You can watch until the game ends.',
    replaced: 'A bot played your seat to the end: the result is the seat’s, not yours.',
    leaveHost: 'Somebody else becomes host.',
    leaveSure: 'Leave now? A bot takes over. Your seat is kept: open this table again to take it back.',
  },
  seats: {
    offer: 'You’re watching this game.',
    head: 'Ask for a seat',
    how: 'A bot’s seat, or that of someone who is away. The host decides.',
    ask: (name: string) => `Ask for ${name}’s seat`,
    none: 'No seat is free right now.',
    asked: (name: string) => `You asked for ${name}’s seat. The host decides.`,
    withdraw: 'Withdraw',
    missed: (name: string) => `You didn’t get ${name}’s seat.`,
    notYet: 'This seat isn’t free yet.',
    wanted: (who: string, of: string) => `${who} asks for ${of}’s seat.`,
    grant: 'Agree',
    deny: 'No',
  },
  sat: {
    standIn: (name: string) => `A bot took over for ${name}.`,
    back: (name: string) => `${name} came back.`,
    another: (name: string, seat: number) => `${name} took over seat ${seat}.`,
  },
  time: {
    talk: 'Talk',
    talkLeft: (seconds: number) => `${seconds} seconds left to talk, then to decide`,
    more: 'More time',
  },
  result: {
    over: 'The table is getting ready for the next game.',
    go: 'Go there',
  },
};

export type Around = typeof around;
