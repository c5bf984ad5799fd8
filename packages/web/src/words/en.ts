import type { BotLevel } from '@reseau/protocol';
import type { Theme } from '../device/settings.svelte.ts';
import { aids } from './aids/en.ts';
import { around } from './around/en.ts';
import { arriving } from './en/arriving.ts';
import { here } from './en/here.ts';
import { hosting } from './en/hosting.ts';
import { people } from './en/people.ts';
import { type Late, ranOut } from './ran-out.ts';
import { seal } from './seal/en.ts';
import { speech } from './speech.ts';
import { talk } from './talk/en.ts';

const { plural } = speech('en');

/** What the app says outside the games, from the lobby on. Each game brings its own words; the start page has `front/`. */
export const en = {
  close: 'Close',
  aids,
  talk,
  arriving,
  people,
  here,
  hosting,
  room: {
    watching: 'You’re watching',
    table: (code: string) => `Table ${code}`,
  },
  line: {
    connecting: 'Connecting',
    online: 'Connected',
    reconnecting: 'Reconnecting…',
    offline: 'Offline',
    down: 'Connection lost. You’ll see what you missed as soon as it’s back.',
    kept: 'Connection lost. Your choice is kept, and sent as soon as it’s back.',
    unsaved: 'The table can’t be saved right now, so the game waits. It’ll go on by itself.',
  },
  lobby: {
    invite: 'Invite the others',
    inviteHow: 'Read out the code, send the link, or let others scan the QR code.',
    codeLabel: 'Table code',
    copy: 'Copy the link',
    copied: 'Link copied',
    share: 'Share',
    qr: (code: string) => `QR code for table ${code}`,
    seats: 'Round the table',
    you: 'you',
    host: 'host',
    bot: 'bot',
    standsIn: 'stand-in',
    away: 'away',
    actions: (name: string) => `Manage ${name}’s seat`,
    up: 'Move up',
    down: 'Move down',
    place: (seat: number, seats: number) => `Seat ${seat} of ${seats}`,
    botStays: 'This bot plays until the game ends. You can remove it before the next one.',
    standIn: 'This bot took over during the game. It will leave before the next one.',
    kick: 'Remove',
    kickBot: 'Remove the bot',
    makeHost: 'Make host',
    rename: 'Change your name',
    renameOf: (name: string) => `Change ${name}’s name`,
    save: 'Save',
    addBots: 'Add a bot',
    levels: { easy: 'easy', medium: 'medium', strong: 'strong' } satisfies Record<BotLevel, string>,
    noClock: 'no limit',
    noTalk: 'none',
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number) => `${minutes} min`,
    start: 'Start',
    fill: (bots: number) => plural(bots, { one: 'Add # bot and start', other: 'Add # bots and start' }),
    starting: 'Starting…',
    hostStarts: (host: string) => `${host} will start the game.`,
    ready: 'Ready to start.',
    screen: 'Open the table screen',
    screenHow: 'For a TV or a laptop that everyone can see. It never shows secrets.',
  },
  invite: {
    leadsTo: 'The link goes to',
    other: 'Phones can’t open it?',
    looking: 'Checking…',
    otherHow: 'The server has other addresses. Try one on the same network as the phones.',
    screenAt: 'On another device, open',
    barriers: {
      loopbackOnly:
        'Phones can’t join: the server only listens to its own computer. Restart it without HOST, or with HOST=0.0.0.0.',
      noNetwork:
        'Phones can’t join: the server’s computer isn’t on a network. Connect it to the phones’ Wi-Fi, then try again.',
      unknown:
        'The link only works on this computer. Open this page at an address the others can reach too, or set PUBLIC_URL on the server.',
    },
  },
  table: {
    rule: (number: string) => `Rule ${number}`,
    allRules: 'All rules by number',
    minutes: 'Playable minutes',
    cards: 'All cards',
    titleAsked: (title: string) => `● Your turn · ${title}`,
    dossier: 'Overview, log and chat',
    log: 'Log',
    chat: 'Chat',
    help: 'How to play',
    menu: 'Menu',
    now: 'What’s happening now',
    noLog: 'Nothing has happened yet.',
    noChat: 'Nobody has said anything yet.',
    chatClosed: 'Only people with a seat can write here.',
    message: 'Message to the table',
    send: 'Send',
    unread: (count: number) => plural(count, { one: '# new message', other: '# new messages' }),
    timeLeft: (seconds: number) =>
      seconds >= 120
        ? `${Math.ceil(seconds / 60)} minutes left`
        : plural(seconds, { one: '# second left', other: '# seconds left' }),
    timeStands: (seconds: number) => `The clock is paused with ${Math.floor(seconds / 60)} min ${seconds % 60} s left`,
    timeUp: 'Time’s up',
    late: (those: Late) => `${ranOut.en(those)}, so the rules chose.`,
    absent: (name: string) => `${name} is away. Wait a little, or let a bot take over?`,
    letBot: 'Let a bot take over',
    stage: 'The reveal',
    hurry: 'Tap to speed up',
    rematch: 'Play again with this group',
    rematchHost: (host: string) => `${host} can start another game.`,
  },
  around,
  seal,
  record: {
    together: 'Review together',
    leads: (name: string) => `${name} is looking back at the game.`,
    ledNow: (name: string) =>
      `${name} is looking back with everyone who follows. If you start again, they can read on.`,
    follow: 'Follow',
    look: 'Look back at the game',
    save: 'Save the record',
    what: 'The whole game as a file, secrets and chat included.',
    saved: 'Saved. To check the deal and every draw:',
    failed: 'The record could not be fetched. Try again in a moment.',
  },
  menu: {
    theme: 'Theme',
    themes: { auto: 'Automatic', light: 'Paper', dark: 'Blackout' } satisfies Record<Theme, string>,
    sound: 'Sounds',
    narrator: 'Spoken narration',
    noNarrator: 'This browser has no voice for your language.',
    on: 'on',
    off: 'off',
    people: 'At the table',
    device: 'Continue on another device',
    deviceHow: 'Open this link on the other device within a few minutes. Your seat moves there and leaves this device.',
    deviceSecret: 'Anyone who opens it plays in your place, so keep it to yourself.',
    deviceQr: 'QR code that moves your seat to another device',
    deviceShow: 'Show the link',
    leave: 'Leave the table',
  },
  screen: {
    join: 'Join on your phone',
    wake: 'Tap once to turn on sound',
    waiting: 'Waiting for the host to start',
    turn: 'Turn this device sideways, or open this page on a bigger screen.',
  },
  about: {
    head: 'About Réseau',
    what: 'Réseau is where friends play games of secrets and revolt: on phones, laptops and a shared screen, in English, French and Japanese.',
    privacy:
      'No accounts, no tracking, nothing loaded from other sites. What happens at a table stays with the person who runs this server.',
    fanHead: 'Not official',
    fan: 'Réseau is made by players, for players. “The Resistance” is a game by Don Eskridge, “Insurrection” by Tore Næss and “Project: Resistance” by Frédéric Fourcade. The names belong to their owners, who have nothing to do with this project. Every word, picture and sound here is our own.',
    licenceHead: 'Licences',
    licence: 'The program is free software under the MIT licence.',
    fonts: 'Fonts: Stardos Stencil, Inter, Grenze and Noto Sans JP, under the SIL Open Font Licence 1.1.',
    parts: 'Built with Svelte, Valibot and uqr, under the MIT licence.',
    full: 'All of them in full',
  },
  gallery: 'Gallery',
  missing: { head: 'Page not found', home: 'Go to the home page' },
  bye: {
    moved: 'Your seat has moved to another device.',
    elsewhere: 'This table is open in too many places. Use one you opened more recently.',
    kicked: 'The host removed you from this table. If they let you in again, you can come back.',
    restarting: 'The server is restarting. Your seat is safe.',
    again: 'Back to the table',
  },
};

/** What every other language must have, neither more nor less. */
export type Words = typeof en;
