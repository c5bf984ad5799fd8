import type { LeaderId, Move, Table } from '@reseau/games/project';
import { language } from '../../words/catalogue.svelte.ts';
import type { GameWords } from './i18n/en.ts';
import { cardName, sayMove, whoIs } from './say.ts';

/** What was done for a seat, as the buttons say it; for whom, where somebody plays several. What was only thought or taken back is left out. */
export function recount(
  moves: readonly Move[],
  table: Table,
  mine: readonly LeaderId[],
  words: GameWords,
): readonly string[] {
  return moves.flatMap((move) => {
    const said = deedWords(move, table, words);
    if (said === undefined) return [];
    return 'leader' in move && mine.length > 1 ? labelled(whoIs(table, move.leader, words), said) : said;
  });
}

const labelled = (label: string, said: string): string => `${label}${language.colon}${said}`;

function deedWords(move: Move, table: Table, words: GameWords): string | undefined {
  switch (move.type) {
    case 'plan':
    case 'recruit':
      return labelled(words.actions[move.type].name, words.skills[move.skill].name);
    case 'shift':
      return labelled(words.act.shift, words.skills[move.skill].name);
    case 'keep':
      return words.drawn.keep(cardName(move.card, words));
    case 'keepBoth':
      return words.drawn.keep(words.list([move.card, move.other].map((card) => cardName(card, words))));
    case 'wear':
      return words.drawn.wear(cardName(move.card, words));
    case 'letGo':
      return words.drawn.none;
    case 'discard':
      return words.team.discard(cardName(move.card, words));
    case 'locate':
      return labelled(words.row.clues, words.list(move.clues.map((clue) => words.clues[clue].name)));
    case 'done':
      return words.done.button;
    case 'intend':
    case 'mark':
    case 'undo':
    case 'pause':
    case 'notDone':
    case 'giveUp':
    case 'tick':
      return undefined;
    case 'move':
    case 'transport':
    case 'kill':
    case 'killAll':
    case 'strike':
    case 'give':
    case 'retrieve':
    case 'retrieveToWear':
    case 'heroic':
    case 'investigate':
    case 'incite':
    case 'search':
    case 'reorganise':
    case 'craft':
    case 'sabotage':
      return sayMove(move, table, words);
  }
}
