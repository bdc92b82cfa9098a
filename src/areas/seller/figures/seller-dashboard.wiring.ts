import { fromPromise } from 'xstate';
import type { AskedPeriod } from '#domain/kit/period.ts';
import { readSellerDashboard, type SellerDashboard } from '#domain/seller/figures/seller-dashboard.ts';
import { sellerDashboardMachine } from '#machines/seller/seller-dashboard.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { sellerFiguresText } from './seller-figures.text.ts';

export const wireSellerDashboard = ({ call }: AppServices) =>
  sellerDashboardMachine.provide({
    actors: {
      load: fromPromise<SellerDashboard, { input: AskedPeriod }>(({ input, signal }) =>
        told(call(readSellerDashboard, { query: input.input }, { signal }), sellerFiguresText.failed),
      ),
    },
  });
