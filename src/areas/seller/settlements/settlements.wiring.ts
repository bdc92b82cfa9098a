import { fromPromise } from 'xstate';
import type { WrittenFile } from '#domain/kit/csv.ts';
import {
  listSettlementLines,
  listSettlements,
  writeSettlement,
} from '#domain/seller/settlements/settlement.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { settlementFileMachine } from '#machines/seller/settlement-file.machine.ts';
import {
  type SettlementLinePage,
  settlementLinesMachine,
} from '#machines/seller/settlement-lines.machine.ts';
import { type SettlementPage, settlementListMachine } from '#machines/seller/settlement-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { download } from '#src/lib/download.ts';
import { settlementsText as text } from './settlements.text.ts';

export const wireSettlementList = ({ call }: AppServices) =>
  settlementListMachine.provide({
    actors: {
      loadPage: fromPromise<SettlementPage, PagedRequest<{ size: number }>>(async ({ input, signal }) => {
        const query = { page: input.page, size: input.filter.size };
        const { content, totalPages, totalElements, open } = await told(
          call(listSettlements, { query }, { signal }),
          text.failed,
        );
        return { items: content, page: input.page, totalPages, totalElements, open };
      }),
    },
  });

export const wireSettlementLines = ({ call }: AppServices) =>
  settlementLinesMachine.provide({
    actors: {
      loadPage: fromPromise<SettlementLinePage, PagedRequest<{ id: number }>>(async ({ input, signal }) => {
        const { page, size, filter } = input;
        const { content, totalPages, totalElements, settlement } = await told(
          call(listSettlementLines, { params: filter, query: { page, size } }, { signal }),
          text.linesFailed,
        );
        return { items: content, page, totalPages, totalElements, settlement };
      }),
    },
  });

/** All turns of a long statement as one file. */
async function whole(call: AppServices['call'], params: { id: number }): Promise<WrittenFile> {
  const first = await call(writeSettlement, { params, body: {} });
  const parts = [first.csv];
  let { rows, next } = first;
  while (next) {
    const turn = await call(writeSettlement, { params, body: { after: next } });
    parts.push(turn.csv);
    rows += turn.rows;
    next = turn.next;
  }
  return { fileName: first.fileName, csv: parts.join(''), rows };
}

export const wireSettlementFile = ({ call }: AppServices) =>
  settlementFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: { id: number } }>(({ input }) => whole(call, input.filter)),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
