import { at, type Rng, type Seat, seatAt, type Viewer } from '@reseau/core';
import { type Character, SIDES } from '../../characters.ts';
import type { WhisperedFact } from '../../facts.ts';
import type { Known, Secret, Table } from '../../known.ts';
import type { Imagining, TableRules } from '../../module.ts';
import type { World } from '../../world.ts';
import { PREY } from './accusation.ts';
import { hasSwapped } from './blame.ts';
import { HUNTERS } from './cast.ts';
import { chiefFailed, chiefIsAmong } from './chief-fail.ts';
import type { Answered, HunterWhisper, Investigation } from './facts.ts';
import { hunt, whispers } from './hunt.ts';
import { mayClaim, shownBy } from './investigation.ts';

export const imagining = (play: TableRules): Imagining => ({
  couldBe: (character, seat, { table, secret }) =>
    fitsHunters(character, seat, table) &&
    fitsAccusations(character, seat, table) &&
    fitsBlame(character, seat, table) &&
    fitsAnswers(character, seat, table, secret) &&
    (character !== 'spyChief' || chiefIsAmong(table, play).includes(seat)),
  outdates: (seat, { table }) => hasSwapped(table, seat),
  secrets: (world, known, viewer, rng) => [...chances(world, known, play), ...answers(world, known, viewer, rng)],
});

const fitsHunters = (character: Character, seat: Seat, table: Table): boolean =>
  SIDES.every((side) => {
    const known = hunt.of(table).hunters[side];
    return known === undefined || (character === HUNTERS[side]) === (seat === known);
  });

const fitsAccusations = (character: Character, seat: Seat, table: Table): boolean =>
  hunt
    .of(table)
    .accusations.every(({ side, named, right }) => named !== seat || PREY[side].includes(character) === right);

function fitsBlame(character: Character, seat: Seat, table: Table): boolean {
  const { blame } = hunt.of(table);
  if (blame === undefined) return true;
  const [pretender, deepAgent] = blame.right ? [blame.seat, blame.named] : [undefined, blame.seat];
  if ((character === 'deepAgent') !== (seat === deepAgent)) return false;
  return pretender === undefined
    ? character !== 'pretender' || seat !== blame.named
    : (character === 'pretender') === (seat === pretender);
}

/** The answers that this viewer knows are among those that the character could have given. */
const fitsAnswers = (character: Character, seat: Seat, { seats }: Table, secret: Secret): boolean =>
  whispers
    .of(secret)
    .answers.every(
      ({ named, answer }) =>
        named !== seat || mayClaim(character).some((chief) => shownBy(character, chief, seats) === answer),
    );

/** A chance follows from the cards, and its Hunter from who is who. */
const chances = (world: World, { table }: Known, { modifiers }: TableRules): readonly WhisperedFact[] => {
  const seat = seatAt(world.characters.indexOf(HUNTERS.spy));
  const missions = table.results.filter(({ success }) => !success).map(({ mission }) => mission);
  return missions
    .filter((mission) => chiefFailed(world, table, mission, modifiers))
    .map((mission): HunterWhisper => ({ type: 'hunter.chance', to: [seat], seat, mission }));
};

/** Those the viewer knows stay as they are; of the others each could have been any that the character allows. */
function answers(world: World, { table, secret }: Known, viewer: Viewer, rng: Rng): readonly WhisperedFact[] {
  const known = viewer === 'table' ? [] : whispers.of(secret).answers;
  const isOpen = ({ named }: Investigation): boolean =>
    table.at.stack.some(({ step, seat }) => step === 'hunter.answer' && seat === named);
  return hunt
    .of(table)
    .investigations.filter((one, index, all) => index < all.length - 1 || !isOpen(one))
    .map((one): HunterWhisper => {
      const told = known.find(({ mission }) => mission === one.mission) ?? drawn(world, one, table, rng);
      return { type: 'hunter.answered', to: [one.seat, one.named], ...told };
    });
}

const drawn = ({ characters }: World, one: Investigation, { seats }: Table, rng: Rng): Answered => {
  const character = at(characters, one.named);
  return { ...one, answer: shownBy(character, rng.choose(mayClaim(character)), seats) };
};
