import type { ReactNode, UIEvent } from 'react';
import { indexText } from '#src/text/index-table.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { useWide } from '../layout/use-wide.ts';
import type { IndexColumn, IndexSelection } from './index-column.ts';
import { IndexHead } from './index-head.tsx';
import { TableMenuOnRequest } from './table-menu-button.tsx';
import { Frame, MenuCorner, Opener, Scroll, Table, Tick } from './table-parts.ts';
import { useTableView } from './table-view.ts';
import { useOverflowMark } from './use-overflow-mark.ts';
import { useRowHold } from './use-row-hold.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useColumnWidths } from './widths/column-widths.ts';

type IndexTableProps<Row> = {
  /** Machine id of the rows, under which the browser stores hidden columns. */
  flow: string;
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

/** Marks a table that is scrolled sideways; its style needs no rendering. */
const markScrolled = ({ currentTarget: box }: UIEvent<HTMLElement>) =>
  box.toggleAttribute('data-scrolled', box.scrollLeft > 0);

/** Table of rows, two or three lines each on small screens. */
export function IndexTable<Row>(props: IndexTableProps<Row>) {
  const { flow, label, rows, idOf, opened, selection } = props;
  const { shown: columns, isCompact, widths, onWidths, Menu } = useTableView(flow, props.columns);
  const table = useTableKeys<HTMLTableElement>();
  const frame = useOverflowMark();
  useColumnWidths(table, widths);
  useRowHold(table, selection ? (at) => choose(rows[at], props) : null);
  return (
    <Frame ref={frame}>
      {Menu ? (
        <MenuCorner besideTick={selection !== undefined}>
          <TableMenuOnRequest
            Menu={Menu}
            table={flow}
            columns={props.columns}
            hasSelection={selection !== undefined}
          />
        </MenuCorner>
      ) : null}
      <Scroll onScroll={markScrolled}>
        <Table
          ref={table}
          aria-label={label}
          aria-keyshortcuts="J K X"
          isCompact={isCompact}
          hasMenu={Menu !== null}
        >
          <IndexHead columns={columns} selection={selection} widths={widths} onWidths={onWidths} />
          <tbody>
            {rows.map((row) => (
              <tr key={idOf(row)} {...(idOf(row) === opened ? { 'data-open': true } : {})}>
                <RowCells {...props} columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Frame>
  );
}

/** Selects a row that is not selected. */
function choose<Row>(row: Row | undefined, { idOf, selection }: IndexTableProps<Row>): void {
  if (row && selection && !selection.isChosen(idOf(row))) selection.onToggle(idOf(row));
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
        <td data-tick data-stays>
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
          <th key={column.id} scope="row" data-stays {...(column.isOneLine ? { 'data-one-line': true } : {})}>
            <RowButton
              name={nameOf(row)}
              onOpen={onOpen && (() => onOpen(id))}
              isChosen={selection?.isChosen(id) ?? false}
              onToggle={selection?.hasChosen ? () => selection.onToggle(id) : null}
            >
              {column.cell(row)}
            </RowButton>
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

type RowButtonProps = {
  name: string;
  onOpen: (() => void) | undefined;
  isChosen: boolean;
  /** Null while no row is selected. */
  onToggle: (() => void) | null;
  children: ReactNode;
};

/** Button of the title, which opens the row; on small screens it selects it while rows are selected, as a tap does. */
function RowButton({ name, onOpen, isChosen, onToggle, children }: RowButtonProps) {
  const isWide = useWide();
  if (onToggle && !isWide)
    return (
      <Opener type="button" aria-pressed={isChosen} onClick={onToggle}>
        {children}
        <VisuallyHidden>{indexText.choose(name)}</VisuallyHidden>
      </Opener>
    );
  if (!onOpen) return children;
  return (
    <Opener type="button" onClick={onOpen}>
      {children}
      <VisuallyHidden>{indexText.open(name)}</VisuallyHidden>
    </Opener>
  );
}
