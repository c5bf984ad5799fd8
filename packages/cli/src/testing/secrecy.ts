import { type Character, type Fact, sideOf } from '@reseau/games/resistance';
import type { ServerMessage } from '@reseau/protocol';

interface Heard {
  readonly frame: number;
  readonly fact: Fact;
}

const messagesIn = (frames: readonly string[]): readonly ServerMessage[] =>
  frames.map((frame) => JSON.parse(frame) as ServerMessage);

const heardIn = (frames: readonly string[]): readonly Heard[] =>
  messagesIn(frames).flatMap((message, frame) =>
    message.t === 'facts' ? (message.facts as Fact[]).map((fact) => ({ frame, fact })) : [],
  );

export function charactersIn(frames: readonly string[]): readonly Character[] {
  const unmasked = heardIn(frames).find(({ fact }) => fact.type === 'unmasked')?.fact;
  return unmasked?.type === 'unmasked' ? unmasked.characters : [];
}

/** Everything in these raw frames that this viewer had no right to receive, in words. */
export function leaksIn(frames: readonly string[], seat: number | undefined): readonly string[] {
  const heard = heardIn(frames);
  const over = heard.find(({ fact }) => fact.type === 'ended')?.frame ?? frames.length;
  const side = seat === undefined ? undefined : charactersIn(frames)[seat];
  return [
    ...heard.flatMap(({ fact }) => whisperLeaks(fact, seat, side)),
    ...voteLeaks(heard),
    ...progressLeaks(messagesIn(frames), seat),
    ...wordLeaks(frames.slice(0, over), side),
  ];
}

function whisperLeaks(fact: Fact, seat: number | undefined, own: Character | undefined): readonly string[] {
  if (fact.to === 'all') return [];
  if (seat === undefined) return [`a screen was whispered ${fact.type}`];
  const leaks: string[] = [];
  if (fact.to.length !== 1 || fact.to[0] !== seat) leaks.push(`${fact.type} names other listeners: ${fact.to.join()}`);
  const concerns = whomItConcerns(fact);
  if (concerns !== undefined && concerns !== seat) leaks.push(`${fact.type} of seat ${concerns}`);
  const isSpy = own !== undefined && sideOf(own) === 'spy';
  if (fact.type === 'recognised' && fact.line === 'spies' && !isSpy) {
    leaks.push('a member of the resistance was shown the spies');
  }
  return leaks;
}

/** The seat that a whisper is the business of. Those of modules have words of their own, and only an audience. */
const whomItConcerns = (fact: Fact): number | undefined =>
  !fact.type.includes('.') && 'seat' in fact ? fact.seat : undefined;

/** All votes on a team come at once: one that came alone came before the others had chosen. */
function voteLeaks(heard: readonly Heard[]): readonly string[] {
  const byFrame = Map.groupBy(
    heard.filter(({ fact }) => fact.type === 'voted'),
    ({ frame }) => frame,
  );
  return [...byFrame.entries()].flatMap(([frame, votes]) =>
    votes.length % 5 === 0 ? [] : [`frame ${frame} tells ${votes.length} votes of 5`],
  );
}

function progressLeaks(messages: readonly ServerMessage[], seat: number | undefined): readonly string[] {
  return messages.flatMap((message) => {
    if (message.t !== 'progress') return [];
    const { mine, chosen } = message.progress;
    const told = JSON.stringify(chosen ?? {});
    const leaks = /approve|success|fail|true|false/.test(told) ? [`progress tells a choice: ${told}`] : [];
    return seat === undefined && mine !== undefined ? [...leaks, 'a screen was told a sealed choice'] : leaks;
  });
}

/** To whoever is no spy the very word must not come before the end, in whatever field or message. */
function wordLeaks(frames: readonly string[], side: Character | undefined): readonly string[] {
  if (side === 'spy') return [];
  return frames.filter((frame) => frame.includes('"spy"')).map((frame) => `the word itself: ${frame.slice(0, 200)}`);
}
