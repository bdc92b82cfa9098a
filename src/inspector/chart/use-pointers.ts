import { type PointerEvent, useRef } from 'react';
import { pinched } from './pinch.ts';
import type { View } from './view.ts';

type Point = { x: number; y: number };

/** Pointer handlers of a plane: one pointer moves it, two zoom it. */
export function usePointers(change: (next: (view: View) => View) => void) {
  const pointers = useRef(new Map<number, Point>());
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, after);
    change((view) =>
      other
        ? pinched(view, [before, other], [after, other])
        : { ...view, x: view.x + after.x - before.x, y: view.y + after.y - before.y },
    );
  };
  const onEnd = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onEnd,
    onPointerCancel: onEnd,
    onLostPointerCapture: onEnd,
  };
}
