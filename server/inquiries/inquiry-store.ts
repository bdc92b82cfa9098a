import { sql } from 'kysely';
import type { InquiryAuthor, InquiryTopic } from '#domain/inquiries/inquiry.ts';
import type { InquirySubject } from '#domain/inquiries/inquiry-form.ts';
import type { InquiryState } from '#domain/inquiries/inquiry-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { type Reader, readableBy } from './inquiry-rows-sql.ts';

/** Finds a line of an order of the member, with its store. */
export const findOwnLine = (tx: Queryable, userId: number, lineId: number) =>
  tx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select(columns(['i.store_id', 's.seller_id', 's.state']))
    .where('i.id', '=', lineId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();

/** Finds the line of a claim of the member. */
export const findLineOfClaim = async (
  tx: Queryable,
  userId: number,
  claimId: number,
): Promise<number | null> => {
  const claim = await tx
    .selectFrom('claims')
    .select('order_item_id')
    .where('id', '=', claimId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return claim?.order_item_id ?? null;
};

/** Returns whether members can see an event. */
export async function isEventShown(tx: Queryable, eventId: number): Promise<boolean> {
  const event = await tx
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where('state', '<>', 'DRAFT')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return event !== undefined;
}

type NewInquiry = InquirySubject & {
  userId: number;
  topic: InquiryTopic;
  storeId: number | null;
  escalatedAt: Date | null;
};

/** Inserts an inquiry that waits for an answer and returns its id. */
export async function insertInquiry(tx: Queryable, inquiry: NewInquiry, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('inquiries')
    .values({
      user_id: inquiry.userId,
      order_item_id: inquiry.lineId,
      claim_id: inquiry.claimId,
      event_id: inquiry.eventId,
      store_id: inquiry.storeId,
      topic: inquiry.topic,
      state: 'WAITING',
      waiting_since: now,
      escalated_at: inquiry.escalatedAt,
      closed_at: null,
      last_message_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Message with its author. */
export type NewMessage = { inquiryId: number; author: InquiryAuthor; authorId: number; content: string };

/** Inserts a message and returns its id. */
export async function insertMessage(
  tx: Queryable,
  { inquiryId, author, authorId, content }: NewMessage,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('inquiry_messages')
    .values({ inquiry_id: inquiryId, author, author_id: authorId, content, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an inquiry that the reader may read, which orders its messages and its end. */
export const lockInquiry = (tx: Queryable, id: number, reader: Reader) =>
  tx
    .selectFrom('inquiries')
    .select(columns(['id', 'user_id', 'store_id', 'state', 'escalated_at', 'closed_at']))
    .select((eb) =>
      eb.selectFrom('stores').select('seller_id').whereRef('id', '=', 'store_id').as('sellerId'),
    )
    .where('id', '=', id)
    .where(readableBy(reader))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Stores the state of an inquiry after a message, which opens it; one that waits already keeps its first moment. */
export const markWritten = (tx: Queryable, id: number, state: InquiryState, now: Date) =>
  tx
    .updateTable('inquiries')
    .set({
      state,
      waiting_since: state === 'WAITING' ? sql<Date>`coalesce(waiting_since, ${now})` : null,
      closed_at: null,
      last_message_at: now,
    })
    .where('id', '=', id)
    .execute();

/** Marks an inquiry as closed, so that it waits no longer. */
export const markClosed = (tx: Queryable, id: number, now: Date) =>
  tx
    .updateTable('inquiries')
    .set({ state: 'CLOSED', waiting_since: null, closed_at: now })
    .where('id', '=', id)
    .execute();

/** Closes all open inquiries of a member. */
export const closeAllOf = (tx: Queryable, userId: number, now: Date) =>
  tx
    .updateTable('inquiries')
    .set({ state: 'CLOSED', waiting_since: null, closed_at: now })
    .where('user_id', '=', userId)
    .where('state', '<>', 'CLOSED')
    .execute();

/** Finds the active administrators, who are notified of inquiries to the shop. */
export async function findAdmins(tx: Queryable): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
