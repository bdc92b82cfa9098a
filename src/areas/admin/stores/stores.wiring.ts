import { storeDetailMachine } from '#machines/admin/stores/store-detail.machine.ts';
import { storeFormMachine } from '#machines/admin/stores/store-form.machine.ts';
import { storeListMachine } from '#machines/admin/stores/store-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of stores with its calls and effects. */
export const wireStoreList = (app: AppServices) => wire(storeListMachine, app);

/** Provides the chart of one store, as an admin sees it with its calls and effects. */
export const wireStoreDetail = (app: AppServices) => wire(storeDetailMachine, app);

/**
 * Provides the chart of an admin's change of a store with its calls and effects: resume, pause, close,
 * rename or set its fee, at its version.
 */
export const wireStoreForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(storeFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
