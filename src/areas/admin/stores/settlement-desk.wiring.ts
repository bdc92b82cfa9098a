import { fromPromise } from 'xstate';
import {
  listAllSettlements,
  paySettlement,
  type SettledStore,
} from '#domain/seller/settlements/settlement.ts';
import { type SettlementFilters, settlementDeskMachine } from '#machines/admin/settlement-desk.machine.ts';
import { type PaidSettlement, settlementPaymentMachine } from '#machines/admin/settlement-payment.machine.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

type Asked = PagedRequest<IndexFilter<SettlementFilters>>;

export const wireSettlementDesk = ({ call }: AppServices) =>
  settlementDeskMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<SettledStore>, Asked>(async ({ input: { page, filter }, signal }) => {
        const { paid } = filter.filters;
        const query = { page, size: filter.size, ...(paid ? { state: paid } : {}) };
        const answer = await call(listAllSettlements, { query }, { signal });
        const { content, totalPages, totalElements, unpaid } = answer;
        return { items: content, page, totalPages, totalElements, counts: { unpaid } };
      }),
    },
  });

export const wireSettlementPayment = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  settlementPaymentMachine.provide({
    actors: {
      save: fromPromise<void, { body: PaidSettlement }>(
        async ({
          input: {
            body: { id, paidOn },
          },
        }) => {
          await call(paySettlement, { params: { id }, body: { paidOn } });
        },
      ),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
