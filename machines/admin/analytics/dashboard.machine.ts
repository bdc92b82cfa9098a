import { type Dashboard, getDashboard } from '#domain/admin/analytics/dashboard.ts';
import type { AskedPeriod } from '#domain/kit/period.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/**
 * Machine of the admin dashboard: loads all figures of the period in the address, with those of the period
 * before.
 */
export const dashboardMachine = createResourceMachine<Dashboard, AskedPeriod>({
  id: 'dashboard',
  description: 'Every number of the shop for the period that the address says, beside the one before.',
  load: endpointPort(getDashboard, ({ input }) => ({ query: input })),
  follows: true,
});
