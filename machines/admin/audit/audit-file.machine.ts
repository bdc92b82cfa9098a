import { exportAudit } from '#domain/admin/audit/audit-log.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type AuditLogFilter, saidIn } from './audit-log.machine.ts';

/** Machine of the audit export: writes the filtered entries as a CSV file after step-up authentication. */
export const auditFileMachine = createFileMachine<AuditLogFilter>({
  id: 'auditFile',
  description: 'What the trail shows, as a file; whoever takes it shows who they are first.',
  write: endpointPort(exportAudit, ({ filter }) => ({ body: saidIn(filter) })),
});
