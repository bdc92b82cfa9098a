import type { ReactNode } from 'react';
import { indexText } from '#src/text/index-table.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Opener, Scroll, Table, Tick } from './table-parts.ts';
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
