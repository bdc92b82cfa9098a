import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWide } from '../layout/use-wide.ts';

/** What has a press of its own in a row; the button of the title covers the whole row. */
const CONTROLS = 'td :is(a, button, label)';

/** Code of every later page of the shop; without it rows are selected by their checkboxes alone. */
const loadLongPress = () => import('#src/lib/long-press.ts').catch(() => null);

/** Calls `onHold` with the position of a row that is pressed long on a small screen; null if rows have no long press. */
export function useRowHold(
  table: RefObject<HTMLTableElement | null>,
  onHold: ((at: number) => void) | null,
): void {
  const isWide = useWide();
  const hold = useEffectEvent((touched: Element) => {
    const row = touched.closest('tr');
    if (row) onHold?.(row.sectionRowIndex);
  });
  const isOn = onHold !== null && !isWide;
  useEffect(() => {
    const rows = table.current?.tBodies[0];
    if (!isOn || !rows) return;
    const over = new AbortController();
    void loadLongPress().then((code) => {
      if (over.signal.aborted) return;
      const stop = code?.watchLongPress(rows, (touched) => hold(touched), CONTROLS);
      if (stop) over.signal.addEventListener('abort', stop);
    });
    return () => over.abort();
  }, [table, isOn]);
}
