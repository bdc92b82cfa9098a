import { dashboardMachine } from '#machines/admin/analytics/dashboard.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

/**
 * Provides the chart of the admin dashboard with its calls and effects; failures of its one call show
 * the text of the page.
 */
export const wireDashboard = ({ call }: { call: Call }) =>
  wire(dashboardMachine, { call }, { load: dashboardText.failed });
