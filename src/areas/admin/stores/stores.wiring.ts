import { storeDetailMachine } from '#machines/admin/stores/store-detail.machine.ts';
import { storeFormMachine } from '#machines/admin/stores/store-form.machine.ts';
import { storeListMachine } from '#machines/admin/stores/store-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of stores. */
export const wireStoreList = (app: AppServices) => wire(storeListMachine, app);

/** Wires one store, as an admin sees it. */
export const wireStoreDetail = (app: AppServices) => wire(storeDetailMachine, app);

/**
 * Wires an admin's change of a store: resume, pause, close, rename or set its fee, at its version.
 */
export const wireStoreForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(storeFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
