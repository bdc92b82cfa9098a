import { useRef } from 'react';

/** What has the focus once nothing else does: a press of Tab starts from the top again. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Handlers of a dialog that was opened by a flow, not by a trigger of Radix: without them the focus is lost when
 * it closes. It goes back to what opened the dialog, or to the page where that is gone, unless it was moved on.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!isNowhere()) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
      if (isNowhere()) document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
