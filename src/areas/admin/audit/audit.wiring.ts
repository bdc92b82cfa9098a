import { auditChainMachine } from '#machines/admin/audit/audit-chain.machine.ts';
import { auditEntryMachine } from '#machines/admin/audit/audit-entry.machine.ts';
import { auditFileMachine } from '#machines/admin/audit/audit-file.machine.ts';
import { auditLogMachine } from '#machines/admin/audit/audit-log.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/** Provides the chart of the paged audit log of admins with its calls and effects. */
export const wireAuditLog = (app: AppServices) => wire(auditLogMachine, app);

/** Provides the chart of the verification of the hash chain of the audit log with its calls and effects. */
export const wireAuditChain = (app: AppServices) => wire(auditChainMachine, app);

/** Provides the chart of one opened entry of the audit log with its calls and effects. */
export const wireAuditEntry = (app: AppServices) => wire(auditEntryMachine, app);

/**
 * Provides the chart of the export of the filtered audit log with its calls and effects; downloads it
 * as a CSV file.
 */
export const wireAuditFile = (app: AppServices) =>
  wire(auditFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
