import type { ColumnWidths } from '#domain/kit/table-views.ts';
import { indexText } from '#src/text/index-table.ts';
import type { IndexColumn, IndexSelection } from './index-column.ts';
import { Tick } from './table-parts.ts';
import { ColumnEdge } from './widths/column-edge.tsx';

type HeadProps<Row> = {
  columns: readonly IndexColumn<Row>[];
  selection: IndexSelection | undefined;
  widths: ColumnWidths | null;
  /** Null where the widths of columns cannot be changed. */
  onWidths: ((widths: ColumnWidths) => void) | null;
};

/** Header row of a table. */
export function IndexHead<Row>({ columns, selection, widths, onWidths }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" data-tick data-stays>
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
        {columns.map(({ id, head, isNumber, isTitle }, index) => (
          <th
            key={id}
            scope="col"
            // Without the name of its edge.
            aria-label={head}
            data-column={id}
            data-number={isNumber || undefined}
            data-stays={isTitle || undefined}
          >
            {head}
            {onWidths && index < columns.length - 1 ? (
              <ColumnEdge column={{ id, head }} isFirst={index === 0} widths={widths} onWidths={onWidths} />
            ) : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}
