import { actionLabel, targetLabel } from '#domain/admin/audit/audit-labels.ts';
import type {
  AuditEntry,
  AuditEntryDetail,
  AuditFilter,
  LastCheck,
  listAudit as listAuditCall,
} from '#domain/admin/audit/audit-log.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { auditAnchorOf, readAuditAnchor } from '../../audit-log/audit-anchor.ts';
import { endOfChain } from '../../audit-log/audit-chain-store.ts';
import { NO_LINK } from '../../audit-log/hash-chain.ts';
import { holds } from '../../audit-log/sweep-audit.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { writeFile } from '../../kit/write-file.ts';
import {
  countWaiting,
  type EntryRow,
  findEntries,
  findEntry,
  findLastCheck,
  findLinked,
  findOrderOf,
} from './audit-list-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

const toEntry = (row: EntryRow): AuditEntry => ({
  entryId: row.id,
  at: row.at.toISOString(),
  actor: row.actorId === null ? null : { userId: row.actorId, nickname: row.nickname, role: row.role },
  action: row.action,
  targetType: row.targetType,
  targetId: row.targetId,
  detail: row.detail,
  requestId: row.requestId,
  isChained: row.isChained,
});

/** Returns the member whose actions or fate are read; null for a general filter. */
function personIn({ actor, targetType, targetId }: AuditFilter): number | null {
  if (typeof actor === 'number') return actor;
  return targetType === 'MEMBER' && targetId ? targetId : null;
}

/**
 * Returns a page of the audit log. Reading about one member is itself recorded, once for all pages.
 */
export async function listAudit({ db, clock }: Ports, query: QueryOf<typeof listAuditCall>) {
  const { before, size, ...filter } = query;
  const rows = await findEntries(db, filter, { before, most: size + 1 });
  const person = before === undefined ? personIn(filter) : null;
  if (person !== null) await audit(db, { action: 'AUDIT_READ', target: ['MEMBER', person] }, clock.now());
  const entries = rows.slice(0, size).map(toEntry);
  return { entries, next: rows.length > size ? (entries.at(-1)?.entryId ?? null) : null };
}

/** Returns the end of the hash chain. */
export async function readChain({ db, config }: Ports) {
  const end = await endOfChain(db);
  const last = await findLinked(db, end.seq);
  const noted = await readAuditAnchor(auditAnchorOf(config.dataDir));
  return {
    end,
    lastEntry: last && toEntry(last),
    waiting: await countWaiting(db),
    noted,
    holds: await holds(db, noted),
    lastCheck: toCheck(await findLastCheck(db)),
  };
}

const toCheck = (row: EntryRow | null): LastCheck | null =>
  row && {
    at: row.at.toISOString(),
    by: row.nickname,
    isCommand: row.detail.by === 'COMMAND',
    checked: Number(row.detail.checked ?? 0),
    entryId: row.detail.entry ? Number(row.detail.entry) : null,
    problems: Number(row.detail.problems ?? 0),
  };

/** Returns an entry with its link and the order of its target. */
export async function readEntry({ db }: Ports, id: number): Promise<AuditEntryDetail> {
  const row = await findEntry(db, id);
  if (!row) throw new ShopError('NOT_FOUND');
  const order = await findOrderOf(db, row.targetType, row.targetId);
  const { seq, hash, before } = row;
  return {
    entry: toEntry(row),
    thing: order && {
      orderId: order.id,
      orderNo: order.orderNo,
      buyer: { userId: order.userId, nickname: order.nickname },
    },
    link:
      seq === null || hash === null
        ? null
        : { seq, hash, before: before ?? NO_LINK.hash, end: (await endOfChain(db)).seq },
  };
}

const HEAD = [
  '번호',
  '시각',
  '작업자',
  '작업자 번호',
  '역할',
  '작업',
  '코드',
  '대상',
  '대상 번호',
  '자세히',
  '요청 번호',
];

/** Exports the filtered entries as CSV. */
export async function exportAudit(ports: Ports, by: Member, filter: AuditFilter) {
  const found = await findEntries(ports.db, filter, { most: MAX_LISTED });
  const rows = found.map((row) => [
    row.id,
    row.at.toISOString(),
    row.nickname ?? (row.actorId === null ? '시스템' : ''),
    row.actorId,
    row.role,
    actionLabel(row.action),
    row.action,
    targetLabel(row.targetType),
    row.targetId,
    JSON.stringify(row.detail),
    row.requestId,
  ]);
  return writeFile(ports, { what: 'audit', by, filter, head: HEAD, rows });
}
