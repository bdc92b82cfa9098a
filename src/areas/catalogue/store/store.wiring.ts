import { storeDirectoryMachine } from '#machines/catalogue/store-directory.machine.ts';
import { storePageMachine } from '#machines/catalogue/store-page.machine.ts';
import { storeProductsMachine } from '#machines/catalogue/store-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { storeText as text } from './store.text.ts';

export const wireStoreDirectory = (app: AppServices) =>
  wire(storeDirectoryMachine, app, { load: text.failed });

export const wireStorePage = (app: AppServices) => wire(storePageMachine, app, { load: text.failed });

export const wireStoreProducts = (app: AppServices) =>
  wire(storeProductsMachine, app, { loadPage: text.goods.failed });
