import { useEffect, useRef } from 'react';

/** Nothing has the focus: a press of Tab would start from the top of the page. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where the focus was lost with what had it, it goes to the target, or to the page where that is gone too. */
export function rescueFocus(target: Element | null): void {
  if (isLost() && target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Ref of a region that takes the focus when what had it is gone with what it did, such as a line that was removed:
 * the next Tab goes on from here, not from the top of the page. `heir` selects what inside of it takes it instead.
 */
export function useFocusRescue(heir?: string) {
  const region = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    const watched = region.current;
    watched?.addEventListener('focusin', note);
    return () => watched?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!(last.current instanceof Node) || last.current.isConnected) return;
    last.current = null;
    const inside = heir ? region.current?.querySelector(heir) : null;
    rescueFocus(inside ?? region.current);
  });
  return region;
}
