import { type ColumnWidths, columnPx, TABLE_DENSITIES, type TableViews } from '#domain/kit/table-views.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Local storage key of the views of tables, and the event of the page that reports a change of it. */
export const TABLE_VIEWS_KEY = 'tableViews';

const isText = (one: unknown): one is string => typeof one === 'string';

/** Parses the widths of one table; values that are no numbers count as not chosen. */
const widthsIn = (stored: unknown): ColumnWidths => {
  const columns: [string, unknown][] = Object.entries(Object(stored));
  return Object.fromEntries(
    columns.flatMap(([id, px]) =>
      typeof px === 'number' && Number.isFinite(px) ? [[id, columnPx(px)]] : [],
    ),
  );
};

/** Parses stored views of tables; parts of another shape count as not chosen. */
export function readTableViews(stored: string | null): TableViews {
  const none: TableViews = { density: TABLE_DENSITIES[0], hidden: {}, widths: {} };
  try {
    const views: { density?: unknown; hidden?: unknown; widths?: unknown } = Object(
      JSON.parse(stored ?? '{}'),
    );
    const hidden: [string, unknown][] = Object.entries(Object(views.hidden));
    const widths: [string, unknown][] = Object.entries(Object(views.widths));
    return {
      density: TABLE_DENSITIES.find((one) => one === views.density) ?? none.density,
      hidden: Object.fromEntries(
        hidden.map(([table, ids]) => [table, Array.isArray(ids) ? ids.filter(isText) : []]),
      ),
      widths: Object.fromEntries(
        widths
          .map(([table, of]) => [table, widthsIn(of)] as const)
          .filter(([, of]) => Object.keys(of).length > 0),
      ),
    };
  } catch {
    return none;
  }
}

/** Stores the views of tables and reports it to the page, which shows them. */
export function storeTableViews(views: TableViews, storage: SafeStorage, page: Window): void {
  storage.set(TABLE_VIEWS_KEY, JSON.stringify(views));
  page.dispatchEvent(new Event(TABLE_VIEWS_KEY));
}
