import { describe, expect, test } from 'vitest';
import type { Character } from '../../characters.ts';
import { whispers } from './hunt.ts';
import { DEEP, FIVE, hunt, SEVEN } from './testing/hunt-table.ts';

describe('when time is up', () => {
  test('[HU32] the Investigator is the next who may be', () => {
    const table = hunt(FIVE, { leader: 3 }).propose(0, 4).timeUp();
    expect(table.facts('hunter.appointed')).toMatchObject([{ seat: 1 }]);
  });

  test('[HU32] the investigated is the next player', () => {
    const table = hunt(FIVE, { leader: 3 }).to('hunter.investigate').timeUp();
    expect(table.asked).toEqual(['hunter.answer', 4]);
  });

  test.each<[who: Character, answer: string]>([
    ['resistanceChief', 'chief'],
    ['dummyAgent', 'notAChief'],
    ['spyHunter', 'notAChief'],
  ])('[HU32] the %s answers truly', (who, answer) => {
    const cast = FIVE.with(2, 'dummyAgent');
    const at = cast.indexOf(who);
    const table = hunt(cast, { extras: ['dummyAgent'], leader: (at + 1) % 5 }).to('hunter.investigate');
    const asker = table.table.leader;
    expect(whispers.of(table.name(asker, at).timeUp().secret(asker)).answers).toMatchObject([{ named: at, answer }]);
  });

  test('[HU32] the accused is the next who may be', () => {
    const three = hunt(FIVE).mission([0, 1]).mission([0, 1, 2]).mission([0, 1]);
    expect(three.timeUp().facts('hunter.accused')).toMatchObject([{ seat: 1, named: 2 }]);
  });

  test('[HU32] the early accusation passes, but one that was made counts', () => {
    const failed = hunt(FIVE).mission([0, 3], ['success', 'fail']);
    expect(failed.timeUp().results).toBe('-');
    expect(failed.name(4, 2).timeUp().results).toBe('+');
  });

  test('[HU32] Blame passes, but one that was laid counts', () => {
    const table = hunt(DEEP, { extras: ['deepAgent', 'blame'] }).to('hunter.blame');
    expect(table.timeUp().facts('hunter.blamed')).toEqual([]);
    expect(table.name(4, 3).timeUp().facts('hunter.blamed')).toMatchObject([{ right: true }]);
  });
});

describe('among other modules', () => {
  test('[HU33] the order of the steps', () => {
    const table = hunt(DEEP.with(2, 'resistanceRogue'), {
      modules: ['plot', 'trapper', 'rogue', 'inquisitor'],
      extras: ['deepAgent', 'blame', 'resistanceRogue'],
    });
    const steps = table.game.steps.filter(({ kind }) => kind !== 'landmark').map(({ id }) => id);
    const some = steps.slice(steps.indexOf('propose'));
    expect(some.filter((id) => !id.startsWith('plot.') || id === 'plot.opinionMaker')).toEqual([
      'propose',
      'hunter.appoint',
      'hunter.blame',
      'plot.opinionMaker',
      'vote',
      'rogue.watch',
      'play',
      'trapper.trap',
      'reveal',
      'hunter.chance',
      'hunter.early',
      'rogue.claim',
      'hunter.stepOut',
      'hunter.accuse',
      'verdict',
      'hunter.investigate',
      'inquisitor.look',
      'after',
    ]);
  });

  test('[HU33] the investigation comes before the Inquisitor', () => {
    const table = hunt(SEVEN, { modules: ['inquisitor'] })
      .mission([0, 1])
      .mission([0, 1, 2]);
    expect(table.step).toBe('hunter.investigate');
    expect(table.idle().idle().step).toBe('inquisitor.look');
  });
});
