import { type AuditEntryDetail, readAuditEntry } from '#domain/admin/audit/audit-log.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of one audit entry by id: loads the entry with its place in the hash chain. */
export const auditEntryMachine = createResourceMachine<AuditEntryDetail, { id: number }>({
  id: 'auditEntry',
  description: 'One entry of the trail with its place in the chain.',
  load: endpointPort(readAuditEntry, ({ input }) => ({ params: input })),
});
