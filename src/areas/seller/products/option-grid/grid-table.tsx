import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { lowOf } from '#machines/seller/products/grid-layers.model.ts';
import { copiedBlock, edgesOf, keyAt, type Place } from '#machines/seller/products/option-grid.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import type { GridFlow } from '../editor/editor-flow.ts';
import { GridCell } from './grid-cell.tsx';
import { gridKey } from './grid-keys.ts';
import type { OptionGridProps } from './grid-props.ts';
import { optionGridText as text } from './option-grid.text.ts';

/** Scrolls inside; the column of colours is sticky. */
const Scroll = styled('div', {
  overflowX: 'auto',
  border: '1px solid $line',
  borderRadius: '$control',
  // No wider than its columns.
  width: 'fit-content',
  maxWidth: '100%',
});
const Table = styled('table', {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '$label',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  '& th, & td': { height: '44px', borderBottom: '1px solid $line', whiteSpace: 'nowrap' },
  '& tr:last-child > *': { borderBottom: 0 },
  '& th': { padding: '0 $3', background: '$sunken', fontWeight: '$semibold', cursor: 'pointer' },
  '& tbody th': { position: 'sticky', left: 0, zIndex: 1, textAlign: 'left', borderRight: '1px solid $line' },
});

type Props = OptionGridProps & {
  flow: GridFlow;
  name: string;
  /** Values of the cells. */
  shown: Readonly<Record<string, string | number>>;
};

/** The grid: one cell has the focus, and the selection around it is filled by typing. */
export function GridTable({ flow, name, cells, lows, sold, shown, moved, problem }: Props) {
  const { snapshot, send } = flow;
  const { colors, selection, layer, typed } = snapshot.context;
  const table = useRef<HTMLTableElement>(null);
  const hint = useId();
  const { row: focusRow, column: focusColumn } = selection.to;
  useFocusedCell(table, selection.to);
  const edges = edgesOf(selection);
  const isTyping = snapshot.matches('typing');
  const cellAt = ({ row, column }: Place) => {
    const key = keyAt(snapshot.context, { row, column }) ?? '';
    const isSelected =
      row >= edges.top && row <= edges.bottom && column >= edges.left && column <= edges.right;
    const isTyped = isSelected && isTyping;
    const isKeyboards = row === focusRow && column === focusColumn;
    const isLow = !isTyped && key in cells && Number(cells[key]) <= lowOf(lows, key);
    return {
      value: isTyped ? typed : (shown[key] ?? ''),
      sold: layer === 'stock' ? (sold.get(key) ?? 0) : 0,
      mark: moved?.has(key) ? ('moved' as const) : isLow ? ('low' as const) : null,
      isSelected,
      isKeyboards,
      isWrong: isKeyboards && Boolean(problem),
    };
  };
  return (
    <>
      <Scroll>
        <Table
          ref={table}
          role="grid"
          aria-label={name}
          aria-multiselectable="true"
          aria-describedby={hint}
          {...keyboard(flow, cells, shown)}
        >
          <SizeHeads send={send} />
          <tbody {...pointer(send)}>
            {colors.map((color, row) => (
              <tr key={color}>
                <th scope="row" onPointerDown={() => send({ type: 'row.chosen', row })}>
                  {colorName(color)}
                </th>
                {SHOE_SIZES.map((size, column) => (
                  <GridCell key={size} place={`${row}-${column}`} {...cellAt({ row, column })} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {problem ? <Muted role="alert">{problem}</Muted> : null}
      <Muted id={hint}>{layer === 'sku' ? text.codeKeys : text.keys}</Muted>
    </>
  );
}

/** Moves the focus with the selection while it is inside of the grid. */
function useFocusedCell(table: RefObject<HTMLTableElement | null>, { row, column }: Place): void {
  useEffect(() => {
    const grid = table.current;
    if (!grid?.contains(document.activeElement)) return;
    grid.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  }, [table, row, column]);
}

/** Heads of the sizes: a press selects a column, or the whole grid. */
const SizeHeads = ({ send }: Pick<GridFlow, 'send'>) => (
  <thead>
    <tr>
      <th scope="col" onPointerDown={() => send({ type: 'all.chosen' })}>
        {text.head}
      </th>
      {SHOE_SIZES.map((size, column) => (
        <th key={size} scope="col" onPointerDown={() => send({ type: 'column.chosen', column })}>
          {size}
        </th>
      ))}
    </tr>
  </thead>
);

/** Handlers of keys, clipboard and leaving; a number that is being typed is confirmed by leaving the grid. */
const keyboard = ({ snapshot, send }: GridFlow, cells: Props['cells'], shown: Props['shown']) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const did = gridKey(event, snapshot);
    if (!did) return;
    event.preventDefault();
    send(did);
  },
  onCopy: (event: ClipboardEvent) => {
    event.preventDefault();
    const { selection } = snapshot.context;
    event.clipboardData.setData('text/plain', copiedBlock(snapshot.context, selection, shown));
  },
  onPaste: (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text/plain');
    send({ type: 'block.pasted', text: pasted, options: Object.keys(cells) });
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) send({ type: 'number.confirmed' });
  },
});

/** Cell that contains an event target; null outside of cells. */
function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset.cell?.split('-') ?? [];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/**
 * Pointer handlers, delegated for all cells: a mouse drags a selection; touch scrolls and has a button for selecting.
 */
const pointer = (send: GridFlow['send']) => ({
  onPointerDown: ({ target, button, shiftKey }: PointerEvent) => {
    const place = placeOf(target);
    if (place && button === 0) send({ type: 'cell.pressed', place, isExtending: shiftKey });
  },
  onPointerOver: ({ target, buttons, pointerType }: PointerEvent) => {
    const place = buttons === 1 && pointerType !== 'touch' ? placeOf(target) : null;
    if (place) send({ type: 'cell.crossed', place });
  },
});
