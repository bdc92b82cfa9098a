import { dashboardMachine } from '#machines/admin/analytics/dashboard.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';
import { dashboardText } from './dashboard.text.ts';

export const wireDashboard = ({ call }: { call: Call }) =>
  wire(dashboardMachine, { call }, { load: dashboardText.failed });
