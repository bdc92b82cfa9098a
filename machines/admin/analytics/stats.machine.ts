import { getStats, type Stats } from '#domain/admin/analytics/stats.ts';
import type { AskedPeriod } from '#domain/kit/period.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/**
 * Machine of the statistics page: loads sales by part, cart funnel, size returns and member cohorts of a
 * period.
 */
export const statsMachine = createResourceMachine<Stats, AskedPeriod>({
  id: 'stats',
  description:
    'What is behind the numbers: parts of the sales, the way to an order, sizes, and who came back.',
  load: endpointPort(getStats, ({ input }) => ({ query: input })),
  follows: true,
});
