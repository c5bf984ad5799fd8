import { heardBy, type Viewer } from '@reseau/core';
import { type ClientMessage, PROTOCOL_VERSION, type ProgressView, type ServerMessage } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import type { Room } from './room.ts';
import { heardOf, progressView, viewerOf } from './view.ts';

export type Bye = Extract<ServerMessage, { t: 'bye' }>['code'];
export type Hello = Extract<ClientMessage, { t: 'hello' }>;

/** One connection, as the room sees it: a member's device, or a screen that only watches. */
export interface Listener {
  readonly member: string | undefined;
  send(frame: string): void;
  end(code: Bye): void;
}

interface Ear {
  readonly listener: Listener;
  match: number;
  /** How many facts of that match this connection was sent: the viewer's own counter. */
  facts: number;
  /** The progress this connection was last told. */
  progress: string;
}

/** What a newcomer is shown. */
export interface Scene {
  readonly room: Room;
  /** The room as everybody sees it, ready to send. */
  readonly frame: string;
  readonly time: TimeView;
}

/** How long until the time is up, if there is a clock, and whether it stands still. */
export type TimeView = Pick<ProgressView, 'left' | 'paused'>;

const frame = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody who listens to a room. Is told only what is durable. */
export class Audience {
  readonly #ears = new Map<Listener, Ear>();

  get size(): number {
    return this.#ears.size;
  }

  /** How many are no members. */
  get watching(): number {
    return [...this.#ears.keys()].filter(({ member }) => member === undefined).length;
  }

  /** Sends what the connection has missed. */
  welcome(listener: Listener, hello: Hello, scene: Scene): void {
    const { room } = scene;
    const you = listener.member === undefined ? {} : { you: { id: listener.member } };
    listener.send(frame({ t: 'welcome', version: PROTOCOL_VERSION, ...you }));
    listener.send(scene.frame);
    const heard = heardOf(room, viewerOf(room, listener.member));
    const ear = { listener, match: room.matches, facts: heard.length, progress: '' };
    this.#ears.set(listener, ear);
    const from = hello.match === room.matches && hello.facts <= heard.length ? hello.facts : 0;
    if (from < heard.length) listener.send(frame({ t: 'facts', match: room.matches, from, facts: heard.slice(from) }));
    sendProgress(ear, room, scene.time);
    sendLines(listener, room, hello.lines);
  }

  remove(listener: Listener): void {
    this.#ears.delete(listener);
  }

  broadcast(text: string): void {
    for (const listener of this.#ears.keys()) listener.send(text);
  }

  dismiss(code: Bye, leaves: (listener: Listener) => boolean = () => true): void {
    for (const listener of [...this.#ears.keys()]) if (leaves(listener)) listener.end(code);
  }

  /** Tells each viewer what an event told it, of the match and of the talk. */
  publish(event: RoomEvent, room: Room, time: TimeView): void {
    if (event.type === 'said') {
      this.broadcast(frame({ t: 'lines', from: room.said - 1, lines: room.lines.slice(-1) }));
    } else if (event.type === 'started' || event.type === 'moved') {
      this.#tell(event, room);
      for (const ear of this.#ears.values()) sendProgress(ear, room, time);
    }
  }

  #tell({ type, entry: { facts } }: Extract<RoomEvent, { type: 'started' | 'moved' }>, room: Room): void {
    if (facts.length === 0) return;
    const written = new Map<Viewer, { readonly count: number; readonly text: string }>();
    for (const ear of this.#ears.values()) {
      const viewer = viewerOf(room, ear.listener.member);
      let told = written.get(viewer);
      if (told === undefined) {
        const heard = heardBy(facts, viewer);
        told = { count: heard.length, text: JSON.stringify(heard) };
        written.set(viewer, told);
      }
      if (type === 'started') Object.assign(ear, { match: room.matches, facts: 0 });
      if (told.count === 0) continue;
      ear.listener.send(`{"t":"facts","match":${ear.match},"from":${ear.facts},"facts":${told.text}}`);
      ear.facts += told.count;
    }
  }
}

/** Only what is new to this viewer: a frame that says nothing would still say that somebody has moved. */
function sendProgress(ear: Ear, room: Room, time: TimeView): void {
  const progress = progressView(room, viewerOf(room, ear.listener.member));
  if (progress === undefined) return;
  const text = JSON.stringify([progress, room.play?.pulse]);
  if (text === ear.progress) return;
  ear.progress = text;
  ear.listener.send(frame({ t: 'progress', progress: { ...progress, ...time } }));
}

function sendLines(listener: Listener, { said, lines }: Room, have: number): void {
  const kept = said - lines.length;
  const from = have <= said ? Math.max(have, kept) : kept;
  if (from < said) listener.send(frame({ t: 'lines', from, lines: lines.slice(from - kept) }));
}
