import { sql } from 'kysely';
import { NO_SHIPPING, shippingRow } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../db/database.ts';

/** Kinds of records of closed accounts with a retention period, by the column of their erasure. */
export type RecordKind = 'disputes' | 'orders';

const BLANKED_AT = { disputes: 'disputes_blanked_at', orders: 'orders_blanked_at' } as const;

/**
 * Locks up to `most` accounts closed before a moment with records of a kind; locked ones are
 * skipped.
 */
export async function lockKept(
  tx: Queryable,
  kind: RecordKind,
  closedBefore: Date,
  most: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'DELETED')
    .where('withdrawn_at', '<', closedBefore)
    .where(BLANKED_AT[kind], 'is', null)
    .orderBy('withdrawn_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks records as erased. */
export const markBlanked = (tx: Queryable, kind: RecordKind, userIds: number[], now: Date) =>
  tx
    .updateTable('users')
    .set({ [BLANKED_AT[kind]]: now })
    .where('id', 'in', userIds)
    .execute();

/** Erases the texts of claims, disputes and inquiries; returns the files of their pictures. */
export async function blankDisputes(tx: Queryable, userIds: number[]): Promise<string[]> {
  await tx
    .updateTable('claims')
    .set({ detail: '', answer: '', inspect_note: '', pickup_place: '' })
    .where('user_id', 'in', userIds)
    .execute();
  await tx.updateTable('appeals').set({ text: '', answer: null }).where('author_id', 'in', userIds).execute();
  await tx.updateTable('reports').set({ description: null }).where('reporter_id', 'in', userIds).execute();
  await tx.updateTable('sanctions').set({ text: '', note: null }).where('user_id', 'in', userIds).execute();
  await sql`update inquiry_messages set content = '' where inquiry_id in (
    select id from inquiries where user_id = any(${userIds}::bigint[]))`.execute(tx);
  await tx.deleteFrom('member_memos').where('user_id', 'in', userIds).execute();
  const claimed = await sql<{ url: string }>`
    delete from claim_images where claim_id in (select id from claims where user_id = any(${userIds}::bigint[]))
    returning url`.execute(tx);
  const inquired = await sql<{ url: string }>`
    delete from inquiry_pictures where inquiry_id in (
      select id from inquiries where user_id = any(${userIds}::bigint[]))
    returning url`.execute(tx);
  return [...claimed.rows, ...inquired.rows].map(({ url }) => url);
}

/**
 * Erases personal data in orders and payments. Amounts, lines, points and settlements are kept as
 * accounting records without a person.
 */
export async function blankOrders(tx: Queryable, userIds: number[]): Promise<string[]> {
  await tx
    .updateTable('orders')
    .set({ ...shippingRow(NO_SHIPPING), request_key: null, request_hash: null })
    .where('user_id', 'in', userIds)
    .execute();
  await sql`
    update payments set receipt_url = null
    where order_id in (select id from orders where user_id = any(${userIds}::bigint[])) and receipt_url is not null`.execute(
    tx,
  );
  await sql`
    update virtual_accounts set depositor = ''
    where order_id in (select id from orders where user_id = any(${userIds}::bigint[]))`.execute(tx);
  await sql`
    update cash_receipts set number_sealed = null, number_tail = ''
    where order_id in (select id from orders where user_id = any(${userIds}::bigint[]))`.execute(tx);
  return [];
}
