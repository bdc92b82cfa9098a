import type { AskedPeriod } from '#domain/kit/period.ts';
import { readSellerDashboard, type SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/**
 * Machine of the seller dashboard: loads pending work and the figures of a period with those of the one
 * before.
 */
export const sellerDashboardMachine = createResourceMachine<SellerDashboard, AskedPeriod>({
  id: 'sellerDashboard',
  description:
    'What waits in a store, and its figures for the period that the address says, beside the one before.',
  load: endpointPort(readSellerDashboard, ({ input }) => ({ query: input })),
  follows: true,
});
