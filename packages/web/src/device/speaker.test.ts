import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Maker, Speaker } from './speaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As a browser has it: suspended before the first touch. */
function contextOf({ resumesIn = 0 }: { readonly resumesIn?: number } = {}) {
  const context = {
    state: 'suspended',
    currentTime: 5,
    resume: async () => {
      await new Promise((resolve) => setTimeout(resolve, resumesIn));
      context.state = 'running';
    },
    suspend: async () => {
      context.state = 'suspended';
    },
  };
  return context;
}

function speakerOn(context: ReturnType<typeof contextOf>) {
  const heard = vi.fn<Maker>();
  const speaker = new Speaker(context as unknown as AudioContext);
  return { speaker, heard, sound: () => void speaker.sound(heard) };
}

test('nothing sounds before a touch, and nothing that was asked for then sounds after it', async () => {
  const { speaker, heard, sound } = speakerOn(contextOf());
  sound();
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(100);
  expect([speaker.isAllowed, heard.mock.calls.length]).toEqual([true, 0]);
});

test('a speaker rests in silence, is allowed all the same, and speaks again without a touch', async () => {
  const context = contextOf();
  const { speaker, heard, sound } = speakerOn(context);
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(3000);
  expect([context.state, speaker.isAllowed]).toEqual(['suspended', true]);
  sound();
  await vi.advanceTimersByTimeAsync(10);
  expect([context.state, heard.mock.calls.length]).toEqual(['running', 1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(context.state).toBe('suspended');
});

test('a touch does not wake a speaker that rests, and does not keep one awake that speaks on', async () => {
  const context = contextOf();
  const { speaker, sound } = speakerOn(context);
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(3000);
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(10);
  expect(context.state).toBe('suspended');
  for (let time = 0; time < 5; time += 1) {
    sound();
    await vi.advanceTimersByTimeAsync(1000);
    expect(context.state).toBe('running');
  }
});

test('after a telephone call a touch lets it speak again', async () => {
  const context = contextOf();
  const { speaker, heard, sound } = speakerOn(context);
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(10);
  context.state = 'interrupted';
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(10);
  sound();
  await vi.advanceTimersByTimeAsync(10);
  expect([context.state, heard.mock.calls.length]).toEqual(['running', 1]);
});

test('what cannot be heard soon is not heard late', async () => {
  const { speaker, heard, sound } = speakerOn(contextOf({ resumesIn: 500 }));
  void speaker.allow();
  await vi.advanceTimersByTimeAsync(3000);
  sound();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).not.toHaveBeenCalled();
  sound();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toHaveBeenCalledOnce();
});
