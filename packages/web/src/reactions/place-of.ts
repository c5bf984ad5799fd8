export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where this member's seat is on the screen; nothing where it is out of sight or under something else. */
export function placeOf(member: string): Place | undefined {
  for (const seat of document.querySelectorAll(`[data-member="${member}"]`)) {
    // An open sheet lies over all signs: one that pointed into it would not be seen.
    if (seat.closest('dialog') !== null) continue;
    const { left, right, top, bottom } = seat.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // Over the end of the plate, where it hides no name.
    if (at !== null && seat.contains(at)) return { x: right - 18, y: top + 4 };
  }
  return undefined;
}
