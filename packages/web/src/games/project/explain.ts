import {
  type Box,
  type Character,
  type Clue,
  charactersIn,
  DECKS,
  type DeckCard,
  type Heroic,
  leadersIn,
  type Setup,
  scenariosIn,
  setUp,
  soldiersIn,
  stepOf,
  talentIn,
} from '@reseau/games/project';
import { type Explanation, type ExplanationPart, line, lineFor, stepLines } from '../explanation.ts';
import { en as words } from './i18n/en.ts';
import { problemIn } from './problem.ts';

/** The options, who may be played, where it may begin, the decks and the steps of a turn, in English. */
export function explain(seats: number, options: unknown): Explanation {
  const made = setUp(seats, options);
  if (!made.ok) return { ok: false, problem: problemIn(words, made.problem, seats) };
  const { game, setup } = made;
  const { box } = game.empty.table;
  return {
    ok: true,
    parts: [
      { head: 'Options', lines: chosen(setup, box) },
      { head: 'Characters', lines: cast(setup.characters, box).map((one) => person(one, box)) },
      { head: 'Scenario', lines: scenarios(setup, box) },
      ...DECKS.map((deck): ExplanationPart => ({ head: words.decks.names[deck], lines: cards(box.decks[deck]) })),
      { head: 'Steps', lines: stepLines(game.steps, said) },
    ],
  };
}

function chosen(setup: Setup, box: Box): readonly string[] {
  const { difficulty, soldiers, clock, minutesPerStep, lastTurn } = setup;
  const { bases, blacks } = box.difficulties[difficulty];
  const { options } = words;
  const faster = { wall: options.clockHow.wall(minutesPerStep), actions: options.clockHow.actions(stepOf(setup, box)) };
  return [
    line('difficulty', `${words.difficulties[difficulty]}. ${options.level(bases, blacks)}.`),
    line('soldiers', `${options.garrisons[soldiers]}. ${options.garrisonHow[soldiers]}`),
    line('clock', `${options.clocks[clock]}. ${clock === 'off' ? options.clockHow.off : faster[clock]}`),
    ...(lastTurn === undefined ? [] : [line('lastTurn', words.status.turn(lastTurn))]),
  ];
}

/** Those who were chosen; where somebody draws one by chance, anybody may be drawn. */
function cast(characters: Setup['characters'], box: Box): readonly Character[] {
  const named = characters.flat();
  return characters.every((own) => own.length > 0) ? named : [...new Set([...named, ...charactersIn(box)])];
}

function person(character: Character, box: Box): string {
  const { name, gift, how } = words.characters[character];
  const { communication, military, engineering } = talentIn(box, character).levels;
  return line(character, `${name}, ${gift}. ${how} ${words.options.levels(communication, military, engineering)}`);
}

function scenarios({ scenario, soldiers, characters }: Setup, box: Box): readonly string[] {
  return (scenario === undefined ? scenariosIn(box) : [scenario]).map((id) => {
    const { name, how } = words.scenarios[id];
    const reds = soldiersIn(box, id, leadersIn(characters), soldiers).length;
    return line(id, `${name}. ${how} ${words.city.reds(reds)}.`);
  });
}

const cards = (deck: readonly DeckCard[]): readonly string[] =>
  [...Map.groupBy(deck, (card) => card)].map(([card, { length }]) => lineFor(card, length, printed(card)));

const isClue = (card: DeckCard): card is Clue => Object.hasOwn(words.clues, card);
const isHeroic = (card: DeckCard): card is Heroic => Object.hasOwn(words.heroics, card);

function printed(card: DeckCard): string {
  if (card === 'fail') return `${words.fail}.`;
  if (isClue(card)) return `${words.clues[card].name}. ${words.clues[card].says}`;
  if (isHeroic(card)) {
    const { name, major, minor } = words.heroics[card];
    return `${name}. ${words.act.major}: ${major} ${words.act.minor}: ${minor}`;
  }
  return `${words.items[card].name}. ${words.items[card].how}`;
}

const SAID: Readonly<Record<string, string>> = { players: words.turnOf.watch, armyActs: words.turnOf.army };

const said = (id: string): string => SAID[id] ?? '';
