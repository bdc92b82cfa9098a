import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { COLUMN_PX, type ColumnWidths, columnPx } from '#domain/kit/table-views.ts';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { measuredWidths, showWidths } from './column-widths.ts';

/** Px by which one press of an arrow key changes a width. */
const STEP_PX = 16;

const Edge = styled('div', {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '12px',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '30% 0 30% auto',
    width: '1px',
    background: '$line',
  },
  '&:is(:hover, :active, :focus-visible)::after': { inset: '0 0 0 auto', width: '2px', background: '$ink' },
  '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  // Where a pointer can show them, they do not disturb the row of names.
  '@hover': { opacity: 0, 'thead:hover &, &:active, &:focus-visible': { opacity: 1 } },
});

/** Width (px) of the cell around an element, which the browser reports with each change. */
function useCellWidth(element: { readonly current: HTMLElement | null }): number {
  const [px, setPx] = useState(0);
  useEffect(() => {
    const cell = element.current?.parentElement;
    if (!cell) return;
    const measure = () => setPx(cell.offsetWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(cell);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return px;
}

/** Moves the focus to the edge before (-1) or after (1) this one. */
function focusBeside(edge: HTMLElement, step: 1 | -1): void {
  const edges = [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('[role="separator"]') ?? [])];
  edges[edges.indexOf(edge) + step]?.focus();
}

type EdgeProps = {
  column: { id: string; head: string };
  /** True for the one edge of a table that the Tab key reaches; arrow keys lead to the others. */
  isFirst: boolean;
  /** Stored widths of the table, shown again after a drag that the browser cancels. */
  widths: ColumnWidths | null;
  /** Called with the widths of all columns once one was changed. */
  onWidths: (widths: ColumnWidths) => void;
};

/** Edge of a column: it is dragged, or moved by the arrow keys to the left and right. */
export function ColumnEdge({ column: { id, head }, isFirst, widths, onWidths }: EdgeProps) {
  const edge = useRef<HTMLDivElement>(null);
  const px = useCellWidth(edge);
  const drag = useDrag(id, widths, onWidths);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const by = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[key];
    const to = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key];
    if (by === undefined && to === undefined) return;
    event.preventDefault();
    if (to) focusBeside(currentTarget, to);
    const table = currentTarget.closest('table');
    if (by && table) onWidths(widen(table, measuredWidths(table), id, by));
  };
  return (
    <Edge
      ref={edge}
      role="separator"
      tabIndex={isFirst ? 0 : -1}
      aria-orientation="vertical"
      aria-label={indexText.widthOf(head)}
      aria-valuenow={px}
      aria-valuemin={COLUMN_PX.min}
      aria-valuemax={COLUMN_PX.max}
      onKeyDown={press}
      {...drag}
    />
  );
}

/** Shows one of the widths changed by some px, and returns all of them. */
function widen(table: HTMLTableElement, widths: ColumnWidths, id: string, by: number): ColumnWidths {
  const next = { ...widths, [id]: columnPx(Math.round((widths[id] ?? 0) + by)) };
  showWidths(table, next);
  return next;
}

/** Pointer handlers of an edge: the widths follow the pointer and are reported when it is released. */
function useDrag(id: string, stored: ColumnWidths | null, onWidths: EdgeProps['onWidths']) {
  const begun = useRef<{ x: number; widths: ColumnWidths; next: ColumnWidths | null } | null>(null);
  return {
    onPointerDown: ({ button, clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      const table = currentTarget.closest('table');
      if (button !== 0 || !table) return;
      currentTarget.setPointerCapture(pointerId);
      begun.current = { x: clientX, widths: measuredWidths(table), next: null };
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const table = currentTarget.closest('table');
      const { current } = begun;
      if (!current || !table) return;
      current.next = widen(table, current.widths, id, clientX - current.x);
    },
    onPointerUp: () => {
      const next = begun.current?.next;
      begun.current = null;
      if (next) onWidths(next);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const table = currentTarget.closest('table');
      begun.current = null;
      if (table) showWidths(table, stored);
    },
  };
}
