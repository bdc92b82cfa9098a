import {
  auditChain,
  exportAudit as exportAuditCall,
  listAudit as listAuditCall,
  readAuditEntry,
  verifyAudit,
} from '#domain/admin/audit/audit-log.ts';
import { checkAudit } from '../../audit-log/check-audit.ts';
import type { Feature } from '../../kit/feature.ts';
import { exportAudit, listAudit, readChain, readEntry } from './audit-service.ts';

/** Registers the endpoints of the audit log. */
export const auditRoutes: Feature = (route, context) => {
  route(listAuditCall, ({ query }) => listAudit(context, query));
  route(auditChain, () => readChain(context));
  route(readAuditEntry, ({ params }) => readEntry(context, params.id));
  route(verifyAudit, () => checkAudit(context));
  route(exportAuditCall, ({ user, body }) => exportAudit(context, user, body));
};
