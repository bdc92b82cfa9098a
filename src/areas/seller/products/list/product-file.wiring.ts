import { productFileMachine } from '#machines/seller/products/product-file.machine.ts';
import { productImportMachine } from '#machines/seller/products/product-import.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/**
 * Provides the chart of the export of the filtered products with its calls and effects; downloads it
 * as a CSV file.
 */
export const wireProductFile = (app: AppServices) =>
  wire(productFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

/**
 * Provides the chart of the import of products from a file with its calls and effects; a dry run
 * checks it first.
 */
export const wireProductImport = (app: AppServices, onDone: () => void) =>
  wire(productImportMachine, app).provide({
    actions: { announceDone: () => onDone() },
  });
