import type { Seat } from '@reseau/core';
import { type Character, type Known, MISSIONS, type Side, sideOf } from '@reseau/games/resistance';
import { cornersOf, whispersTo } from './corners.ts';
import type { GameWords } from './i18n/en.ts';
import { rulesFor } from './view.ts';

interface Reader {
  readonly options: object;
  readonly known: Known;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly words: GameWords;
}

/** All that this seat alone knows, line by line: what its card says when it is held. */
export const notesOf = (reader: Reader): readonly string[] => [
  ...fellowsOf(reader),
  ...reveal(reader),
  ...unseen(reader),
  ...loyalty(reader),
  ...looks(reader),
  ...hunt(reader),
];

const nameIn = ({ names }: Reader, seat: Seat): string => names[seat] ?? `${seat + 1}`;

function fellowsOf(reader: Reader): readonly string[] {
  const { known, me, words } = reader;
  const character = known.secret.characters[me];
  if (character === undefined || sideOf(character) !== 'spy') return [];
  const fellows = known.secret.recognised.filter(({ line }) => line === 'spies').flatMap(({ about }) => about);
  if (fellows.length === 0) return [words.card[standing(reader, character)]];
  const names = fellows.map((seat) => nameIn(reader, seat));
  return [hasSwitched(known) ? words.notes.spiesOnce(names) : words.card.fellows(names)];
}

/** How a spy who was shown nobody stands to the others. */
function standing(
  { known, options }: Reader,
  character: Character,
): 'blind' | 'seen' | 'seenBySome' | 'oneOfTwo' | 'stoodUp' {
  if (character === 'deepAgent') return cornersOf(known.table).hunter?.blame === undefined ? 'oneOfTwo' : 'stoodUp';
  const { reveal: lines, deck } = rulesFor(known.table.seats, options).game;
  const spies = lines.find(({ line }) => line === 'spies');
  if (spies === undefined || !spies.seen.includes(character)) return 'blind';
  const others = deck.filter((one) => sideOf(one) === 'spy').length - 1;
  return spies.readers.length === others ? 'seen' : 'seenBySome';
}

/** Whether Defectors may stand elsewhere than when the reveal showed them. */
const hasSwitched = ({ table }: Known): boolean => {
  const { turned = [], drawn = [] } = cornersOf(table).defector ?? {};
  return drawn.length > 0 || turned.includes(true);
};

const reveal = (reader: Reader): readonly string[] =>
  reader.known.secret.recognised.flatMap(({ line, about }) => {
    if (line === 'spies') return [];
    const { notes } = reader.words;
    const say = line === 'commander' && hasSwitched(reader.known) ? notes.spiesOnce : notes[line];
    return [say(about.map((seat) => nameIn(reader, seat)))];
  });

/** Whether a Commander was shown every spy; which they are is on the line before. */
function unseen({ known, me, options, words }: Reader): readonly string[] {
  if (known.secret.characters[me] !== 'commander') return [];
  const { deck } = rulesFor(known.table.seats, options).game;
  const spies = deck.filter((one) => sideOf(one) === 'spy').length;
  const shown = known.secret.recognised.filter(({ line }) => line === 'commander').flatMap(({ about }) => about);
  const hidden = spies - shown.length;
  if (hidden > 0) return [words.notes.hiddenSpies(hidden)];
  // Once loyalty cards were drawn, somebody else may have become one.
  return hasSwitched(known) ? [] : [words.notes.allSpies];
}

const isDefector = (character: Character | undefined): boolean =>
  character === 'resistanceDefector' || character === 'spyDefector';

/** The side this seat is on now: for a Defector perhaps no longer the printed one. */
export function sideNow({ known, me }: Pick<Reader, 'known' | 'me'>): Side | undefined {
  const character = known.secret.characters[me];
  if (character === undefined) return undefined;
  const printed = sideOf(character);
  if (!isDefector(character)) return printed;
  const { turned = [] } = cornersOf(known.table).defector ?? {};
  const { told = [] } = whispersTo(known.secret).defector ?? {};
  const switches = MISSIONS.filter((round) => (turned[round] ?? told[round]) === true).length;
  return (printed === 'spy') === (switches % 2 === 0) ? 'spy' : 'resistance';
}

/** For Defectors: where they stand now, and the cards that they alone were told of. */
function loyalty(reader: Reader): readonly string[] {
  const { known, me, words } = reader;
  if (!isDefector(known.secret.characters[me])) return [];
  const { notes } = words;
  const told = whispersTo(known.secret).defector?.told ?? [];
  const rounds = told.flatMap((switches, round) =>
    switches === undefined ? [] : [switches ? notes.switched(round) : notes.stayed(round)],
  );
  return [sideNow(reader) === 'spy' ? notes.nowSpy : notes.nowLoyal, ...rounds];
}

function looks(reader: Reader): readonly string[] {
  const { notes, cards } = reader.words;
  const { learned, saw } = reader.known.secret;
  return [
    ...learned.map(({ about, side, round }) => notes[side === 'spy' ? 'spy' : 'loyal'](round, nameIn(reader, about))),
    ...saw.map(({ mission, of, card }) => notes.saw(mission, nameIn(reader, of), cards[card].name)),
  ];
}

function hunt(reader: Reader): readonly string[] {
  const { notes } = reader.words;
  const { answers = [], chances = [] } = whispersTo(reader.known.secret).hunter ?? {};
  return [
    ...chances.map(({ mission }) => notes.chance(mission)),
    ...answers
      .filter(({ seat }) => seat === reader.me)
      .map(({ named, answer }) => notes.answers[answer](nameIn(reader, named))),
  ];
}
