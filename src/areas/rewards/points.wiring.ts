import { fromPromise } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import {
  type ExpiringPoints,
  expiringPoints,
  type PointBalance,
  type PointTransaction,
  pointBalance,
  pointTransactions,
} from '#domain/rewards/points.ts';
import { expiringPointsMachine } from '#machines/rewards/expiring-points.machine.ts';
import { pointsMachine } from '#machines/rewards/points.machine.ts';
import type { Call } from '#src/http/call.ts';

/** The point screen with the shop's calls. */
export const wirePoints = ({ call }: { call: Call }) =>
  pointsMachine.provide({
    actors: {
      loadSummary: fromPromise<PointBalance>(({ signal }) => call(pointBalance, {}, { signal })),
      loadHistory: fromPromise<Page<PointTransaction>, PageQuery>(async ({ input, signal }) => {
        const answer = await call(pointTransactions, { query: input }, { signal });
        const { transactions, totalPages, totalElements } = answer;
        return { items: transactions, page: input.page, totalPages, totalElements };
      }),
    },
  });

export const wireExpiring = ({ call }: { call: Call }) =>
  expiringPointsMachine.provide({
    actors: {
      load: fromPromise<ExpiringPoints, { input: undefined }>(({ signal }) =>
        call(expiringPoints, {}, { signal }),
      ),
    },
  });
