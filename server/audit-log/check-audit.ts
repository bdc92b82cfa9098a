import { inTransaction } from '../db/transaction.ts';
import { audit } from '../kit/audit/audit-log.ts';
import { wasDoneSince } from '../kit/audit/audit-store.ts';
import type { Context } from '../kit/context.ts';
import { auditAnchorOf, readAuditAnchor } from './audit-anchor.ts';
import { linkAt } from './audit-chain-store.ts';
import { holds } from './sweep-audit.ts';
import { type AuditReport, verifyRecent } from './verify-audit.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log'> & { config: Pick<Context['config'], 'dataDir'> };
type Checked = AuditReport & { checked: number; noted: { seq: number; hash: string }; ms: number };

const DAY_MS = 86_400_000;

/** Verifies the latest entries against the anchor and records the check in the audit log. */
export async function checkAudit({ db, clock, log, config }: Ports): Promise<Checked> {
  const startedAt = performance.now();
  const noted = await readAuditAnchor(auditAnchorOf(config.dataDir));
  const report = await verifyRecent(db, noted);
  const { end, problems, checked } = report;
  // The anchor precedes the verified range.
  if (noted.seq > 0 && noted.seq <= end.seq - checked && !(await holds(db, noted)))
    problems.push(`link ${noted.seq} is not the one that was noted: the chain was made anew`);
  if (problems.length > 0) log.error({ event: 'audit', problems }, 'audit log was modified');
  await noteCheck(db, { end, checked, problems }, clock.now());
  return { ...report, noted, ms: Math.round(performance.now() - startedAt) };
}

type Check = Pick<AuditReport, 'end' | 'problems'> & { checked: number };

/** Records a check in the audit log: range, last entry and result. */
export const noteCheck = (
  db: Context['db'],
  { end, checked, problems }: Check,
  now: Date,
  by: 'SHOP' | 'COMMAND' = 'SHOP',
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { entryId: entry } = await linkAt(tx, end.seq);
    const detail = { checked, problems: problems.length, hash: end.hash, entry, by };
    await audit(tx, { action: 'AUDIT_VERIFIED', target: ['AUDIT', end.seq], detail }, now);
  });

/** Runs the check once a day. */
export async function sweepChecks(ports: Ports): Promise<void> {
  const since = new Date(ports.clock.now().getTime() - DAY_MS);
  if (!(await wasDoneSince(ports.db, { action: 'AUDIT_VERIFIED', targetType: 'AUDIT', since })))
    await checkAudit(ports);
}
