import { testWholeGames } from '../testing/whole-insurrection.ts';

testWholeGames('strong');
