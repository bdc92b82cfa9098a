import { exportAudit } from '#domain/admin/audit/audit-log.ts';
import { asks } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { saidIn, type TrailFilter } from './audit-log.machine.ts';

export const auditFileMachine = createFileMachine<TrailFilter>({
  id: 'auditFile',
  description: 'What the trail shows, as a file; whoever takes it shows who they are first.',
  write: asks(exportAudit, ({ filter }) => ({ body: saidIn(filter) })),
});
