import { formatNumber } from '#domain/kit/format.ts';
import type { Queryable } from '../../db/database.ts';
import { type AuditedAction, auditEach } from '../../kit/audit/audit-log.ts';
import { insertRows, type NewRow } from './ledger-store.ts';

/** Movement of points that becomes a row of the ledger. */
export type Entry = {
  userId: number;
  type: 'EARN' | 'USE' | 'EXPIRE' | 'CANCEL';
  points: number;
  /** Balance before the row; negative if points are owed. */
  before: number;
  description: string;
  reason: string;
  refType: string;
  refId: number;
  orderId?: number;
  expires: Date | null;
  now: Date;
};

/** Appends a ledger row with its audit entry; returns false if its cause has one already. */
export const append = async (tx: Queryable, entry: Entry): Promise<boolean> =>
  (await appendEach(tx, [entry])) > 0;

/**
 * Appends several rows; `before` of a row counts the earlier ones of its member. Returns their number.
 */
export async function appendEach(tx: Queryable, entries: readonly Entry[]): Promise<number> {
  const byRow = new Map(entries.map((entry) => [toRow(entry), entry]));
  const added = await insertRows(tx, [...byRow.keys()]);
  const [first] = entries;
  if (first) await auditEach(tx, added.flatMap((row) => byRow.get(row) ?? []).map(toDeed), first.now);
  return added.length;
}

function toRow(entry: Entry): NewRow {
  const { points, before, reason, refType, refId } = entry;
  const after = before + points;
  return {
    userId: entry.userId,
    type: entry.type,
    points,
    // The displayed balance is never negative; debt is part of the sum and of the text.
    balanceAfter: Math.max(0, after),
    description: `${entry.description}${debtNote(before, after)}`,
    reason,
    refType,
    refId,
    orderId: entry.orderId ?? null,
    expiresAt: entry.expires,
    createdAt: entry.now,
  };
}

function toDeed({ userId, type, points, before, reason, refType, refId }: Entry): AuditedAction {
  const detail = { points, before, after: before + points, reason, refType, refId };
  return { action: `POINTS_${type}`, target: ['MEMBER', userId], detail };
}

/** Returns the part of the text about owed points. */
function debtNote(before: number, after: number): string {
  if (after < before && after < 0)
    return ` (모자란 ${formatNumber(-after)}포인트는 다음에 쌓이는 포인트로 채워요)`;
  if (before < 0) return ` (모자란 포인트 ${formatNumber(Math.min(-before, after - before))}P를 채웠어요)`;
  return '';
}
