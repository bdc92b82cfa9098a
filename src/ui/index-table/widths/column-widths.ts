import { type RefObject, useLayoutEffect } from 'react';
import type { ColumnWidths } from '#domain/kit/table-views.ts';

/** Width (px) of a column without a stored one. The last column takes what remains, at least this or its own width. */
const OTHER_PX = 120;

const headsOf = (table: HTMLTableElement) => [
  ...table.querySelectorAll<HTMLTableCellElement>(':scope > thead th[data-column]'),
];
const idOf = ({ dataset }: HTMLTableCellElement): string => dataset.column ?? '';

/** Measures the columns of a table in px, by id; not rounded, because a cell that is too narrow shortens its text. */
export const measuredWidths = (table: HTMLTableElement): ColumnWidths =>
  Object.fromEntries(headsOf(table).map((head) => [idOf(head), head.getBoundingClientRect().width]));

/**
 * Gives the columns of a table their widths, or with null leaves them to the browser. It writes to the document, not
 * through React, so that a drag renders no rows.
 */
export function showWidths(table: HTMLTableElement, widths: ColumnWidths | null): void {
  const heads = headsOf(table);
  const last = heads.at(-1);
  let sum = table.querySelector<HTMLElement>(':scope > thead [data-tick]')?.offsetWidth ?? 0;
  for (const head of heads) {
    const px = widths?.[idOf(head)] ?? OTHER_PX;
    sum += head === last ? Math.min(px, OTHER_PX) : px;
    head.style.width = widths === null || head === last ? '' : `${px}px`;
  }
  table.style.minWidth = widths === null ? '' : `${sum}px`;
  table.toggleAttribute('data-sized', widths !== null);
}

/** Shows the stored widths of a table after each of its renderings, in which its columns may be others. */
export function useColumnWidths(ref: RefObject<HTMLTableElement | null>, widths: ColumnWidths | null): void {
  useLayoutEffect(() => {
    if (ref.current) showWidths(ref.current, widths);
  });
}
