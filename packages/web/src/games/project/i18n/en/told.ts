import type { Ending, Reason, Where, Which } from '@reseau/games/project';
import { speech } from '../../../../words/speech.ts';

const { plural, list } = speech('en');
const soldiers = (count: number) => plural(count, { one: '# soldier', other: '# soldiers' });

/** The log: who, what, where. */
export const log = {
  setOut: (scenario: string) => `The game begins: ${scenario}.`,
  road: (who: string, city: string) => `${who} goes to ${city}.`,
  mountain: (who: string, city: string) => `${who} crosses the mountains to ${city}.`,
  air: (who: string, city: string) => `${who} flies to ${city}.`,
  met: (who: string, ally: string) => `${who} meets ${ally}.`,
  foundToken: (who: string) => `${who} finds a heroic token.`,
  gained: (who: string) => `${who} gains a heroic token.`,
  gave: (who: string, what: string, to: string) => `${who} gives ${to}: ${what}.`,
  planned: (who: string, skill: string) => `${who} plans: ${skill}.`,
  recruited: (who: string, ally: string, skill: string) => `${who} recruits ${ally} (${skill}).`,
  reorganised: (who: string, ally: string, skill: string) => `${who} moves ${ally} to ${skill}.`,
  equipped: (who: string, card: string) => `${who} puts on: ${card}.`,
  tookOff: (who: string, card: string) => `${who} takes off: ${card}.`,
  retrievedWorn: (who: string, card: string) => `${who} takes from the discards and puts on: ${card}.`,
  reshuffled: 'A discard pile is shuffled to make a new deck.',
  drewNothing: (who: string, count: number) =>
    `${who} draws ${plural(count, { one: '# card', other: '# cards' })}: nothing useful.`,
  kept: (who: string, card: string) => `${who} keeps: ${card}.`,
  keptWorn: (who: string, card: string) => `${who} keeps and puts on: ${card}.`,
  discarded: (who: string, card: string) => `${who} discards: ${card}.`,
  retrieved: (who: string, card: string) => `${who} takes from the discards: ${card}.`,
  major: (who: string, card: string) => `${who} uses ${card}, major effect.`,
  minor: (who: string, card: string) => `${who} uses ${card}, minor effect.`,
  killed: (count: number, city: string) => `${soldiers(count)} removed from ${city}.`,
  crafted: (who: string) => `${who} builds a bomb.`,
  sabotaged: (who: string, city: string) => `${who} destroys the base in ${city}.`,
  located: (city: string, clues: readonly string[]) => `A base is found in ${city} (${list(clues)}).`,
  foresaw: (where: string, which: string) => `The army’s next dice: ${where}, ${which}.`,
  slowed: (actions: number) => `The army will skip ${plural(actions, { one: '# action', other: '# actions' })}.`,
  wantsPause: (who: string) => `${who} asks for a pause.`,
  agreesToPause: (who: string) => `${who} agrees to the pause.`,
  paused: 'The game is paused.',
  declinesPause: (who: string) => `${who} would rather play on: no pause.`,
  withdrawsPause: (who: string) => `${who} no longer asks for a pause.`,
  resumes: (who: string) => `${who} ends the pause. The game goes on.`,
  done: (who: string) => `${who} is done.`,
  notDone: (who: string) => `${who} isn’t done after all.`,
  undone: (who: string) => `${who} takes the last move back.`,
  givesUp: (who: string) => `${who} wants to give up.`,
  playsOn: (who: string) => `${who} wants to play on after all.`,
  sped: (speed: number) => `The invasion speeds up: ${soldiers(speed)} with each action.`,
  armyBegan: (actions: number) =>
    plural(actions, { one: 'The army takes # action.', other: 'The army takes # actions.' }),
  skipped: 'The army skips an action.',
  noCity: 'The dice pick no city.',
  shielded: (city: string) => `No soldier dares enter ${city}.`,
  added: (count: number, city: string) => `${soldiers(count)} added in ${city}.`,
  deployed: (count: number, from: string, to: string) =>
    `${plural(count, { one: '# soldier spills', other: '# soldiers spill' })} over from ${from} to ${to}.`,
  tipped: (city: string) => `${city} falls: it’s lost for good.`,
  turned: (turn: number) => `Turn ${turn}.`,
  ended: {
    won: 'The last base is gone, and the army withdraws.',
    islandFull: 'The army has landed all its soldiers: the island is occupied.',
    islandLost: 'The army has used all its hardened soldiers: the island is lost.',
    gaveUp: 'The Resistance lays down its arms.',
    lastTurn: 'Time has run out.',
  } satisfies Record<Ending, string>,
};

/** The army's turn, step by step. */
export const army = {
  head: 'The army’s turn',
  action: (now: number, of: number) => `Action ${now} of ${of}`,
  begin: (actions: number, speed: number) =>
    actions === 0
      ? 'Nobody acted, so the army stays put.'
      : `${plural(actions, { one: 'One action', other: '# actions' })}, as many as the busiest of you took. Each brings ${soldiers(speed)}.`,
  where: {
    capital: 'a capital',
    town: 'a town',
    nw: 'the north-west',
    ne: 'the north-east',
    sw: 'the south-west',
    se: 'the south-east',
  } satisfies Record<Where, string>,
  which: {
    freeHighest: 'free, highest number',
    heldHighest: 'occupied, highest number',
    heldLowest: 'occupied, lowest number',
  } satisfies Record<Which, string>,
  rolled: (where: string, which: string) => `The dice: ${where}, ${which}.`,
  foreseen: (where: string, which: string) => `Dice rolled ahead: ${where}, ${which}.`,
  activated: (city: string) => `That’s ${city}.`,
  turned: (city: string) => `No city fits, so it’s the other kind: ${city}.`,
  noCity: 'No city fits. Nothing happens.',
  shielded: (city: string) => `Hope protects ${city}: no soldiers arrive.`,
  added: (count: number, city: string) => `${soldiers(count)} to ${city}.`,
  deployed: (count: number, from: string, to: string) =>
    `${from} is full: ${soldiers(count)} to ${to}, the highest-numbered neighbour with room.`,
  tipped: (city: string, blacks: number) =>
    `No neighbour of ${city} has room, so it falls. ${plural(blacks, { one: '# hardened soldier stays', other: '# hardened soldiers stay' })} for good.`,
  skipped: 'The army is slowed down and skips this action.',
  summary: (added: number, red: number, black: number) =>
    `${plural(added, { one: '# soldier arrived', other: '# soldiers arrived' })}. In reserve: ${red} red, ${black} hardened.`,
};

/** What is put together on a panel of its own: gifts, and a rearranged team. */
export const deed = {
  to: 'Give to',
  cards: 'Cards',
  stays: 'stays',
  worn: (card: string) => `${card} (worn)`,
  tooWeak: (have: number, need: number) => `Someone doesn’t fit there: level ${have}, needs ${need}.`,
  replaced: (card: string) => `No room for what you’re wearing now: ${card} is discarded unless you make room.`,
};

/** Why something cannot be done. */
export const reasons = {
  illegal: 'You can’t do that now.',
  notYourLeader: 'That isn’t your character.',
  youAreDone: 'You’ve said you’re done.',
  paused: 'The game is paused.',
  chooseFirst: 'First choose from the cards you drew.',
  nothingDrawn: 'You have no drawn cards to choose from.',
  hasPlanned: 'Planning was your last action this turn.',
  noRoad: 'No road goes there.',
  alreadyThere: 'You’re already there.',
  notTogether: 'Nobody else is in this city.',
  notHeld: 'You don’t have that card.',
  notInTeam: 'There’s nobody to move in this team.',
  rowFull: 'That skill is full.',
  allyTooWeak: 'No skill of theirs is high enough for your team.',
  nothingGiven: 'There’s nothing to give.',
  nothingChanges: 'There’s nothing to change.',
  inventoryFull: 'No room: four cards at most.',
  alreadyPlanned: 'The planning token is already there.',
  noOwnToken: 'Only Ambler can move the planning token.',
  tooLateToShift: 'Only before the first action of a turn.',
  nobodyToRecruit: 'There’s nobody to recruit here.',
  skillTooLow: 'The skill is too low here.',
  cityExhausted: 'This city has nothing more to give.',
  noCards: 'There are no cards left.',
  nobodyToKill: 'There’s no red soldier there.',
  cannotKillAll: 'Only Stark can kill them all at once.',
  onlyOne: 'There’s only one.',
  tooFar: 'That’s too far.',
  noToken: 'You have no heroic token.',
  noHeroicCard: 'There’s no heroic card in the row. Incite to get one.',
  cardNotThere: 'That card is no longer in the row.',
  notFromHere: 'Only from a capital without soldiers.',
  notACapital: 'Only to a capital.',
  capitalOccupied: 'There are soldiers in that capital.',
  notInDiscard: 'That card isn’t in the discards.',
  notAnUpgrade: 'You can’t wear that.',
  partsMissing: 'You need an explosive, a detonator and a timer.',
  noBombLeft: 'There are no bomb cards left.',
  noBomb: 'You have no bomb.',
  noBase: 'There’s no base in this city.',
  baseDestroyed: 'This base is already destroyed.',
  notOneCity: 'Exactly one city must show through.',
  idleClue: 'One of these cards isn’t needed: remove it.',
  allBasesFound: 'All bases have been found.',
  baseAlreadyThere: 'This base has already been found.',
  noClock: 'There’s no clock to pause.',
  nothingToUndo: 'Nothing can be taken back any more.',
} satisfies Record<Reason, string>;

/** Soldiers may press a skill below nothing: what is missing says more than what there is. */
export const short = (reason: string, missing: number): string => `${reason} You need ${missing} more.`;

export const giveUp = {
  head: 'Giving up',
  how: 'The game ends as soon as everyone wants to give up. Asking costs nothing, and you can take it back. Bots go along with the people.',
  deed: 'Give up the game',
  sure: 'Ask to give up? You can play on until everyone agrees; then the game is lost.',
  agree: 'Give up too',
  agreeSure: 'Tap again to give up',
  back: 'Play on after all',
  yes: 'gives up',
  no: 'plays on',
};
