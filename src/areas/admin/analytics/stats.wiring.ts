import { statsMachine } from '#machines/admin/analytics/stats.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

/** Provides the chart of the sales statistics of a period for admins with its calls and effects. */
export const wireStats = ({ call }: { call: Call }) =>
  wire(statsMachine, { call }, { load: dashboardText.failed });
