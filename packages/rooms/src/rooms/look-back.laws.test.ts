import { type Heard, heardAt, type Kind, type Moment, Rng, type Viewer } from '@reseau/core';
import { GAMES } from '@reseau/games';
import { legalMixes, SEAT_COUNTS } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import {
  type Evening,
  linesIn,
  type Recorded,
  type Sent,
  type Setting,
  wholeEvening,
} from '../testing/whole-evening.ts';

type Look = (moment: Moment<Kind>, viewer: Viewer, index: number) => Heard<Kind>;

/** Every device to which looking back shows anything but what it was sent then: the first thing of each. */
const differences = (evening: Evening, look: Look = heardAt): readonly string[] =>
  evening.sent.flatMap((own) => differenceIn(own, evening.recorded, look));

function differenceIn(own: readonly Sent[], { moments }: Recorded, look: Look): readonly string[] {
  const sent = own.filter(({ frame }) => frame.t === 'facts');
  const through = (told: number, viewer: Viewer) =>
    moments.slice(0, told).map((one, index) => look(one, viewer, index));
  let shown = 0;
  for (const { told, viewer, frame } of sent) {
    const { from, facts, late = [] } = frame;
    const past = through(told, viewer);
    // Whoever sits down is told everything anew; to everybody else it goes on from the moment that came before.
    const fresh = from === 0 ? past : past.slice(shown);
    const expected = { facts: fresh.flatMap((heard) => heard.facts), late: fresh.flatMap((heard) => heard.late) };
    const had = past.slice(0, from === 0 ? 0 : shown).flatMap((heard) => heard.facts).length;
    shown = told;
    const [is, was] = [JSON.stringify({ from: had, ...expected }), JSON.stringify({ from, facts, late })];
    if (is !== was) return [`${viewer} by moment ${told}: ${is}, sent ${was}`.slice(0, 500)];
  }
  const last = own.at(-1)?.viewer ?? 'table';
  const rest = moments.slice(shown).flatMap((one, index) => look(one, last, shown + index).facts);
  return rest.length === 0 ? [] : [`${last} is shown ${JSON.stringify(rest).slice(0, 500)}, and was sent nothing`];
}

/** Every phrase and line of chat, by whom, of whom and when, as the record tells it. */
function talkIn({ file, told, seatings, sittings }: Recorded) {
  const said = (file.phrases ?? []).map(({ after, seat, phrase }, index) => {
    const names = (seatings[sittings.filter(({ phrases }) => phrases <= index).length] ?? []).map(({ name }) => name);
    return { told: told(after), name: names[seat], phrase, called: (phrase.about ?? []).map((one) => names[one]) };
  });
  const lines = (file.beside?.lines ?? []).filter(({ bench }) => bench !== true);
  return { said, written: lines.map(({ after = 0, name, text }) => ({ told: told(after), name, text })) };
}

/** The same as a device was sent it. */
function heardTalk(own: readonly Sent[]): ReturnType<typeof talkIn> {
  const lines = own.flatMap((sent) => linesIn(sent).map((line) => ({ told: sent.told, line })));
  return {
    said: lines.flatMap(({ told, line }) =>
      line.text === undefined ? [{ told, name: line.name, phrase: line.phrase, called: [...line.called] }] : [],
    ),
    written: lines.flatMap(({ told, line: { name, text } }) => (text === undefined ? [] : [{ told, name, text }])),
  };
}

/** Who sat where at each moment, as the record tells it. */
const seatedIn = ({ moments, seatings, sittings, told }: Recorded) =>
  moments.map((_, at) => seatings[sittings.filter(({ after }) => told(after) <= at).length]);

const rng = Rng.seeded('look back');
/** Every size of table with many mixes: those of one module or none, and as many others by chance. */
const RESISTANCE = SEAT_COUNTS.flatMap((seats): readonly Setting[] => {
  const mixes = [...legalMixes(seats)];
  const few = mixes.filter(({ modules, extras }) => modules.length < 2 && extras.length === 0);
  return [...few, ...rng.shuffle(mixes).slice(0, 8)].map((options) => ({ game: 'resistance', seats, options }));
});
const INSURRECTION = ['base', 'advanced'].flatMap((side) =>
  GAMES.insurrection.seats.map((seats): Setting => ({ game: 'insurrection', seats, options: { side } })),
);
const PROJECT = GAMES.project.seats.flatMap((seats) =>
  ['wall', 'actions', 'off'].map(
    (clock): Setting => ({ game: 'project', seats, options: { clock, lastTurn: seats === 1 ? 4 : 2 } }),
  ),
);

describe('looking back as anybody shows, moment by moment, exactly what that one was told then', () => {
  test.each([...RESISTANCE, ...INSURRECTION, ...PROJECT].map((one) => [JSON.stringify(one), one] as const))(
    '%s',
    async (name, setting) => {
      const evening = await wholeEvening(setting, name);
      expect(differences(evening)).toEqual([]);
      expect(seatedIn(evening.recorded)).toEqual(evening.seated);
      const talk = talkIn(evening.recorded);
      for (const own of evening.sent) expect(heardTalk(own)).toEqual(talk);
    },
  );
});

const BIG: Setting = { game: 'resistance', seats: 10, options: { modules: ['plot', 'inquisitor'] } };

/** A fact whispered to nobody is for the server alone. */
const LEAKS: readonly (readonly [string, Look])[] = [
  ['what a neighbour was told', (moment, viewer) => heardAt(moment, viewer === 'table' ? (0 as Viewer) : viewer)],
  [
    'what only the server knows',
    ({ facts, late }, viewer) => {
      const all = facts.map((fact) => (fact.to !== 'all' && fact.to.length === 0 ? { ...fact, to: [viewer] } : fact));
      return heardAt(
        { choices: [], facts: all as Moment<Kind>['facts'], ...(late === undefined ? {} : { late }) },
        viewer,
      );
    },
  ],
  [
    'who else was told',
    ({ facts }, viewer) => ({
      facts: facts.filter(({ to }) => to === 'all' || (viewer !== 'table' && to.includes(viewer))),
      late: [],
    }),
  ],
];

describe('a planted leak is found', () => {
  test.each(LEAKS)('%s', async (_, look) => {
    const evening = await wholeEvening(BIG, 'leaky');
    expect(differences(evening)).toEqual([]);
    expect(differences(evening, look)).not.toEqual([]);
  });

  test('what is told a moment later', async () => {
    const evening = await wholeEvening(BIG, 'leaky');
    const early: Look = (moment, viewer, index) => {
      const now = heardAt(moment, viewer);
      const next = evening.recorded.moments[index + 1];
      const [fact] = next === undefined ? [] : heardAt(next, viewer).facts;
      return fact === undefined ? now : { ...now, facts: [...now.facts, fact] };
    };
    expect(differences(evening, early)).not.toEqual([]);
  });
});

/** A record that tells of the people something else. */
const SLIPS: readonly (readonly [string, (recorded: Recorded) => Recorded])[] = [
  [
    'whoever took a seat over sits there from the deal on',
    (recorded) => ({ ...recorded, seatings: recorded.seatings.map(() => recorded.seatings.at(-1) ?? []) }),
  ],
  [
    'somebody sits down a moment early',
    (recorded) => ({
      ...recorded,
      sittings: recorded.sittings.map((one) => ({ ...one, after: one.after - 1, phrases: one.phrases - 1 })),
    }),
  ],
  [
    'what was said is heard a moment early',
    (recorded) => ({ ...recorded, told: (entries) => Math.max(1, recorded.told(entries - 1)) }),
  ],
];

test.each(SLIPS)('a planted slip is found: %s', async (_, slip) => {
  const { recorded, seated, sent } = await wholeEvening(BIG, 'leaky');
  const truth = [seated, heardTalk(sent[0] ?? [])];
  expect(recorded.sittings.filter(({ of }) => of !== undefined).length).toBeGreaterThan(2);
  expect([seatedIn(recorded), talkIn(recorded)]).toEqual(truth);
  expect([seatedIn(slip(recorded)), talkIn(slip(recorded))]).not.toEqual(truth);
});
