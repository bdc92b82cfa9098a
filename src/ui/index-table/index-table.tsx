import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { useTableKeys } from './use-table-keys.ts';

export type IndexColumn<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligned to the right, for numbers. */
  isNumber?: boolean;
  /** Never wraps, for dates and names. */
  isOneLine?: boolean;
  /** Title of the row; its text opens the row. */
  isTitle?: boolean;
  /**
   * How small screens show the cell below the title: `named` after the name of its column (the default), `bare` without
   * it, `line` in a line of its own; `mark` at the end of the title's line, `none` in the panel of the row alone.
   */
  small?: 'named' | 'bare' | 'line' | 'mark' | 'none';
};

const Scroll = styled('div', { overflowX: 'auto', '@small': { overflow: 'visible' } });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$label',
  '& th, & td': { padding: '$2 $3', textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': {
    fontSize: '$meta',
    fontWeight: '$semibold',
    color: '$ink3',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid $line',
    background: '$bg',
  },
  '& tbody tr': { borderBottom: '1px solid $line', height: '56px' },
  '& tbody th': { fontWeight: '$semibold', minWidth: '160px' },
  '@hover': { '& tbody tr:hover': { background: '$sunken' } },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-one-line]': { whiteSpace: 'nowrap' },
  '& tr[data-open]': { background: '$sunken' },
  // On small screens a row is a title with its marks, and below it the other values side by side.
  '@small': {
    // For screen readers only; at its full width it would scroll the page sideways.
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px $3',
      height: 'auto',
      padding: '$2 0 $3',
      // Ends the line of the title.
      '&::before': { content: '""', order: 2, flexBasis: '100%' },
    },
    '& tbody th, & tbody td': {
      order: 3,
      padding: 0,
      minWidth: 0,
      maxWidth: '100%',
      overflowWrap: 'anywhere',
    },
    '& tbody th': { order: 0, flex: '1 1 50%', fontSize: '$body' },
    '& tbody td[data-tick]': { order: 0 },
    '& tbody td[data-small=mark]': { order: 1, marginLeft: 'auto' },
    '& tbody td[data-small=line]': { order: 2, flexBasis: '100%' },
    '& tbody td[data-small=none], & tbody td:empty': { display: 'none' },
    '& tbody td[data-small=named]::before': {
      content: 'attr(data-head)',
      marginRight: '$1',
      color: '$ink3',
      fontSize: '$meta',
    },
    // What can be pressed lies above the title's hit area, which is the whole row.
    '& tbody td :is(a, button, label)': { position: 'relative', zIndex: 1 },
  },
});
const Opener = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@small': { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
const Tick = styled('label', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  margin: '0 -12px',
  cursor: 'pointer',
  '& input': { width: '20px', height: '20px', accentColor: '$colors$ink' },
  '@small': { margin: 0 },
});

/** State and handlers of the row selection. */
export type IndexSelection = {
  isChosen: (id: number) => boolean;
  onToggle: (id: number) => void;
  onTogglePage: () => void;
  isPageChosen: boolean;
};

type IndexTableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly IndexColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  opened: number | null;
  onOpen?: (id: number) => void;
  selection?: IndexSelection | undefined;
};

/** Table of rows, two or three lines each on small screens. */
export function IndexTable<Row>(props: IndexTableProps<Row>) {
  const { label, columns, rows, idOf, opened, selection } = props;
  const table = useTableKeys();
  return (
    <Scroll>
      <Table ref={table} aria-label={label} aria-keyshortcuts="J K X">
        <thead>
          <tr>
            {selection ? (
              <th scope="col">
                <Tick>
                  <input
                    type="checkbox"
                    checked={selection.isPageChosen}
                    onChange={selection.onTogglePage}
                    aria-label={indexText.choosePage}
                  />
                </Tick>
              </th>
            ) : null}
            {columns.map(({ id, head, isNumber }) => (
              <th key={id} scope="col" {...(isNumber ? { 'data-number': true } : {})}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} {...(idOf(row) === opened ? { 'data-open': true } : {})}>
              <RowCells {...props} row={row} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function RowCells<Row>({
  row,
  columns,
  idOf,
  nameOf,
  onOpen,
  selection,
}: IndexTableProps<Row> & { row: Row }) {
  const id = idOf(row);
  return (
    <>
      {selection ? (
        <td data-tick>
          <Tick>
            <input
              type="checkbox"
              checked={selection.isChosen(id)}
              onChange={() => selection.onToggle(id)}
              aria-label={indexText.choose(nameOf(row))}
            />
          </Tick>
        </td>
      ) : null}
      {columns.map((column) =>
        column.isTitle ? (
          <th key={column.id} scope="row">
            {onOpen ? (
              <Opener type="button" onClick={() => onOpen(id)}>
                {column.cell(row)}
                <VisuallyHidden>{indexText.open(nameOf(row))}</VisuallyHidden>
              </Opener>
            ) : (
              column.cell(row)
            )}
          </th>
        ) : (
          <td
            key={column.id}
            data-head={column.head}
            data-small={column.small ?? 'named'}
            {...(column.isNumber ? { 'data-number': true } : {})}
            {...(column.isOneLine ? { 'data-one-line': true } : {})}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </>
  );
}
