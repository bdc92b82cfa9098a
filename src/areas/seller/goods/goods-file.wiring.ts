import { fromPromise } from 'xstate';
import type { WrittenFile } from '#domain/kit/csv.ts';
import {
  applyImport,
  exportGoods,
  type ImportProgress,
  type ImportReview,
  reviewImport,
} from '#domain/seller/goods/import-calls.ts';
import { productFileMachine } from '#machines/seller/product-file.machine.ts';
import { productImportMachine } from '#machines/seller/product-import.machine.ts';
import type { GoodsFilters } from '#machines/seller/seller-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';
import { saidIn } from './goods.wiring.ts';

export const wireProductFile = ({ call }: AppServices) =>
  productFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: GoodsFilters }>(({ input: { filter } }) =>
        call(exportGoods, { body: saidIn(filter) }),
      ),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

export const wireProductImport = ({ call }: AppServices, onDone: () => void) =>
  productImportMachine.provide({
    actors: {
      check: fromPromise<ImportReview, { file: Blob | null }>(({ input: { file } }) => {
        const form = new FormData();
        if (file) form.append('file', file);
        return call(reviewImport, { form, query: { dryRun: '1' } });
      }),
      applyNext: fromPromise<ImportProgress, { ticket: string | null }>(({ input: { ticket } }) =>
        call(applyImport, { body: { ticket: ticket ?? '' } }),
      ),
    },
    actions: { announceDone: () => onDone() },
  });
