import { adminPendingCountsMachine } from '#machines/admin/layout/admin-pending-counts.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the counts of pending work in the admin menu with its calls and effects. */
export const wireAdminPendingCounts = (app: AppServices) => wire(adminPendingCountsMachine, app);
