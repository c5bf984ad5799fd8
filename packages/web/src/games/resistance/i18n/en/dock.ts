/** Words on the docks of every question. */
export const dock = {
  pickSeat: 'Tap a player',
  pass: 'Do nothing',
  on: 'Continue',
  legend: 'Choose one',
  /** On the button, while nothing is chosen. */
  pick: 'Choose one',
  seal: 'Confirm',
  sealed: 'You’ve chosen.',
  wait: (who: string) => `Waiting for ${who}.`,
  target: 'chosen',
  nothing: 'This player has nothing in front of them.',
};
