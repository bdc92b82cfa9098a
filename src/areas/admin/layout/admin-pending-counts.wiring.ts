import { adminPendingCountsMachine } from '#machines/admin/layout/admin-pending-counts.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the counts of pending work in the admin menu. */
export const wireAdminPendingCounts = (app: AppServices) => wire(adminPendingCountsMachine, app);
