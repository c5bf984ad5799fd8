import { GAME_IDS, type GameId } from '@reseau/games';
import { CODE_LENGTH, CODE_LETTERS, MOST_CODE_LENGTH } from '@reseau/protocol';

export type Route =
  | { readonly page: 'home' | 'about' | 'gallery' | 'history' | 'learn' | 'missing' }
  /** Of one game, or of all; the rules, or the cards. */
  | { readonly page: 'rules' | 'cards'; readonly game?: GameId }
  /** One of them, or else all. */
  | { readonly page: 'minutes'; readonly of?: { readonly game: string; readonly id: string } }
  /** The guided first game of a game. */
  | { readonly page: 'lesson'; readonly game: GameId }
  /** A match of a table, or else of a file. */
  | { readonly page: 'replay'; readonly of?: { readonly table: string; readonly match: number } }
  | { readonly page: 'room' | 'screen' | 'watch'; readonly code: string };

const CODE = `[${CODE_LETTERS}]{${CODE_LENGTH},${MOST_CODE_LENGTH}}`;
const ROOM = new RegExp(`^/t/(${CODE})(?:/(screen|watch))?/?$`, 'i');

const HERE = new RegExp(`^/here/(${CODE})/?$`, 'i');
const LESSON = /^\/learn\/([a-z]+)\/?$/;
const MATCH = new RegExp(`^/replay/(here-)?(${CODE})/([1-9][0-9]{0,5})/?$`, 'i');
const MINUTE = /^\/learn\/minutes(?:\/([a-z]+)\/([A-Za-z]+))?\/?$/;

const RULES = /^\/rules(?:\/([a-z]+)(?:\/(cards))?)?\/?$/;

export function routeOf(path: string): Route {
  const [, code, view] = ROOM.exec(path) ?? [];
  if (code !== undefined) {
    return { page: view === 'screen' || view === 'watch' ? view : 'room', code: code.toUpperCase() };
  }
  const [, letters] = HERE.exec(path) ?? [];
  if (letters !== undefined) return { page: 'room', code: `here-${letters.toUpperCase()}` };
  const [, here = '', table, match] = MATCH.exec(path) ?? [];
  if (table !== undefined)
    return { page: 'replay', of: { table: `${here.toLowerCase()}${table.toUpperCase()}`, match: Number(match) } };
  const rules = RULES.exec(path);
  if (rules !== null) return rulesRoute(rules[1], rules[2]);
  const minute = MINUTE.exec(path);
  if (minute !== null) {
    const [, game, id] = minute;
    return game === undefined || id === undefined ? { page: 'minutes' } : { page: 'minutes', of: { game, id } };
  }
  const lesson = GAME_IDS.find((game) => LESSON.exec(path)?.[1] === game);
  if (lesson !== undefined) return { page: 'lesson', game: lesson };
  switch (path.replace(/\/$/, '')) {
    case '':
      return { page: 'home' };
    case '/about':
      return { page: 'about' };
    case '/replay':
      return { page: 'replay' };
    case '/history':
      return { page: 'history' };
    case '/learn':
      return { page: 'learn' };
    case '/gallery':
      return { page: 'gallery' };
    default:
      return { page: 'missing' };
  }
}

function rulesRoute(name: string | undefined, cards: string | undefined): Route {
  if (name === undefined) return { page: 'rules' };
  const game = GAME_IDS.find((id) => id === name);
  return game === undefined ? { page: 'missing' } : { page: cards === undefined ? 'rules' : 'cards', game };
}
