// A file of its own: were the whole package fetched when needed, every page that uses a name of it would come with all games.
export { readMatchFile } from '@reseau/games';
