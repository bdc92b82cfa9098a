import { fromPromise } from 'xstate';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { exportSellerLines, listSellerLines, type SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { lineFileMachine } from '#machines/seller/line-file.machine.ts';
import { orderWatchMachine } from '#machines/seller/order-watch.machine.ts';
import { type LineFilters, sellerLinesMachine } from '#machines/seller/seller-lines.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';

/** What the address says, as the calls want it. */
const saidIn = ({ q, tab, from, until }: LineFilters) => ({
  ...(q ? { q } : {}),
  ...(tab ? { tab } : {}),
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
});

export const wireSellerLines = ({ call }: AppServices) =>
  sellerLinesMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<SellerLine>, PagedRequest<IndexFilter<LineFilters>>>(
        async ({ input: { page, filter }, signal }) => {
          const query = { page, size: filter.size, ...saidIn(filter.filters) };
          const answer = await call(listSellerLines, { query }, { signal });
          const { content, totalPages, totalElements, counts } = answer;
          return { items: content, page, totalPages, totalElements, counts };
        },
      ),
    },
  });

export const wireOrderWatch = (onDue: () => void) =>
  orderWatchMachine.provide({ actions: { askAnew: () => onDue() } });

export const wireLineFile = ({ call }: AppServices) =>
  lineFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: LineFilters }>(({ input: { filter } }) =>
        call(exportSellerLines, { body: saidIn(filter) }),
      ),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
