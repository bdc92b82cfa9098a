import type { AuditEntryDetail } from '#domain/admin/audit/audit-trail.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const auditEntryMachine = createResourceMachine<AuditEntryDetail, { id: number }>({
  id: 'auditEntry',
  description: 'One entry of the trail with its place in the chain.',
});
