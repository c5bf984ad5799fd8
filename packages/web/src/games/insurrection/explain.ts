import {
  type CardFile,
  type CardSet,
  DEALT,
  ICONS,
  iconsOn,
  type Landmark,
  type Location,
  type Printed,
  type Scoring,
  type Setup,
  SIDES,
  type Side,
  setUp,
} from '@reseau/games/insurrection';
import { type Explanation, line, lineFor, stepLines } from '../explanation.ts';
import { en as words } from './i18n/en.ts';
import { problemIn } from './problem.ts';
import { endText, isEven, siteTexts, termText } from './wording.ts';

/** The options, what is dealt, the cards and the path that they are laid out along, and the steps of a game, in English. */
export function explain(seats: number, options: unknown): Explanation {
  const made = setUp(seats, options);
  if (!made.ok) return { ok: false, problem: problemIn(words, made.problem, seats) };
  const { game, setup } = made;
  const { file } = game.cards;
  return {
    ok: true,
    parts: [
      { head: 'Options', lines: chosen(setup) },
      { head: 'Dealt to each player', lines: dealt(game.cards) },
      { head: 'People', lines: file.people.map(card) },
      { head: 'Leaders', lines: file.leaders.map(card) },
      { head: 'Path', lines: path(file, setup) },
      { head: 'Steps', lines: stepLines(game.steps, said) },
      { head: 'Steps that others call', lines: stepLines(game.nested, said) },
    ],
  };
}

function chosen({ side, locations, first, cards }: Setup): readonly string[] {
  const { options } = words;
  const any = side === 'base' && locations === undefined ? 'letters' : 'any';
  const way = locations === undefined || locations === 'any' ? any : 'named';
  const copies = (printed: readonly Printed[]) => printed.reduce((sum, { initiatives }) => sum + initiatives.length, 0);
  return [
    line('side', `${options.sides[side]}. ${options.sideHow[side]}`),
    line('locations', `${options.ways[way]}. ${options.wayHow[way]}`),
    line('first', first === undefined ? options.lot : `Seat ${first}`),
    line('cards', cards === undefined ? options.house : options.own(copies(cards.people), copies(cards.leaders))),
  ];
}

const dealt = ({ people, leaders }: CardSet): readonly string[] => [
  lineFor('people', DEALT.people, `From a pile of ${people.length}.`),
  lineFor('leaders', DEALT.leaders, `From a pile of ${leaders.length}. ${words.now.leader}.`),
];

/** A card with all that is printed on it. */
function card(printed: Printed): string {
  const { id, names, initiatives, effects, end } = printed;
  const icons = ICONS.filter((icon) => iconsOn(printed, icon) > 0);
  const scores = isEven(printed)
    ? [scored(words.card.both, printed.good)]
    : [scored(words.card.good, printed.good), scored(words.card.evil, printed.evil)];
  const parts = [
    names.en,
    `${words.card.initiative} ${initiatives.join(', ')}`,
    ...icons.map((icon) => words.terms.borne[icon](iconsOn(printed, icon))),
    ...scores,
    ...effects.map((effect) => words.effects[effect].name),
    ...(end === undefined ? [] : [endText(end, words)]),
  ];
  return lineFor(id, initiatives.length, parts.map((part) => `${part.replace(/\.$/, '')}.`).join(' '));
}

const scored = (head: string, scoring: Scoring): string =>
  `${head}: ${scoring.map((term) => termText(term, words)).join('; ')}`;

/** All that the pawn may come to. */
function path({ fortress, keep, locations }: CardFile, { side, locations: named }: Setup): readonly string[] {
  const sides = side === 'mixed' ? SIDES : [side];
  const between = locations.filter(({ id }) => !Array.isArray(named) || named.includes(id));
  return [
    line(fortress.id, stop(fortress.names.en, fortress, 'base')),
    ...between.flatMap((place) => {
      const name = `${place.names.en} (${place.letter})`;
      return sides.map((one) => line(place.id, stop(`${name}, ${words.path[one]}`, place, one)));
    }),
    line(keep.id, stop(keep.names.en, keep, 'base')),
  ];
}

function stop(name: string, place: Location | Landmark, side: Side): string {
  const site = side === 'advanced' && 'advanced' in place ? place.advanced : place.base;
  return [`${name}.`, ...siteTexts(site, words)].join(' ');
}

const SAID: Readonly<Record<string, string>> = {
  leader: words.now.leader,
  discard: words.now.discard,
  choose: words.now.choose,
  turn: words.now.turn('Someone'),
  put: words.now.put('Someone'),
  effect: words.now.effect('Someone', 'a last word'),
};

const said = (id: string): string => SAID[id] ?? '';
