import { fromPromise } from 'xstate';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { writeSettlement } from '#domain/seller/settlements/settlement.ts';
import { settlementFileMachine } from '#machines/seller/settlements/settlement-file.machine.ts';
import { settlementLinesMachine } from '#machines/seller/settlements/settlement-lines.machine.ts';
import { settlementListMachine } from '#machines/seller/settlements/settlement-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';
import { settlementsText as text } from './settlements.text.ts';

/** Provides the chart of the paged settlements of a seller's own store with its calls and effects. */
export const wireSettlementList = (app: AppServices) =>
  wire(settlementListMachine, app, { loadPage: text.failed });

/** Provides the chart of the paged order lines of one settlement with its calls and effects. */
export const wireSettlementLines = (app: AppServices) =>
  wire(settlementLinesMachine, app, { loadPage: text.linesFailed });

/** All pages of a statement as one file. */
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

/**
 * Provides the chart of the export of all lines of one settlement with its calls and effects;
 * downloads it as a CSV file.
 */
export const wireSettlementFile = ({ call }: AppServices) =>
  settlementFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: { id: number } }>(({ input }) => whole(call, input.filter)),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
