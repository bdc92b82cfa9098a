import { useRef } from 'react';
import { rescueFocus } from '../focus-rescue.ts';

/**
 * Handlers of a dialog that was opened by a flow and not by a Radix trigger, which would restore the focus: it
 * returns to the element that opened the dialog, unless it was moved elsewhere.
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
      // The opener may be removed with the dialog, such as a deleted line: then its list takes the focus.
      rescueFocus(opener.current?.isConnected ? opener.current : around.current);
    },
  };
}
