import { type Seat, seatsOf } from '@reseau/core';

const SEATS = seatsOf(16);

/** The seat with this place in a list that has something for every seat. */
export function seatAt(index: number): Seat {
  const seat = SEATS[index];
  if (seat === undefined) throw new Error(`seats: none is ${index}`);
  return seat;
}
