import { statsMachine } from '#machines/admin/analytics/stats.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

/** Wires the sales statistics of a period for admins. */
export const wireStats = ({ call }: { call: Call }) =>
  wire(statsMachine, { call }, { load: dashboardText.failed });
