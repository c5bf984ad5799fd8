import { CODE_LENGTH, CODE_LETTERS } from '@reseau/protocol';

export type Route =
  | { readonly page: 'home' | 'about' | 'gallery' | 'missing' }
  | { readonly page: 'room' | 'screen' | 'watch'; readonly code: string };

const ROOM = new RegExp(`^/t/([${CODE_LETTERS}]{${CODE_LENGTH}})(?:/(screen|watch))?/?$`, 'i');

const HERE = new RegExp(`^/here/([${CODE_LETTERS}]{${CODE_LENGTH}})/?$`, 'i');

export function routeOf(path: string): Route {
  const [, code, view] = ROOM.exec(path) ?? [];
  if (code !== undefined) {
    return { page: view === 'screen' || view === 'watch' ? view : 'room', code: code.toUpperCase() };
  }
  const [, letters] = HERE.exec(path) ?? [];
  if (letters !== undefined) return { page: 'room', code: `here-${letters.toUpperCase()}` };
  switch (path.replace(/\/$/, '')) {
    case '':
      return { page: 'home' };
    case '/about':
      return { page: 'about' };
    case '/gallery':
      return { page: 'gallery' };
    default:
      return { page: 'missing' };
  }
}
