import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { SHOE_SIZES } from '#domain/catalogue/product-values.ts';
import { copiedBlock, edgesOf, keyAt, type Place } from '#machines/seller/option-grid.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { colorName } from '#src/ui/color-name.ts';
import { Muted, VisuallyHidden } from '#src/ui/layout.tsx';
import type { GridFlow } from './editor-flow.ts';
import { gridKey } from './grid-keys.ts';
import type { OptionGridProps } from './grid-props.ts';
import { optionGridText as text } from './option-grid.text.ts';

/** It scrolls inside itself; the colours stay at its edge. */
const Scroll = styled('div', {
  overflowX: 'auto',
  border: '1px solid $line',
  borderRadius: '$control',
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
const Cell = styled('td', {
  position: 'relative',
  minWidth: '52px',
  padding: '0 $2',
  textAlign: 'right',
  borderRight: '1px solid $line',
  cursor: 'cell',
  '&[aria-selected="true"]': { background: '$sunken', boxShadow: 'inset 0 0 0 1px $colors$ink' },
  '&:focus-visible': { outline: '2px solid $ink', outlineOffset: '-2px' },
  '&[data-mark="low"]': { color: '$sale' },
  '&[data-mark="moved"]': { color: '$danger', fontWeight: '$bold' },
});

type Props = OptionGridProps & { flow: GridFlow; name: string };

/** The grid itself: one cell has the keyboard, and a selection around it is filled. */
export function GridTable({ flow, name, cells, lows, moved, problem }: Props) {
  const { snapshot, send } = flow;
  const { colors, selection } = snapshot.context;
  const table = useRef<HTMLTableElement>(null);
  const hint = useId();
  const { row: focusRow, column: focusColumn } = selection.to;
  // The keyboard goes with the selection as long as it is in the grid.
  useEffect(() => {
    const grid = table.current;
    if (!grid?.contains(document.activeElement)) return;
    grid.querySelector<HTMLElement>(`[data-cell="${focusRow}-${focusColumn}"]`)?.focus();
  }, [focusRow, focusColumn]);
  const edges = edgesOf(selection);
  const shown = (place: Place) => {
    const { row, column } = place;
    const key = keyAt(snapshot.context, place) ?? '';
    const isSelected =
      row >= edges.top && row <= edges.bottom && column >= edges.left && column <= edges.right;
    const isTyped = isSelected && snapshot.matches('typing');
    const stock = isTyped ? snapshot.context.typed : cells[key];
    const low = lows.get(key);
    const mark: 'moved' | 'low' | null = moved?.has(key)
      ? 'moved'
      : !isTyped && low !== undefined && Number(cells[key]) <= low
        ? 'low'
        : null;
    return { key, isSelected, stock, mark };
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
          onKeyDown={(event) => {
            const did = gridKey(event, snapshot);
            if (!did) return;
            event.preventDefault();
            send(did);
          }}
          onCopy={(event) => {
            event.preventDefault();
            event.clipboardData.setData('text/plain', copiedBlock(snapshot.context, selection, cells));
          }}
          onPaste={(event) => {
            event.preventDefault();
            send({ type: 'block.pasted', text: event.clipboardData.getData('text/plain') });
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) send({ type: 'number.confirmed' });
          }}
        >
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
          <tbody>
            {colors.map((color, row) => (
              <tr key={color}>
                <th scope="row" onPointerDown={() => send({ type: 'row.chosen', row })}>
                  {colorName(color)}
                </th>
                {SHOE_SIZES.map((size, column) => {
                  const place = { row, column };
                  const { isSelected, stock, mark } = shown(place);
                  const isKeyboards = row === focusRow && column === focusColumn;
                  return (
                    <Cell
                      key={size}
                      role="gridcell"
                      data-cell={`${row}-${column}`}
                      data-mark={mark}
                      tabIndex={isKeyboards ? 0 : -1}
                      aria-selected={isSelected}
                      aria-invalid={isKeyboards && problem ? true : undefined}
                      {...pointer(place, send)}
                    >
                      {stock ?? ''}
                      {mark ? <VisuallyHidden> {text[mark]}</VisuallyHidden> : null}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {problem ? <Muted role="alert">{problem}</Muted> : null}
      <Muted id={hint}>{text.keys}</Muted>
    </>
  );
}

/** A mouse draws a selection; a finger scrolls, and has a button for it. */
const pointer = (place: Place, send: GridFlow['send']) => ({
  onPointerDown: ({ button, shiftKey }: PointerEvent) => {
    if (button === 0) send({ type: 'cell.pressed', place, isExtending: shiftKey });
  },
  onPointerEnter: ({ buttons, pointerType }: PointerEvent) => {
    if (buttons === 1 && pointerType !== 'touch') send({ type: 'cell.crossed', place });
  },
});
