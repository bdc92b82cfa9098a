import { fromPromise } from 'xstate';
import {
  type AuditChain,
  type AuditCheck,
  type AuditEntryDetail,
  auditChain,
  exportAudit,
  listAudit,
  readAuditEntry,
  verifyAudit,
} from '#domain/admin/audit/audit-trail.ts';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { auditChainMachine } from '#machines/admin/audit-chain.machine.ts';
import { auditEntryMachine } from '#machines/admin/audit-entry.machine.ts';
import { auditFileMachine } from '#machines/admin/audit-file.machine.ts';
import {
  auditTrailMachine,
  type Stretch,
  type StretchAsked,
  type TrailFilter,
} from '#machines/admin/audit-trail.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';

/** What is not said in the address is not asked. */
const saidIn = ({ actor, action, targetType, targetId, from, to }: TrailFilter) => ({
  ...(actor ? { actor } : {}),
  ...(action ? { action } : {}),
  ...(targetType ? { targetType } : {}),
  ...(targetId ? { targetId } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export const wireAuditTrail = ({ call }: AppServices) =>
  auditTrailMachine.provide({
    actors: {
      read: fromPromise<Stretch, StretchAsked>(({ input: { filter, before }, signal }) =>
        call(listAudit, { query: { ...saidIn(filter), ...(before === null ? {} : { before }) } }, { signal }),
      ),
    },
  });

export const wireAuditChain = ({ call }: AppServices) =>
  auditChainMachine.provide({
    actors: {
      load: fromPromise<AuditChain>(({ signal }) => call(auditChain, {}, { signal })),
      verify: fromPromise<AuditCheck>(({ signal }) => call(verifyAudit, {}, { signal })),
    },
  });

export const wireAuditEntry = ({ call }: AppServices) =>
  auditEntryMachine.provide({
    actors: {
      load: fromPromise<AuditEntryDetail, { input: { id: number } }>(({ input, signal }) =>
        call(readAuditEntry, { params: input.input }, { signal }),
      ),
    },
  });

export const wireAuditFile = ({ call }: AppServices) =>
  auditFileMachine.provide({
    actors: {
      write: fromPromise<WrittenFile, { filter: TrailFilter }>(({ input }) =>
        call(exportAudit, { body: saidIn(input.filter) }),
      ),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
