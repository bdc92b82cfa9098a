import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

const placeAt = (x: number, y: number): number | null => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? null : Number(place);
};

/** Drag-and-drop order of a list; `onMove` is called for every index that the item passes. */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [dragged, drag] = useState<number | null>(null);
  const follow = useEffectEvent(({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const to = placeAt(clientX, clientY);
    if (dragged === null || to === null || to === dragged) return;
    onMove(dragged, to);
    drag(to);
  });
  const isDragging = dragged !== null;
  // The dragged element moves in the DOM and would lose pointer capture, so the window listens.
  useEffect(() => {
    if (!isDragging) return;
    const over = new AbortController();
    const { signal } = over;
    const end = () => drag(null);
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => over.abort();
  }, [isDragging]);
  const placeOf = (index: number) => ({
    'data-place': index,
    'data-dragged': index === dragged || undefined,
    onPointerDown: ({ button, target }: PointerEvent) => {
      const isPress = target instanceof Element && target.closest('button') !== null;
      if (button === 0 && !isPress) drag(index);
    },
  });
  return placeOf;
}
