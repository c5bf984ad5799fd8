/** The plain two: their names, what whoever holds the card must know, and what that comes to in play. */
export const characters = {
  resistance: {
    name: 'Resistance',
    how: 'Make three missions succeed. You do not know who the spies are.',
    example: 'Mission 2 fails while you are at home: one of the three who went lied. You vote with that in mind.',
  },
  spy: {
    name: 'Spy',
    how: 'Make three missions fail, and do not get caught.',
    example: 'You lay Success on the first mission, earn trust with it, and lay Fail when it counts.',
  },
};

/** Their mission cards, and why somebody cannot lay one. */
export const cards = {
  success: { name: 'Success', how: 'Everybody may lay Success.' },
  fail: { name: 'Fail', how: 'Only a spy can play Fail.' },
};
