import { speech } from '../../../../i18n/speech.ts';
import type { Offered, OfferedExtra } from '../../modules.ts';

const { list } = speech('en');

interface Explained {
  readonly name: string;
  /** In a line. */
  readonly how: string;
  readonly about: string;
  readonly example: string;
}

/** Every module on offer: what it is, in a line and in full. */
export const modules = {
  targeting: {
    name: 'Targeting',
    how: 'The leader also chooses which mission is played; the fifth opens after two successes.',
    about:
      'The leader names a mission that was not played yet, and a team of its size. One vote decides on both. After a rejection the next leader may aim elsewhere. With seven or more, mission 4 keeps its two Fails.',
    example: 'Nobody trusts a big team yet, so Ada begins with the smallest mission.',
  },
  blindSpies: {
    name: 'Blind Spies',
    how: 'The spies do not know each other.',
    about: 'Nobody opens their eyes before the first round: each spy knows only the own card.',
    example: 'Two spies on one team may both lay Fail, and show how many they are.',
  },
  inquisitor: {
    name: 'Inquisitor',
    how: 'After missions two, three and four somebody learns a player’s side.',
    about:
      'The player to the right of the first leader begins with the token. After the second, third and fourth mission its holder looks at the side of somebody who never held it, says about it whatever they like, and hands the token over.',
    example: 'Ben looks at Cho, sees a spy, and says “loyal”. Cho now holds the token, and will look next.',
  },
  trapper: {
    name: 'Trapper',
    how: 'Teams are one larger; the leader takes one card out.',
    about:
      'Every team has one member more. When the cards lie on the table, the leader looks at one of them and sets it aside: it counts for nothing. Whose card it was, all see; what it was, the leader alone.',
    example: 'Ada sets Dov’s card aside and swears that it was a Fail. The other cards are turned up as ever.',
  },
  reverser: {
    name: 'Reverser',
    how: 'Reverse cards turn the result of a mission over.',
    about:
      'A Reverser lays Success or Reverse, and never Fail. First the Fails are counted, then every Reverse turns the result over; two of them cancel out.',
    example: 'Success, Fail, Reverse: the Fail sinks the mission, the Reverse saves it.',
  },
  rogue: {
    name: 'Rogue',
    how: 'A Rogue wants the victory alone.',
    about:
      'A Rogue wins alone by laying the own card on the mission that brings the third result of the own side, and on any earlier mission: Rogue Success for the Resistance, Fail for the spies. Otherwise the Rogue wins in part with the own side. On each mission the leader has one member watched, who cannot lay Rogue Success; with five or six players only from the third mission on.',
    example: 'Rogue Success shows in missions 1 and 4, and mission 4 is the third success: the Rogue wins alone.',
  },
  sergeant: {
    name: 'Sergeant',
    how: 'One member of the team may have a card swapped.',
    about:
      'With the team the leader names another member Sergeant. When the cards lie on the table, the Sergeant may have one other member swap theirs: Success becomes Fail, Fail becomes Success. The Sergeant sees what lies there in the end.',
    example: 'Cho has Ben’s card swapped. If it was a Fail, the mission is saved; if not, it is sunk.',
  },
  assassin: {
    name: 'Assassin',
    how: 'The Commander knows the spies, and must not be found.',
    about:
      'The Commander sees the spies before the first round. After the third success the Assassin steps out and names one player: the Commander, and the spies win after all.',
    example: 'Eve argued against every team with a spy on it. The Assassin names Eve.',
  },
  defector: {
    name: 'Defector',
    how: 'Two players may change sides during the match.',
    about:
      'There is a Defector on each side. At the start of rounds three, four and five a loyalty card is turned up; two of the five say that both Defectors change sides, with their cards and their aim. The spies know theirs; he knows none of them.',
    example: 'In round four the card says “switch”: whoever was loyal until now may lay Fail.',
  },
  plot: {
    name: 'The Plot Thickens',
    how: 'In every round the leader gives away cards that bend the rules.',
    about:
      'At the start of a round the leader draws one to three plot cards, face up, and gives each to somebody else. Some are done at once, some are kept for one use, one stays for the match. Tap a player to read the cards that lie there.',
    example: 'Dov holds No Confidence: the team was approved, and Dov turns it down all the same.',
  },
  hunter: {
    name: 'Hunter',
    how: 'Each side hides its Chiefs; its Hunter looks for those of the other.',
    about:
      'At a third result the Hunter of that side steps out and accuses a Chief of the other. Right: that side wins. Wrong: the mission is turned over, and the match goes on. After each mission one player asks another, in private, whether they are a Chief: the leader after a success, the Investigator after a failure. Once, after a failure to which the Spy Chief gave a Fail, the Spy Hunter may accuse before the time.',
    example: 'The third mission fails. The Spy Hunter accuses Ada, who is no Chief: the mission counts as a success.',
  },
} satisfies Readonly<Record<Offered, Explained>>;

export const extras = {
  resistanceReverser: { name: 'Resistance Reverser', how: 'Lays Success or Reverse.' },
  spyReverser: { name: 'Spy Reverser', how: 'Lays Success or Reverse, never Fail.' },
  resistanceRogue: { name: 'Resistance Rogue', how: 'Has Rogue Success.' },
  spyRogue: { name: 'Spy Rogue', how: 'Neither knows the spies nor is known by them.' },
  bodyGuard: { name: 'Body Guard', how: 'Knows the Commander.' },
  falseCommander: { name: 'False Commander', how: 'A spy whom the Body Guard cannot tell from the Commander.' },
  deepCover: { name: 'Deep Cover', how: 'A spy whom the Commander does not see.' },
  blindSpy: { name: 'Blind Spy', how: 'A spy whom the spies do not know.' },
  dummyAgent: { name: 'Dummy Agent', how: 'May answer as a Resistance Chief.' },
  coordinator: { name: 'Coordinator', how: 'Known to the Resistance Chiefs, and prey like them.' },
  deepAgent: { name: 'Deep Agent and Pretender', how: 'The spies cannot tell one from the other.' },
  blame: { name: 'Blame', how: 'Once, the Deep Agent may swap with the Pretender.' },
  defectorsKnown: { name: 'Known Defectors', how: 'They know each other and never switch.' },
  secretSwitch: { name: 'Secret switch', how: 'Only the Defectors are told.' },
  openSwitch: { name: 'Open switch', how: 'All loyalty cards lie open from the start.' },
} satisfies Readonly<Record<OfferedExtra, object>>;

export const mixing = {
  head: 'Modules',
  presets: 'Ready-made tables',
  preset: {
    base: 'Base',
    edition2020: '2020 edition with Inquisitor',
    plot: 'The Plot Thickens',
    assassin: 'Assassin',
    hunter: 'Hunter',
    agenda: 'Everything hidden',
  },
  add: (names: readonly string[]) => `Change it: add ${list(names)}`,
  drop: (names: readonly string[]) => `Change it: leave out ${list(names)}`,
  many: 'That is a lot at once. Whoever is new learns each module alone first.',
  guarded: 'With five players the Body Guard is strong: add the False Commander or Deep Cover.',
  more: 'How it is played',
};
