import type { Ending, Reason, Where, Which } from '@reseau/games/project';
import { speech } from '../../../../i18n/speech.ts';

const { plural, list } = speech('en');
const soldiers = (count: number) => plural(count, { one: '# soldier', other: '# soldiers' });

/** The log: who, what, where. */
export const log = {
  setOut: (scenario: string) => `The match begins: ${scenario}.`,
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
  retrievedWorn: (who: string, card: string) => `${who} takes from the discard and puts on: ${card}.`,
  reshuffled: 'A discard pile is shuffled into a new deck.',
  drewNothing: (who: string, count: number) =>
    `${who} draws ${plural(count, { one: '# card', other: '# cards' })}, and none is of use.`,
  kept: (who: string, card: string) => `${who} keeps: ${card}.`,
  keptWorn: (who: string, card: string) => `${who} puts on at once: ${card}.`,
  discarded: (who: string, card: string) => `${who} discards: ${card}.`,
  retrieved: (who: string, card: string) => `${who} takes from the discard: ${card}.`,
  major: (who: string, card: string) => `${who} plays ${card}, major effect.`,
  minor: (who: string, card: string) => `${who} plays ${card}, minor effect.`,
  killed: (count: number, city: string) => `${soldiers(count)} removed from ${city}.`,
  crafted: (who: string) => `${who} builds a bomb.`,
  sabotaged: (who: string, city: string) => `${who} destroys the base in ${city}.`,
  located: (city: string, clues: readonly string[]) => `A base is found in ${city} (${list(clues)}).`,
  foresaw: (where: string, which: string) => `The army’s next dice: ${where}, ${which}.`,
  slowed: (actions: number) => `The army will skip ${plural(actions, { one: '# action', other: '# actions' })}.`,
  wantsPause: (who: string) => `${who} asks for a pause.`,
  goesOn: (who: string) => `${who} wants to go on.`,
  done: (who: string) => `${who} is done.`,
  givesUp: (who: string) => `${who} wants to give up.`,
  playsOn: (who: string) => `${who} would rather play on after all.`,
  sped: (speed: number) => `The invasion quickens: ${soldiers(speed)} with each action.`,
  armyBegan: (actions: number) =>
    plural(actions, { one: 'The army takes # action.', other: 'The army takes # actions.' }),
  skipped: 'The army skips an action.',
  noCity: 'The dice name no city.',
  shielded: (city: string) => `No soldier dares to enter ${city}.`,
  added: (count: number, city: string) => `${soldiers(count)} in ${city}.`,
  deployed: (count: number, from: string, to: string) => `${soldiers(count)} from ${from} on to ${to}.`,
  tipped: (city: string) => `${city} tips: it is lost to the army for good.`,
  turned: (turn: number) => `Turn ${turn}.`,
  ended: {
    won: 'The last base is gone, and the army withdraws.',
    islandFull: 'The army has brought all its soldiers: the island is occupied.',
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
      ? 'Nobody acted: the army stays where it is.'
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
  foreseen: (where: string, which: string) => `The dice thrown ahead: ${where}, ${which}.`,
  activated: (city: string) => `That is ${city}.`,
  turned: (city: string) => `No city fits, so the other kind is taken: ${city}.`,
  noCity: 'No city fits. Nothing happens.',
  shielded: (city: string) => `Hope protects ${city}: no soldier comes.`,
  added: (count: number, city: string) => `${soldiers(count)} to ${city}.`,
  deployed: (count: number, from: string, to: string) =>
    `${from} is full: ${soldiers(count)} to ${to}, the neighbour with the highest number that has room.`,
  tipped: (city: string, blacks: number) =>
    `Nobody next to ${city} has room: it tips. ${plural(blacks, { one: '# hardened soldier stays', other: '# hardened soldiers stay' })} for good.`,
  skipped: 'Slowed down: this action is skipped.',
  summary: (added: number, red: number, black: number) =>
    `${plural(added, { one: '# soldier came', other: '# soldiers came' })}. In reserve: ${red} red, ${black} black.`,
};

/** What is put together on a panel of its own: gifts, and a team arranged anew. */
export const deed = {
  to: 'To whom',
  cards: 'Cards',
  stays: 'stays',
  worn: (card: string) => `${card} (worn)`,
  tooWeak: (have: number, need: number) => `Somebody does not fit there: level ${have}, and ${need} is needed.`,
  replaced: (card: string) => `No room for what you wear: ${card} is discarded, unless you make room.`,
};

/** Why something cannot be done. */
export const reasons = {
  illegal: 'That cannot be done now.',
  notYourLeader: 'That character is not yours.',
  youAreDone: 'You have said that you are done.',
  paused: 'The game is paused.',
  chooseFirst: 'First choose from the cards you drew.',
  nothingDrawn: 'There are no drawn cards to choose from.',
  hasPlanned: 'Planning was the last action of this turn.',
  noRoad: 'No road leads there.',
  alreadyThere: 'You are there already.',
  notTogether: 'Nobody else is in this city.',
  notHeld: 'You do not hold that card.',
  notInTeam: 'Nobody to move in this team.',
  rowFull: 'That skill is full.',
  allyTooWeak: 'No skill of theirs is high enough for your team.',
  nothingGiven: 'There is nothing to give.',
  nothingChanges: 'There is nothing to change.',
  inventoryFull: 'No room: four cards at most.',
  alreadyPlanned: 'The planning token lies there already.',
  notAmbler: 'Only Ambler can shift his token.',
  tooLateToShift: 'Only before the first action of a turn.',
  nobodyToRecruit: 'Nobody to recruit here.',
  skillTooLow: 'The skill is too low here.',
  cityExhausted: 'This city has nothing more to give.',
  noCards: 'No cards are left.',
  nobodyToKill: 'No red soldier there.',
  notStark: 'Only Stark kills all at once.',
  onlyOne: 'There is only one.',
  tooFar: 'That is too far.',
  noToken: 'No heroic token.',
  noHeroicCard: 'No heroic card lies in the row. Incite to get one.',
  cardNotThere: 'That card is no longer in the row.',
  notFromHere: 'Only from a capital without soldiers.',
  notACapital: 'Only to a capital.',
  capitalOccupied: 'There are soldiers in that capital.',
  notInDiscard: 'The discard has no such card.',
  notAnUpgrade: 'That cannot be worn.',
  partsMissing: 'Explosive, detonator and timer are needed.',
  noBombLeft: 'No bomb card is left.',
  noBomb: 'No bomb in hand.',
  noBase: 'No base in this city.',
  baseDestroyed: 'This base is destroyed already.',
  notOneCity: 'More or fewer than one city shows through.',
  idleClue: 'One of these cards is not needed: take it off.',
  allBasesFound: 'All bases have been found.',
  baseAlreadyThere: 'This base is known already.',
  noClock: 'There is no clock to pause.',
} satisfies Record<Reason, string>;

export const short = (reason: string, have: number, need: number): string => `${reason} ${have} of ${need}.`;

export const giveUp = {
  head: 'Giving up',
  how: 'The match ends as soon as everybody wishes to give up. The wish costs nothing, and stands until you take it back. Bots agree with the people.',
  deed: 'Give up the match',
  sure: 'Wish to give up? You can play on until all agree; then the match is lost.',
  agree: 'I give up, too',
  agreeSure: 'Tap again to give up',
  back: 'Take it back: play on',
  yes: 'gives up',
  no: 'plays on',
};
