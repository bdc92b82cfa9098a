import { useEffect, useRef } from 'react';

/** True if no element has the focus, so that Tab would start at the top of the page. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** If the focus was lost with a removed element, focuses the target, or the main region if the target is gone too. */
export function rescueFocus(target: Element | null): void {
  if (isLost() && target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Ref of a region that takes the focus when the focused element in it is removed, such as a deleted line: Tab then
 * continues from here. `heir` selects the element inside of it that takes the focus instead.
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
