import { metricRowsMachine } from '#machines/admin/analytics/metric-rows.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

/**
 * Provides the chart of the paged list of rows that a dashboard figure counts with its calls and
 * effects.
 */
export const wireMetricRows = ({ call }: { call: Call }) =>
  wire(metricRowsMachine, { call }, { loadPage: dashboardText.rowsFailed });
