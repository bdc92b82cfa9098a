import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of the frame of a table. The frame has `data-overflows` while its table is wider than it; the style of a table that
 * fits leaves the scrolling to the page.
 */
export function useOverflowMark(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    const table = frame?.querySelector('table');
    if (!frame || !table) return;
    const mark = () => {
      frame.toggleAttribute('data-overflows', table.offsetWidth > frame.clientWidth);
    };
    const observer = new ResizeObserver(mark);
    for (const element of [frame, table]) observer.observe(element);
    mark();
    return () => observer.disconnect();
  }, []);
  return ref;
}
