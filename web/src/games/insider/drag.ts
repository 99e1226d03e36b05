// Dragging by mouse, pen or finger: begun by a press that moves, ended by a drop, without a click at its end.

export interface Drag {
  move: (x: number, y: number) => void;
  /** What it was dropped on; null where it was broken off. */
  drop: (element: Element | null) => void;
}

/** How far a press must move to be a drag. */
const SLACK = 8;

export function follow(event: PointerEvent, { move, drop }: Drag): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let dragging = false;
  const moved = (now: PointerEvent): void => {
    dragging ||= Math.hypot(now.clientX - start.x, now.clientY - start.y) > SLACK;
    if (!dragging) return;
    now.preventDefault();
    move(now.clientX, now.clientY);
  };
  const ended = (end: PointerEvent): void => {
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', ended);
    removeEventListener('pointercancel', ended);
    if (!dragging) return;
    // The click that ends a drag presses nothing; some browsers send none.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    drop(end.type === 'pointercancel' ? null : document.elementFromPoint(end.clientX, end.clientY));
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', ended);
  addEventListener('pointercancel', ended);
}
