/** The plain two: their names, what its holder must know, and what that comes to in play. */
export const characters = {
  resistance: {
    name: 'Resistance',
    how: 'Make three missions succeed. You don’t know who the spies are.',
    example: 'Mission 2 fails without you: one of the three who went is lying. You vote with that in mind.',
  },
  spy: {
    name: 'Spy',
    how: 'Make three missions fail, and don’t get caught.',
    example: 'You play Success on the first mission to earn trust, then Fail when it counts.',
  },
};

/** Their mission cards, and why someone cannot play one. */
export const cards = {
  success: { name: 'Success', how: 'Anyone may play Success.' },
  fail: { name: 'Fail', how: 'Only a spy can play Fail.' },
};
