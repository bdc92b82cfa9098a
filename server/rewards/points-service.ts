import { listedOf, type PageQuery } from '#domain/kit/page.ts';
import { EXPIRING_DAYS, type PointType } from '#domain/rewards/points.ts';
import type { Context } from '../kit/context.ts';
import { expiringRows, type LedgerRow, pageOfLedger, sumLedger } from './points-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LABELS: Record<string, string> = { EARN: '적립', USE: '사용', EXPIRE: '소멸', CANCEL: '취소' };

type Ports = Pick<Context, 'db' | 'clock'>;

/** Totals of the member's ledger. */
export async function readBalance({ db }: Ports, userId: number) {
  const sums = await sumLedger(db, userId);
  return {
    currentPoints: sums.current,
    totalEarnedPoints: sums.earned,
    totalUsedPoints: sums.used,
    totalExpiredPoints: sums.expired,
    lastUpdatedAt: sums.updatedAt?.toISOString() ?? null,
  };
}

/** One page of the ledger, of one type or of all. */
export async function readTransactions(
  { db, clock }: Ports,
  userId: number,
  type: PointType | null,
  query: PageQuery,
) {
  const { rows, total: all } = await pageOfLedger(db, userId, type, query);
  const total = listedOf(all);
  const totalPages = Math.ceil(total / query.size);
  const now = clock.now();
  return {
    transactions: rows.map((row) => toWire(row, now)),
    currentPage: query.page,
    totalPages,
    totalElements: total,
    size: query.size,
    hasNext: query.page + 1 < totalPages,
    hasPrevious: query.page > 0,
  };
}

/** What is lost within the next 30 days when it is not spent. */
export async function readExpiring({ db, clock }: Ports, userId: number) {
  const now = clock.now();
  const rows = await expiringRows(db, userId, now, new Date(now.getTime() + EXPIRING_DAYS * DAY));
  return {
    expiringPoints: rows.map((row) => ({
      ...toWire(row, now),
      amount: row.remaining,
      points: row.remaining,
    })),
    totalExpiringPoints: rows.reduce((sum, row) => sum + row.remaining, 0),
    earliestExpiryDate: rows[0]?.expires_at?.toISOString() ?? null,
  };
}

/** Amounts are positive on the wire; the type tells the direction. Both name sets of contract D.4. */
function toWire(row: LedgerRow, now: Date) {
  const at = row.created_at.toISOString();
  const daysLeft = row.expires_at ? Math.ceil((row.expires_at.getTime() - now.getTime()) / DAY) : null;
  return {
    transactionId: row.id,
    type: row.type,
    transactionType: row.type,
    transactionTypeDescription: LABELS[row.type] ?? row.type,
    amount: Math.abs(row.points),
    points: Math.abs(row.points),
    balanceAfter: row.balance_after,
    description: row.description,
    relatedOrderId: row.order_id,
    transactionDate: at,
    createdAt: at,
    expiryDate: row.expires_at?.toISOString() ?? null,
    daysUntilExpiry: daysLeft,
    expired: daysLeft !== null && daysLeft <= 0,
  };
}
