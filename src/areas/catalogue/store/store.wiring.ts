import { storeDirectoryMachine } from '#machines/catalogue/store-directory.machine.ts';
import { storePageMachine } from '#machines/catalogue/store-page.machine.ts';
import { storeProductsMachine } from '#machines/catalogue/store-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { storeText as text } from './store.text.ts';

/** Wires the public list of stores. */
export const wireStoreDirectory = (app: AppServices) =>
  wire(storeDirectoryMachine, app, { load: text.failed });

/** Wires the public page of one store. */
export const wireStorePage = (app: AppServices) => wire(storePageMachine, app, { load: text.failed });

/** Wires the paged products of one store. */
export const wireStoreProducts = (app: AppServices) =>
  wire(storeProductsMachine, app, { loadPage: text.goods.failed });
