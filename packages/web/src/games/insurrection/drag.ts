import type { Attachment } from 'svelte/attachments';

interface Dragging {
  /** Something in the list is dragged: from its place there to this one. */
  over: (from: number, to: number) => void;
  /** It is let go where it is; or, if the device takes the finger away, where it was. */
  drop: (stays: boolean) => void;
}

/** A finger that has gone so far sideways drags; until then it taps or is held. */
const FAR = 10;

interface Grip {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly target: Element;
  isDragging: boolean;
}

/** Lets the items of a list be dragged sideways. A drag is no tap on what it began on, and no long press. */
export const draggable =
  ({ over, drop }: Dragging): Attachment<HTMLElement> =>
  (list) => {
    let grip: Grip | undefined;
    const items = () => [...list.children].filter((one) => one instanceof HTMLElement);

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const { target, pointerId: pointer, clientX: x, clientY: y } = event;
      const from = items().findIndex((item) => item.contains(target));
      if (from >= 0) grip = { pointer, x, y, from, target, isDragging: false };
    };
    const move = (event: PointerEvent): void => {
      if (grip?.pointer !== event.pointerId) return;
      const [along, across] = [Math.abs(event.clientX - grip.x), Math.abs(event.clientY - grip.y)];
      if (!grip.isDragging && along > FAR && along > across) {
        grip.isDragging = true;
        list.setPointerCapture(grip.pointer);
        grip.target.closest('button')?.dispatchEvent(new PointerEvent('pointercancel'));
      }
      if (grip.isDragging) over(grip.from, placeAt(event.clientX));
    };
    /** Where they lie, not where they are seen: those that make way are still on it. */
    const placeAt = (x: number): number => {
      const start = list.getBoundingClientRect().left;
      return Math.max(
        0,
        items().findLastIndex((item) => start + item.offsetLeft <= x),
      );
    };
    const end = (event: PointerEvent): void => {
      if (grip?.pointer !== event.pointerId) return;
      const { isDragging } = grip;
      grip = undefined;
      if (!isDragging) return;
      // The click that follows belongs to the drag.
      const swallow = (click: Event): void => click.stopPropagation();
      list.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => list.removeEventListener('click', swallow, { capture: true }));
      drop(event.type === 'pointerup');
    };

    list.addEventListener('pointerdown', begin);
    list.addEventListener('pointermove', move);
    list.addEventListener('pointerup', end);
    list.addEventListener('pointercancel', end);
    return () => {
      list.removeEventListener('pointerdown', begin);
      list.removeEventListener('pointermove', move);
      list.removeEventListener('pointerup', end);
      list.removeEventListener('pointercancel', end);
    };
  };
