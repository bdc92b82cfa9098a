import { type ComponentType, createContext, useContext } from 'react';
import type { ColumnWidths, TableViews } from '#domain/kit/table-views.ts';
import { useWide } from '../layout/use-wide.ts';

/** Columns and keys of one table, as its menu lists them. */
export type TableMenuProps = {
  /** Name under which the hidden columns of the table are stored. */
  table: string;
  columns: readonly { id: string; head: string }[];
  hasSelection: boolean;
};

type ProvidedViews = TableViews & {
  Menu: ComponentType<TableMenuProps>;
  onWidths: (table: string, widths: ColumnWidths) => void;
};

/** Views of the tables of a desk and what changes them; null where tables are shown whole. */
export const TableViewsContext = createContext<ProvidedViews | null>(null);

/**
 * Returns the visible columns of a table, their widths (null while none was changed), whether its rows are compact, and
 * its menu. Small screens have no columns to choose: they show all values and no menu. The first column is always visible.
 */
export function useTableView<Column extends { id: string }>(table: string, columns: readonly Column[]) {
  const views = useContext(TableViewsContext);
  const isWide = useWide();
  if (!views || !isWide)
    return { shown: columns, isCompact: false, widths: null, onWidths: null, Menu: null };
  const hidden = views.hidden[table] ?? [];
  return {
    shown: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    isCompact: views.density === 'compact',
    widths: views.widths[table] ?? null,
    onWidths: (widths: ColumnWidths) => views.onWidths(table, widths),
    Menu: views.Menu,
  };
}
