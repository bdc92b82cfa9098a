import { dashboardMachine } from '#machines/admin/analytics/dashboard.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

/** Wires the admin dashboard; failures of its one call show the text of the page. */
export const wireDashboard = ({ call }: { call: Call }) =>
  wire(dashboardMachine, { call }, { load: dashboardText.failed });
