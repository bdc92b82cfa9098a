import { useRef } from 'react';

/** Nothing has the focus: a press of Tab would start from the top of the page. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Where the focus was lost with what had it, it goes to the target, or to the page where that is gone too. */
export function rescueFocus(target: Element | null): void {
  if (isLost() && target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Handlers of a dialog that was opened by a flow, not by a trigger of Radix: without them the focus is lost when
 * it closes. It goes back to what opened the dialog unless it was moved on.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (_event: Event) => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      rescueFocus(opener.current);
    },
  };
}
