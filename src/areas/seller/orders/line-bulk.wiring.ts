import { fromPromise } from 'xstate';
import { shipLines } from '#domain/seller/orders/shipments.ts';
import type { BulkWish, RowOutcome } from '#machines/kit/bulk.ts';
import { type LineShipments, lineBulkMachine } from '#machines/seller/line-bulk.machine.ts';
import { lineParcelsMachine } from '#machines/seller/line-parcels.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

type Wish = BulkWish<never, LineShipments>;

export const wireLineBulk = ({ call }: AppServices, onDone: () => void) =>
  lineBulkMachine.provide({
    actors: {
      count: fromPromise<number, Wish>(async ({ input: { act } }) => {
        const { shipped } = await call(shipLines, { body: { rows: [...act.rows], dryRun: true } });
        return shipped;
      }),
      act: fromPromise<readonly RowOutcome[], Wish>(async ({ input: { act } }) => {
        const { rows } = await call(shipLines, { body: { rows: [...act.rows] } });
        return rows.map(({ row, state, reason }) => ({
          id: Number(act.rows[row - 1]?.orderItemId),
          done: state !== 'REFUSED',
          reason,
        }));
      }),
    },
    actions: { announceDone: () => onDone() },
  });

/** Nothing is sent yet: what the rules let through is looked at by the server and asked about. */
export const wireLineParcels = (focusProblem: () => void, onTyped: (act: LineShipments) => void) =>
  lineParcelsMachine.provide({
    actors: { save: fromPromise<LineShipments, { body: LineShipments }>(async ({ input }) => input.body) },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onTyped(result) },
  });
