import type { ServerMessage } from '@reseau/protocol';

/** Every way in which something could reach a viewer that it may not know; `line` is what whoever listens on the network sees. */
export const CHANNELS = [
  'facts',
  'catchUp',
  'refusals',
  'room',
  'progress',
  'you',
  'talk',
  'notices',
  'times',
  'spectator',
  'television',
  'http',
  'export',
  'metrics',
  'logs',
  'line',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** In which channel a player at the table is told what. */
export const CHANNEL_OF: Readonly<Record<ServerMessage['t'], Channel>> = {
  welcome: 'catchUp',
  you: 'you',
  room: 'room',
  facts: 'facts',
  sittings: 'notices',
  deputed: 'notices',
  draft: 'notices',
  review: 'notices',
  reaction: 'notices',
  progress: 'progress',
  lines: 'talk',
  done: 'refusals',
  refused: 'refusals',
  bye: 'notices',
  pong: 'notices',
};

export const kindOf = (frame: string): ServerMessage['t'] => (JSON.parse(frame) as ServerMessage).t;

/** What came by each channel, in its order. */
export type Transcript = Readonly<Record<Channel, readonly string[]>>;

export interface Difference {
  readonly channel: Channel;
  readonly at: number;
  readonly one: string;
  readonly other: string;
}

/** The first difference in each channel in which there is one. */
export function differences(one: Transcript, other: Transcript): readonly Difference[] {
  return CHANNELS.flatMap((channel) => {
    const [here, there] = [one[channel], other[channel]];
    const at = Array.from({ length: Math.max(here.length, there.length) }).findIndex((_, i) => here[i] !== there[i]);
    return at < 0 ? [] : [{ channel, at, ...around(here[at] ?? '(nothing)', there[at] ?? '(nothing)') }];
  });
}

const BEFORE = 60;
const AFTER = 120;

/** Where they part: a room with a box of cards fills pages. */
function around(one: string, other: string) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  const part = (text: string): string => text.slice(from, from + BEFORE + AFTER);
  return { one: part(one), other: part(other) };
}

/** How much was compared. */
export type Figures = Readonly<Record<Channel, { readonly frames: number; readonly bytes: number }>>;

export const figuresOf = (transcripts: readonly Transcript[]): Figures =>
  Object.fromEntries(
    CHANNELS.map((channel) => {
      const all = transcripts.flatMap((transcript) => transcript[channel]);
      return [channel, { frames: all.length, bytes: all.reduce((sum, text) => sum + Buffer.byteLength(text), 0) }];
    }),
  ) as unknown as Figures;

/** What chance draws anew each time, by name: keys of seats and of their new devices, ids of requests, the port, the time in the log. Nothing else may differ. */
const DRAWN: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID'],
  [/"recovery":"[^"]*"/g, '"recovery":"RECOVERY"'],
  [/"secret":"[^"]*"/g, '"secret":"SECRET"'],
  [/127\.0\.0\.1:\d+/g, 'HOST'],
  [/:\d{4,5}"/g, ':PORT"'],
  [/"port":\d+/g, '"port":PORT'],
  [/"time":\d+/g, '"time":TIME'],
  [/^reseau_(loop_lag_p99_seconds|buffered_bytes) .*$/gm, 'reseau_$1 MEASURED'],
];

export const named = (text: string): string => DRAWN.reduce((rest, [drawn, name]) => rest.replace(drawn, name), text);
