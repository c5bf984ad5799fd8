export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where this member's seat is on the screen; nothing where it is out of sight or under something else. */
export function seatBoxOf(member: string): DOMRect | undefined {
  for (const seat of document.querySelectorAll(`[data-member="${member}"]`)) {
    // An open sheet lies over all signs: one that pointed into it would not be seen.
    if (seat.closest('dialog') !== null) continue;
    const box = seat.getBoundingClientRect();
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (at !== null && seat.contains(at)) return box;
  }
  return undefined;
}

/** Over the end of the plate, where it hides no name. */
export function placeOf(member: string): Place | undefined {
  const box = seatBoxOf(member);
  return box === undefined ? undefined : { x: box.right - 18, y: box.top + 4 };
}
