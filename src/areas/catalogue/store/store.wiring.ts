import { storeDirectoryMachine } from '#machines/catalogue/store-directory.machine.ts';
import { storePageMachine } from '#machines/catalogue/store-page.machine.ts';
import { storeProductsMachine } from '#machines/catalogue/store-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { storeText as text } from './store.text.ts';

/** Provides the chart of the public list of stores with its calls and effects. */
export const wireStoreDirectory = (app: AppServices) =>
  wire(storeDirectoryMachine, app, { load: text.failed });

/** Provides the chart of the public page of one store with its calls and effects. */
export const wireStorePage = (app: AppServices) => wire(storePageMachine, app, { load: text.failed });

/** Provides the chart of the paged products of one store with its calls and effects. */
export const wireStoreProducts = (app: AppServices) =>
  wire(storeProductsMachine, app, { loadPage: text.goods.failed });
