import { metricRowsMachine } from '#machines/admin/analytics/metric-rows.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

export const wireMetricRows = ({ call }: { call: Call }) =>
  wire(metricRowsMachine, { call }, { loadPage: dashboardText.rowsFailed });
