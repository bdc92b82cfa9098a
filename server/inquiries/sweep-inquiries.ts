import { closedIfBefore, escalatedIfBefore } from '#domain/inquiries/inquiry-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { notify } from '../notices/notify.ts';
import { findAdmins } from './inquiry-store.ts';
import { closeAnswered, escalateWaiting } from './sweep-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Inquiries per transaction. */
const SLICE = 100;

/**
 * Escalates inquiries that no store has answered in time, and closes answered ones without a reply.
 * Safe to run concurrently: locked inquiries are skipped.
 */
export async function sweepInquiries(ports: Ports): Promise<void> {
  for (const step of [escalateSlice, closeSlice])
    for (let found = SLICE; found >= SLICE; )
      found = await inTransaction(ports.db, (tx) => step(tx, ports.clock.now()));
}

/** Escalates up to a slice of inquiries and notifies member, seller and administrators; returns their number. */
async function escalateSlice(tx: Queryable, now: Date): Promise<number> {
  const rows = await escalateWaiting(tx, { now, before: escalatedIfBefore(now), most: SLICE });
  if (rows.length === 0) return 0;
  const admins = await findAdmins(tx);
  const told = rows.flatMap(({ id: inquiryId, userId, sellerId }) => [
    { userId, facts: { inquiryId, to: 'BUYER' as const } },
    { userId: sellerId, facts: { inquiryId, to: 'STORE' as const } },
    ...admins.map((userId) => ({ userId, facts: { inquiryId, to: 'SHOP' as const } })),
  ]);
  await notify(tx, 'INQUIRY_ESCALATED', told, now);
  return rows.length;
}

/** Closes up to a slice of answered inquiries without a reply; returns their number. */
const closeSlice = (tx: Queryable, now: Date): Promise<number> =>
  closeAnswered(tx, { now, before: closedIfBefore(now), most: SLICE });
