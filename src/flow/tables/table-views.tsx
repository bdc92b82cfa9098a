import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { ColumnWidths } from '#domain/kit/table-views.ts';
import { useApp } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { readTableViews, TABLE_VIEWS_KEY } from '#src/lib/storage/table-views.ts';
import { TableMenuButton } from '#src/ui/index-table/table-menu-button.tsx';
import { TableViewsContext } from '#src/ui/index-table/table-view.ts';

/** Menu of a table with the chart behind it, loaded with the first press. */
const Menu = addition(
  () => import('./chosen-table-views.tsx'),
  () => <TableMenuButton busy />,
);

function onChange(tell: () => void): () => void {
  window.addEventListener(TABLE_VIEWS_KEY, tell);
  return () => window.removeEventListener(TABLE_VIEWS_KEY, tell);
}
const nothing = () => null;

/** Loads the chart and tells it the widths of a table; without its code they are shown until the table changes. */
const widthsOf = (app: AppServices) => (table: string, widths: ColumnWidths) =>
  void import('./table-views.wiring.ts').then(
    ({ tableViewsOf }) => tableViewsOf(app).send({ type: 'widths.chosen', table, widths }),
    () => {},
  );

/** Provides the tables inside with the views that are stored in this browser, and with the menu that changes them. */
export function TableViewsProvider({ children }: { children: ReactNode }) {
  const app = useApp();
  const { storage } = app;
  const stored = useSyncExternalStore(onChange, () => storage.get(TABLE_VIEWS_KEY), nothing);
  const provided = useMemo(
    () => ({ ...readTableViews(stored), Menu, onWidths: widthsOf(app) }),
    [stored, app],
  );
  return <TableViewsContext.Provider value={provided}>{children}</TableViewsContext.Provider>;
}
