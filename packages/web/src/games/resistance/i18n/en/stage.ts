/** The great moments of the modules, as the stage tells them. */
export const stage = {
  stepOut: {
    assassin: {
      head: 'One blow is left',
      how: 'Spies, you may talk it over aloud: who is the Commander? No other card is shown, and everybody may listen.',
    },
    resistanceHunter: {
      head: 'The hunt is on',
      how: 'The Hunter must now accuse a Chief of the spies. A mistake turns the mission over.',
    },
    spyHunter: {
      head: 'The hunt is on',
      how: 'The Hunter of the spies accuses a Chief of the Resistance. A mistake turns the mission over.',
    },
  },
  strike: {
    head: 'The strike',
    hit: 'Found',
    missed: 'Missed',
    hitHow: (who: string) => `${who} was the Commander. The spies win after all.`,
    talk: 'Spies, talk openly. Everybody else: not a word, not a look.',
  },
  accusation: {
    head: 'The accusation',
    line: (who: string, named: string) => `${who} accuses ${named}.`,
    right: 'Right',
    wrong: 'Wrong',
    rightHow: (who: string) => `${who} is caught: the hunt is over.`,
    wrongHow: (who: string) => `${who} is not the one.`,
    no: { resistance: 'No Spy Chief', spy: 'No Resistance Chief' },
  },
  blame: {
    head: 'The blame',
    line: (who: string, named: string) => `${who} blames ${named}.`,
    right: 'Swapped',
    wrong: 'In vain',
  },
  loyalty: {
    head: (round: number) => `Round ${round}: loyalty`,
    switch: 'Switch',
    stay: 'No change',
    hidden: 'Face down',
    switchHow: 'Both Defectors are now on the other side.',
    stayHow: 'Everybody stays where they are.',
    hiddenHow: 'Everybody, hold your card: it tells the Defectors whether they have changed sides.',
  },
  look: {
    token: (who: string) => `${who} holds the token now.`,
    mine: 'What you saw stands on your card. Hold it to read it.',
  },
  rogue: {
    head: 'A Rogue',
    alone: 'Alone',
    part: 'In part',
    aloneHow: (who: string) => `${who} takes the victory from everybody.`,
    partHow: (who: string) => `${who} wins with the others, but not alone: a victory in part.`,
  },
};
