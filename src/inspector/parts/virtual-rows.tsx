import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { styled } from '#src/styles/stitches.ts';

/** Rows that are rendered beyond each end of what is visible, so that fast scrolling shows no gap. */
const OVERSCAN = 20;

const Scroller = styled('div', { overflow: 'auto', minHeight: 0, height: '100%', contain: 'strict' });
const List = styled('ol', {
  position: 'relative',
  '& > li': { position: 'absolute', top: 0, left: 0, width: '100%' },
});

/** Range of rows that are rendered. */
export type Visible = { first: number; last: number };

type VirtualRowsProps = {
  label: string;
  count: number;
  /** Height of a row in px: an estimate, or all rows have it. */
  height: number;
  isFixed?: boolean;
  /** Width of the content in px; as wide as the view without it. */
  width?: number;
  keyOf: (index: number) => number;
  row: (index: number) => ReactNode;
  /** Sticky content above the rows, and content behind them. */
  head?: ReactNode;
  behind?: (visible: Visible) => ReactNode;
};

/** Scrolling list that renders only the rows in view. */
export function VirtualRows({
  label,
  count,
  height,
  isFixed,
  width,
  keyOf,
  row,
  head,
  behind,
}: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: OVERSCAN,
  });
  const shown = rows.getVirtualItems();
  const visible = { first: shown[0]?.index ?? 0, last: shown.at(-1)?.index ?? 0 };
  const itemOf = ({ index, start, key }: VirtualItem) => (
    <li
      key={Number(key)}
      ref={isFixed ? null : rows.measureElement}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${start}px)` }}
    >
      {row(index)}
    </li>
  );
  return (
    <Scroller ref={scroller} tabIndex={0} role="group" aria-label={label}>
      {head}
      <List aria-label={label} style={{ height: rows.getTotalSize(), width: width ?? '100%' }}>
        {behind?.(visible)}
        {shown.map(itemOf)}
      </List>
    </Scroller>
  );
}
