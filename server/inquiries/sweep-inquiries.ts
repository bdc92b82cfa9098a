import { sql } from 'kysely';
import { closedIfBefore, escalatedIfBefore } from '#domain/inquiries/inquiry-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { notify } from '../notices/notify.ts';
import { findAdmins } from './inquiry-store.ts';

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

type Escalated = { id: number; user_id: number; seller_id: number };

/** Escalates up to a slice of inquiries and notifies member, seller and administrators; returns their number. */
async function escalateSlice(tx: Queryable, now: Date): Promise<number> {
  const { rows } = await sql<Escalated>`
    update inquiries set escalated_at = ${now} from stores
    where stores.id = inquiries.store_id and inquiries.id in (
      select id from inquiries where state = 'WAITING' and store_id is not null and escalated_at is null
        and waiting_since < ${escalatedIfBefore(now)}
      order by id limit ${SLICE} for no key update skip locked)
    returning inquiries.id, inquiries.user_id, stores.seller_id`.execute(tx);
  if (rows.length === 0) return 0;
  const admins = await findAdmins(tx);
  const told = rows.flatMap(({ id: inquiryId, user_id, seller_id }) => [
    { userId: user_id, facts: { inquiryId, to: 'BUYER' as const } },
    { userId: seller_id, facts: { inquiryId, to: 'STORE' as const } },
    ...admins.map((userId) => ({ userId, facts: { inquiryId, to: 'SHOP' as const } })),
  ]);
  await notify(tx, 'INQUIRY_ESCALATED', told, now);
  return rows.length;
}

/** Closes up to a slice of answered inquiries without a reply; returns their number. */
async function closeSlice(tx: Queryable, now: Date): Promise<number> {
  const { rows } = await sql`
    update inquiries set state = 'CLOSED', closed_at = ${now} where id in (
      select id from inquiries where state = 'ANSWERED' and last_message_at < ${closedIfBefore(now)}
      order by id limit ${SLICE} for no key update skip locked)
    returning id`.execute(tx);
  return rows.length;
}
