export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface SeatPlace {
  readonly seat: DOMRect;
  readonly name: DOMRect | undefined;
}

/** Where this member's seat is on the screen, and the name on it; nothing where it is out of sight or under something else. */
export function seatPlaceOf(member: string): SeatPlace | undefined {
  for (const seat of document.querySelectorAll(`[data-member="${member}"]`)) {
    // An open sheet lies over all signs: one that pointed into it would not be seen.
    if (seat.closest('dialog') !== null) continue;
    const box = seat.getBoundingClientRect();
    const name = seat.querySelector('[translate="no"]')?.getBoundingClientRect();
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (at !== null && seat.contains(at)) return { seat: box, name };
  }
  return undefined;
}

/** Over the end of the plate, where it hides no name. */
export function placeOf(member: string): Place | undefined {
  const place = seatPlaceOf(member);
  return place === undefined ? undefined : { x: place.seat.right - 18, y: place.seat.top + 4 };
}
