/** What the server writes for one vote, to the byte or nearly. */
export const EVENT = JSON.stringify({
  type: 'moved',
  at: 1_800_000_000_000,
  by: { member: 'm1', id: '0123456789abcdef', sum: 4_000_000_000 },
  entry: { actor: 0, question: 2, move: { type: 'vote', approve: true }, facts: [], drawn: 6 },
});
