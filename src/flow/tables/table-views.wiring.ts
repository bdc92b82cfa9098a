import { type ActorRefFrom, createActor } from 'xstate';
import { tableViewsMachine } from '#machines/shell/table-views.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { readTableViews, storeTableViews, TABLE_VIEWS_KEY } from '#src/lib/storage/table-views.ts';

/** Provides the chart of the views of tables with its effect: the browser stores them. */
export const wireTableViews = ({ storage }: AppServices) =>
  tableViewsMachine.provide({
    actions: { storeViews: (_, views) => storeTableViews(views, storage, window) },
  });

/** The app-wide actor of the views of tables, started with the first menu. */
export const tableViewsOf = (app: AppServices): ActorRefFrom<typeof tableViewsMachine> =>
  app.actors('tableViews', () => {
    const input = readTableViews(app.storage.get(TABLE_VIEWS_KEY));
    return createActor(wireTableViews(app), { input, systemId: 'tableViews' }).start();
  });
