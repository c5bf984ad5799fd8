import type { Character, Setup } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { endingOf, finalSides } from './ending.ts';
import { tell, viewAfter, went } from './testing/views.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { ja } from './words.ja.ts';

const over = (data: object, characters: readonly Character[]) => [
  tell('ended', data),
  tell('unmasked', { characters }),
];

describe('the reason on the poster', () => {
  const BLADE: readonly Character[] = ['commander', 'resistance', 'resistance', 'assassin', 'spy'];
  const ASSASSIN: Setup = { modules: ['assassin'], extras: [] };
  const strike = (named: number) => [
    ...[1, 2, 3].flatMap((round) => went(round)),
    tell('assassin.steppedOut', { seat: 3 }),
    tell('assassin.named', { seat: 3, named }),
  ];

  test('says whom the Assassin struck, and that it was the Commander', () => {
    const view = viewAfter(ASSASSIN, [...strike(0), ...over({ winner: 'spy', ending: 'assassination' }, BLADE)]);
    expect(endingOf(view, en).reason).toBe('Dov struck at Ada, the Commander.');
    expect(endingOf(view, fr).reason).toBe('Dov a visé Ada, le Commandant.');
    expect(endingOf(view, ja).reason).toBe('Dovさんが狙ったAdaさんは司令官でした。');
  });

  test('says whom the Assassin struck in vain', () => {
    const view = viewAfter(ASSASSIN, [...strike(1), ...over({ winner: 'resistance', ending: 'missions' }, BLADE)]);
    expect(endingOf(view, en).reason).toBe('Three missions succeeded. Dov struck at Ben, who was not the Commander.');
  });

  test('says what the accused was: a Coordinator is no Chief', () => {
    const hunt: readonly Character[] = ['resistanceChief', 'resistanceHunter', 'coordinator', 'spyChief', 'spyHunter'];
    const accused = { side: 'spy', seat: 4, named: 2, mission: 3, right: true, early: false };
    const view = viewAfter({ modules: ['hunter'], extras: ['coordinator'] }, [
      ...[1, 2, 3].flatMap((round) => went(round, false)),
      tell('hunter.accused', accused),
      ...over({ winner: 'spy', ending: 'accusation' }, hunt),
    ]);
    expect(endingOf(view, en).reason).toBe('Eve accused Cho and was right: Coordinator.');
  });
});

describe('the side a Defector ended on', () => {
  const cast: readonly Character[] = ['spyDefector', 'resistanceDefector', 'resistance', 'resistanceRogue', 'spy'];
  const setup: Setup = { modules: ['defector', 'rogue'], extras: ['resistanceRogue'] };
  const sides = (data: object) =>
    finalSides(
      viewAfter(setup, [
        ...[1, 2].flatMap((round) => went(round)),
        tell('round', { round: 3 }),
        tell('defector.turned', { round: 3, switches: true }),
        ...over(data, cast),
      ]),
    );
  const switched = ['resistance', 'spy', 'resistance', 'resistance', 'spy'];

  test('is the one after the switches', () => {
    expect(sides({ winner: 'spy', ending: 'missions' })).toEqual(switched);
  });

  test('is so too when a Rogue wins alone', () => {
    expect(sides({ winner: 'resistance', ending: 'rogue', alone: 3 })).toEqual(switched);
  });
});
