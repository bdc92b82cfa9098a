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

/** Reads the last entries against the end that is kept outside the database; that it was done is an entry too. */
export async function checkAudit({ db, clock, log, config }: Ports): Promise<Checked> {
  const startedAt = performance.now();
  const noted = await readAuditAnchor(auditAnchorOf(config.dataDir));
  const report = await verifyRecent(db, noted);
  const { end, problems, checked } = report;
  // One that was noted before those that are read here.
  if (noted.seq > 0 && noted.seq <= end.seq - checked && !(await holds(db, noted)))
    problems.push(`link ${noted.seq} is not the one that was noted: the chain was made anew`);
  if (problems.length > 0) log.error({ event: 'audit', problems }, 'the audit trail was changed');
  await noteCheck(db, { end, checked, problems }, clock.now());
  return { ...report, noted, ms: Math.round(performance.now() - startedAt) };
}

type Check = Pick<AuditReport, 'end' | 'problems'> & { checked: number };

/** That the trail was checked stands in the trail: how much of it, up to which entry, and what was found. */
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

/** Nobody has to think of it: once a day the trail is checked by itself. */
export async function sweepChecks(ports: Ports): Promise<void> {
  const since = new Date(ports.clock.now().getTime() - DAY_MS);
  if (!(await wasDoneSince(ports.db, { action: 'AUDIT_VERIFIED', targetType: 'AUDIT', since })))
    await checkAudit(ports);
}
