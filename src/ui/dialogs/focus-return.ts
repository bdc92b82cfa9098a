import { useRef } from 'react';
import { rescueFocus } from '../focus-rescue.ts';

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
