import { useEffect, useRef } from 'react';

/** Nothing has the focus: a press of Tab would start from the top of the page. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where the focus was lost with what had it, it goes to the target, or to the page where that is gone too. */
function rescueFocus(target: Element | null): void {
  if (isLost() && target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Handlers of a dialog that was opened by a flow, not by a trigger of Radix: without them the focus is lost when
 * it closes. It goes back to what opened the dialog unless it was moved on.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  const around = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (_event: Event) => {
      opener.current = document.activeElement;
      around.current = opener.current?.closest('[data-flow][tabindex="-1"]') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // While it goes, what opened it may go too, such as a line that was asked about: then its list goes on from there.
      rescueFocus(opener.current?.isConnected ? opener.current : around.current);
    },
  };
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
