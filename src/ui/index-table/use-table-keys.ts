import { type RefObject, useRef } from 'react';
import { useLetterShortcuts } from '../letter-shortcuts.ts';

/** True if a panel or dialog lies above the list; the last one in the document is the topmost. */
const isBeneathDialog = (list: HTMLElement | null): boolean => {
  const topmost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return topmost !== undefined && !topmost.contains(list);
};

/**
 * Ref of a table or list whose rows are reached by letters: J and K focus the next and the previous row, whose Enter
 * opens it, and X selects the focused one. Nothing happens beneath an open panel or dialog.
 */
export function useTableKeys<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useLetterShortcuts((letter) => {
    if (isBeneathDialog(list.current)) return;
    const rows = [...(list.current?.querySelectorAll(':scope > tbody > tr, :scope > li') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const focus = (row: Element | undefined) =>
      row?.querySelector<HTMLElement>('th button, th a, li > button')?.focus();
    if (letter === 'j') focus(rows[at + 1]);
    if (letter === 'k') focus(rows[at - 1]);
    if (letter === 'x') rows[at]?.querySelector<HTMLElement>('[data-tick] input')?.click();
  });
  return list;
}
