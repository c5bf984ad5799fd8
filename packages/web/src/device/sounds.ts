import { settings } from './settings.svelte.ts';
import { type Maker, Speaker } from './speaker.ts';

export const SOUNDS = ['turn', 'stamp', 'card', 'hush', 'good', 'bad', 'tick', 'warn', 'alarm', 'blast'] as const;
export type Sound = (typeof SOUNDS)[number];

let speaker: Speaker | undefined;

/** Browsers give sound only after a touch; called from one, this makes it ready. */
export async function wakeSound(): Promise<void> {
  speaker ??= new Speaker(new AudioContext());
  await speaker.allow();
}

export const isSoundAwake = (): boolean => speaker?.isAllowed === true;

/** Plays a short sound, made on the spot. */
export function play(sound: Sound): void {
  if (settings.sound) void speaker?.sound(MAKERS[sound]);
}

const MAKERS: Readonly<Record<Sound, Maker>> = {
  turn: (at, when) => {
    tone(at, when, { from: 660, to: 660, lasts: 0.16, loud: 0.12 });
    tone(at, when + 0.13, { from: 880, to: 880, lasts: 0.28, loud: 0.1 });
  },
  stamp: (at, when) => {
    tone(at, when, { from: 150, to: 46, lasts: 0.16, loud: 0.5 });
    noise(at, when, { around: 900, lasts: 0.07, loud: 0.3 });
  },
  card: (at, when) => noise(at, when, { around: 3800, lasts: 0.09, loud: 0.16 }),
  hush: (at, when) => tone(at, when, { from: 58, to: 52, lasts: 1.1, loud: 0.22 }),
  good: (at, when) => {
    for (const [index, pitch] of [392, 494, 587].entries()) {
      tone(at, when + index * 0.09, { from: pitch, to: pitch, lasts: 0.7, loud: 0.1 });
    }
  },
  bad: (at, when) => {
    tone(at, when, { from: 196, to: 98, lasts: 0.9, loud: 0.2 });
    tone(at, when, { from: 207, to: 103, lasts: 0.9, loud: 0.16 });
  },
  tick: (at, when) => noise(at, when, { around: 2400, lasts: 0.02, loud: 0.1 }),
  warn: (at, when) => {
    for (const after of [0, 0.22]) tone(at, when + after, { from: 740, to: 700, lasts: 0.18, loud: 0.16 });
  },
  alarm: (at, when) => {
    for (const after of [0, 0.7]) tone(at, when + after, { from: 330, to: 880, lasts: 0.62, loud: 0.26 });
  },
  blast: (at, when) => {
    noise(at, when, { around: 220, lasts: 1.1, loud: 0.7 });
    tone(at, when, { from: 95, to: 28, lasts: 0.9, loud: 0.5 });
  },
};

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
}

function tone(at: AudioContext, when: number, { from, to, lasts, loud }: Tone): void {
  const voice = new OscillatorNode(at, { type: 'triangle', frequency: from });
  voice.frequency.exponentialRampToValueAtTime(to, when + lasts);
  voice.connect(fading(at, when, lasts, loud));
  voice.start(when);
  voice.stop(when + lasts);
}

interface Noise {
  readonly around: number;
  readonly lasts: number;
  readonly loud: number;
}

function noise(at: AudioContext, when: number, { around, lasts, loud }: Noise): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * lasts), at.sampleRate);
  const grains = buffer.getChannelData(0);
  for (let index = 0; index < grains.length; index += 1) grains[index] = Math.random() * 2 - 1;
  const paper = new AudioBufferSourceNode(at, { buffer });
  const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: around, Q: 0.8 });
  paper.connect(band).connect(fading(at, when, lasts, loud));
  paper.start(when);
}

function fading(at: AudioContext, when: number, lasts: number, loud: number): AudioNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(loud, when + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + lasts);
  return gain.connect(at.destination);
}
