/** Words on the docks of every question. */
export const dock = {
  pickSeat: 'Tap a player',
  pass: 'Do nothing',
  on: 'Continue',
  legend: 'Your choice',
  seal: 'That is my choice',
  sealed: 'Your choice is made.',
  wait: (who: string) => `${who} decides.`,
  target: 'chosen',
  nothing: 'Nothing lies in front of this player.',
  mustGo: 'You must be on this team yourself.',
};
