import { isOpen, type Seat } from '@reseau/core';
import { type Fact, MISSIONS, type OpenFact, type WhisperedFact } from '@reseau/games/resistance';
import type { HiddenPart, Past } from '../../../session/look-back.ts';
import { seatAt } from '../../seat-at.ts';
import { moduleTelling } from '../catalogue.ts';
import { isBaseFact, moduleFact } from '../facts.ts';
import { nameOf } from '../log-line.ts';
import { factsIn, knownIn } from '../narrowed.ts';
import { missionMarks } from '../tokens.ts';
import { game } from '../words.ts';
import { lookBackWords } from './words.ts';

type BaseWhisper = Extract<WhisperedFact, { readonly type: 'character' | 'recognised' | 'learned' | 'played' | 'saw' }>;

/** What was whispered at this moment, who was who by then, and who had played which card: what is over comes last. */
export function hidden({ moments, names, namesAt }: Past, at: number): readonly HiddenPart[] {
  const moment = moments[at];
  if (moment === undefined) return [];
  const w = lookBackWords.words;
  const { table, secret } = knownIn(moment.all);
  const name = (seat: Seat) => nameOf(names, seat);
  const lines = factsIn(moment.facts).flatMap((fact) => (isOpen<OpenFact>(fact) ? [] : lineOf(fact, names, at === 0)));
  const characters = secret.characters.flatMap((character, seat) =>
    character === undefined ? [] : [w.dealt(name(seatAt(seat)), game.words.characters[character].name)],
  );
  const missions = MISSIONS.flatMap((mission) => {
    const laid = (secret.played[mission] ?? []).flatMap((card, index) => {
      if (card === undefined) return [];
      const seat = seatAt(index);
      // Whoever sits there by now may be somebody else.
      const who = nameOf(namesAt(playedAt(moments, { mission, seat })), seat);
      const [token] = missionMarks(table, mission, seat, game.words).filter(({ mark }) => mark !== card);
      const called = game.words.cards[card].name;
      return [token === undefined ? w.card(who, called) : w.aside(who, called, token.name)];
    });
    return laid.length === 0 ? [] : [w.mission(mission, laid)];
  });
  return [
    { title: w.now, lines },
    { title: w.characters, lines: characters },
    { title: w.cards, lines: missions },
  ].filter((part) => part.lines.length > 0);
}

type Played = Extract<BaseWhisper, { readonly type: 'played' }>;

/** The moment at which somebody played this card. */
const playedAt = (moments: Past['moments'], { mission, seat }: Pick<Played, 'mission' | 'seat'>): number =>
  moments.findIndex(({ facts }) =>
    factsIn(facts).some((fact) => fact.type === 'played' && fact.mission === mission && fact.seat === seat),
  );

function lineOf(fact: Exclude<Fact, OpenFact>, names: readonly string[], isDeal: boolean): readonly string[] {
  if (isBaseFact(fact)) return baseLine(fact, names, isDeal);
  const told = moduleFact(fact);
  const line = told === undefined ? undefined : moduleTelling(told).unmask?.(told as never);
  return line === undefined ? [] : [line.tell(game.words, names)];
}

function baseLine(fact: BaseWhisper, names: readonly string[], isDeal: boolean): readonly string[] {
  const w = lookBackWords.words;
  const who = nameOf(names, fact.seat);
  switch (fact.type) {
    case 'character':
      // The deal is told with all who were dealt: below.
      return isDeal ? [] : [w.becomes(who, game.words.characters[fact.character].name)];
    case 'recognised': {
      const others = fact.about.map((seat) => nameOf(names, seat));
      return [others.length === 0 ? w.shownNobody(who) : w.shown(who, others)];
    }
    case 'learned':
      return [w.learned[fact.side](who, nameOf(names, fact.about))];
    case 'played':
      return [w.played(who, game.words.cards[fact.card].name)];
    case 'saw':
      return [w.saw(who, nameOf(names, fact.of), game.words.cards[fact.card].name)];
  }
}
