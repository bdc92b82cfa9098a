import { listedOf, type PageQuery } from '#domain/kit/page.ts';
import { seoulMonth } from '#domain/kit/time/time.ts';
import { EXPIRING_DAYS } from '#domain/policies/points.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import {
  expiringRows,
  type LedgerFilter,
  type LedgerRow,
  ledgerOfOrder,
  pageOfLedger,
  sumLedger,
} from './points-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LABELS: Record<string, string> = { EARN: '적립', USE: '사용', EXPIRE: '소멸', CANCEL: '취소' };

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns the totals of a member's ledger. */
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

/** Returns a page of the ledger. */
export async function readTransactions(
  { db, clock }: Ports,
  userId: number,
  filter: LedgerFilter,
  query: PageQuery,
) {
  const { rows, total: all } = await pageOfLedger(db, userId, filter, query);
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

/** Returns the ledger rows of an order; empty for another member's order. */
export const readOrderTransactions = async ({ db, clock }: Ports, userId: number, orderId: number) =>
  (await ledgerOfOrder(db, userId, orderId)).map((row) => toWire(row, clock.now()));

const sumOf = (rows: readonly { remaining: number }[]): number =>
  rows.reduce((sum, { remaining }) => sum + remaining, 0);

/** Returns the points that expire in a period and the first expiry; null if there are none. */
export async function findExpiring(db: Queryable, userId: number, from: Date, until: Date) {
  const rows = await expiringRows(db, userId, from, until);
  return { points: sumOf(rows), first: rows[0]?.expiresAt ?? null };
}

/** Returns the points that expire within EXPIRING_DAYS and by month, if they are not spent. */
export async function readExpiring({ db, clock }: Ports, userId: number) {
  const now = clock.now();
  const soon = new Date(now.getTime() + EXPIRING_DAYS * DAY);
  const [nextMonth, monthAfter] = [seoulMonth(now, 1), seoulMonth(now, 2)];
  const all = await expiringRows(db, userId, now, soon > monthAfter ? soon : monthAfter);
  const rows = all.filter(({ expiresAt }) => expiresAt <= soon);
  return {
    expiringPoints: rows.map((row) => ({
      ...toWire(row, now),
      amount: row.remaining,
      points: row.remaining,
    })),
    totalExpiringPoints: sumOf(rows),
    earliestExpiryDate: rows[0]?.expiresAt.toISOString() ?? null,
    expiringThisMonth: sumOf(all.filter(({ expiresAt }) => expiresAt < nextMonth)),
    expiringNextMonth: sumOf(all.filter(({ expiresAt }) => expiresAt >= nextMonth && expiresAt < monthAfter)),
  };
}

/**
 * Maps a row to the response: amounts are positive, the type gives the direction. Both sets of
 * names of contract D.4.
 */
function toWire(row: LedgerRow, now: Date) {
  const at = row.createdAt.toISOString();
  const daysLeft = row.expiresAt ? Math.ceil((row.expiresAt.getTime() - now.getTime()) / DAY) : null;
  return {
    transactionId: row.id,
    type: row.type,
    transactionType: row.type,
    transactionTypeDescription: LABELS[row.type] ?? row.type,
    amount: Math.abs(row.points),
    points: Math.abs(row.points),
    balanceAfter: row.balanceAfter,
    description: row.description,
    relatedOrderId: row.orderId,
    transactionDate: at,
    createdAt: at,
    expiryDate: row.expiresAt?.toISOString() ?? null,
    daysUntilExpiry: daysLeft,
    expired: daysLeft !== null && daysLeft <= 0,
  };
}
