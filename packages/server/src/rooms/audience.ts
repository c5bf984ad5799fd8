import { heardBy, type Viewer } from '@reseau/core';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@reseau/protocol';
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
}

const frame = (message: ServerMessage): string => JSON.stringify(message);

/** Everybody who listens to a room. Is told only what is durable. */
export class Audience {
  readonly #ears = new Map<Listener, Ear>();

  get size(): number {
    return this.#ears.size;
  }

  has(member: string): boolean {
    return [...this.#ears.keys()].some((listener) => listener.member === member);
  }

  /** Sends what the connection has missed. */
  welcome(listener: Listener, hello: Hello, room: Room, roomFrame: string, left: number | undefined): void {
    const { member } = listener;
    const you = member === undefined ? {} : { you: { id: member } };
    listener.send(frame({ t: 'welcome', version: PROTOCOL_VERSION, ...you }));
    listener.send(roomFrame);
    const viewer = viewerOf(room, member);
    const heard = heardOf(room, viewer);
    this.#ears.set(listener, { listener, match: room.matches, facts: heard.length });
    if (room.play !== undefined) {
      const from = hello.match === room.matches && hello.facts <= heard.length ? hello.facts : 0;
      if (from < heard.length) {
        listener.send(frame({ t: 'facts', match: room.matches, from, facts: heard.slice(from) }));
      }
      this.#sendProgress(listener, viewer, room, left);
    }
    const kept = room.said - room.lines.length;
    const from = hello.lines <= room.said ? Math.max(hello.lines, kept) : kept;
    if (from < room.said) listener.send(frame({ t: 'lines', from, lines: room.lines.slice(from - kept) }));
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
  publish(event: RoomEvent, room: Room, left: number | undefined): void {
    if (event.type === 'said') {
      this.broadcast(frame({ t: 'lines', from: room.said - 1, lines: room.lines.slice(-1) }));
    } else if (event.type === 'started' || event.type === 'moved') {
      this.#tell(event, room);
      for (const { listener } of this.#ears.values()) {
        this.#sendProgress(listener, viewerOf(room, listener.member), room, left);
      }
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

  #sendProgress(listener: Listener, viewer: Viewer, room: Room, left: number | undefined): void {
    const progress = progressView(room, viewer, left);
    if (progress !== undefined) listener.send(frame({ t: 'progress', progress }));
  }
}
