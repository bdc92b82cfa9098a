import { type RefObject, useRef } from 'react';
import { useLetterShortcuts } from '../letter-shortcuts.ts';

/**
 * Ref of a table whose rows are reached by letters: J and K focus the next and the previous row, whose Enter opens it, and
 * X selects the focused one. Nothing happens beneath an open panel or dialog.
 */
export function useTableKeys(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useLetterShortcuts((letter) => {
    if (document.querySelector('[role="dialog"]')) return;
    const rows = [...(table.current?.querySelectorAll('tbody tr') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const focus = (row: Element | undefined) => row?.querySelector<HTMLElement>('th button, th a')?.focus();
    if (letter === 'j') focus(rows[at + 1]);
    if (letter === 'k') focus(rows[at - 1]);
    if (letter === 'x') rows[at]?.querySelector<HTMLElement>('[data-tick] input')?.click();
  });
  return table;
}
