import { type Character, sideOf } from '@reseau/games/resistance';
import { MODULE_LIST } from './catalogue.ts';
import type { Recognition } from './client-module.ts';
import { nameIn, type Reader } from './reader.ts';
import { rulesFor } from './view.ts';

const NOTES = MODULE_LIST.flatMap(({ notes }) => notes ?? []).toReversed();
const SHOW_SPIES = NOTES.flatMap(({ showsSpies = [] }) => showsSpies);

/** All that this seat alone knows, line by line: what its card says when it is held. */
export function notesOf(reader: Reader): readonly string[] {
  const isOld = NOTES.some(({ outdatesReveal }) => outdatesReveal?.(reader.known.table) === true);
  return [
    ...fellowsOf(reader, isOld),
    ...shownTo(reader, isOld),
    ...NOTES.flatMap(({ afterReveal }) => afterReveal?.(reader, isOld) ?? []),
    ...looks(reader),
    ...NOTES.flatMap(({ last }) => last?.(reader) ?? []),
  ];
}

function fellowsOf(reader: Reader, isOld: boolean): readonly string[] {
  const { known, me, words } = reader;
  const character = known.secret.characters[me];
  if (character === undefined || sideOf(character) !== 'spy') return [];
  const fellows = known.secret.recognised.filter(({ line }) => line === 'spies').flatMap(({ about }) => about);
  if (fellows.length === 0) return [words.card[recognition(reader, character)]];
  const names = fellows.map((seat) => nameIn(reader, seat));
  return [isOld ? words.notes.spiesOnce(names) : words.card.fellows(names)];
}

/** Who knows a spy who was shown nobody. */
function recognition({ known, options }: Reader, character: Character): Recognition {
  const [special] = NOTES.flatMap((notes) => notes.recognition?.(character, known.table) ?? []);
  if (special !== undefined) return special;
  const { reveal, deck } = rulesFor(known.table.seats, options).game;
  const spies = reveal.find(({ line }) => line === 'spies');
  if (spies === undefined || !spies.seen.includes(character)) return 'blind';
  const others = deck.filter((one) => sideOf(one) === 'spy').length - 1;
  return spies.readers.length === others ? 'seen' : 'seenBySome';
}

/** Whom the other lines of the reveal have shown. */
const shownTo = (reader: Reader, isOld: boolean): readonly string[] =>
  reader.known.secret.recognised.flatMap(({ line, about }) => {
    if (line === 'spies') return [];
    const { notes, lines } = reader.words;
    const say = isOld && SHOW_SPIES.includes(line) ? notes.spiesOnce : lines[line];
    return [say(about.map((seat) => nameIn(reader, seat)))];
  });

function looks(reader: Reader): readonly string[] {
  const { notes, cards } = reader.words;
  const { learned, saw } = reader.known.secret;
  return [
    ...learned.map(({ about, side, round }) => notes[side === 'spy' ? 'spy' : 'loyal'](round, nameIn(reader, about))),
    ...saw.map(({ mission, of, card }) => notes.saw(mission, nameIn(reader, of), cards[card].name)),
  ];
}
