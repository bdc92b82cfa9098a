import type { InquiryThread } from '#domain/inquiries/inquiry.ts';
import type { InquiryForm, InquirySubject } from '#domain/inquiries/inquiry-form.ts';
import { afterStep, type InquiryState, type InquiryStep } from '#domain/inquiries/inquiry-lifecycle.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { ShopError } from '../kit/shop-error.ts';
import { findByIds, findMessages, findOfMember, findReadable } from './inquiry-read-store.ts';
import type { Reader } from './inquiry-rows-sql.ts';
import {
  findLineOfClaim,
  findOwnLine,
  insertInquiry,
  insertMessage,
  isEventShown,
  lockInquiry,
  markClosed,
  markWritten,
} from './inquiry-store.ts';
import { notifyDesk } from './notify-desk.ts';
import { toInquiryWire, toMessageWire } from './to-inquiry-wire.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of the caller's inquiries in two statements. */
export async function findMyInquiries(db: Queryable, user: Member, page: PageQuery) {
  const { ids, total } = await findOfMember(db, user.id, page);
  const rows = await findByIds(db, ids);
  return toPaged(rows.map(toInquiryWire), page, total);
}

/** Returns an inquiry with its messages in two statements; throws if the reader may not read it. */
export async function readInquiry(db: Queryable, id: number, reader: Reader): Promise<InquiryThread> {
  const row = await findReadable(db, id, reader);
  if (!row) throw new ShopError('INQUIRY_NOT_FOUND');
  const messages = await findMessages(db, id);
  return { ...toInquiryWire(row), messages: messages.map(toMessageWire) };
}

/**
 * Opens an inquiry about a line of the caller's orders to its store, or to the shop. That of a
 * closed store is escalated at once.
 */
export const openInquiry = (
  ports: Ports,
  { id: userId }: Member,
  { topic, content, ...subject }: InquiryForm & InquirySubject,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockAuthor(tx, userId);
    const line = await requireSubject(tx, userId, subject);
    const escalatedAt = line?.state === 'CLOSED' ? now : null;
    const storeId = line?.storeId ?? null;
    const inquiryId = await insertInquiry(tx, { ...subject, userId, topic, storeId, escalatedAt }, now);
    const message = { inquiryId, author: 'BUYER' as const, authorId: userId, content };
    const messageId = await insertMessage(tx, message, now);
    await notifyDesk(tx, { inquiryId, messageId, sellerId: line?.sellerId ?? null, escalatedAt }, now);
    return { inquiryId };
  });

/**
 * Returns the line that an inquiry is about with its store, null for one to the shop; throws if line
 * or claim are not the member's, the claim is on another line, or members cannot see the event.
 */
async function requireSubject(tx: Queryable, userId: number, { lineId, claimId, eventId }: InquirySubject) {
  if (eventId !== null && (lineId !== null || !(await isEventShown(tx, eventId))))
    throw new ShopError('EVENT_NOT_FOUND');
  if (claimId !== null && (lineId === null || (await findLineOfClaim(tx, userId, claimId)) !== lineId))
    throw new ShopError('CLAIM_NOT_FOUND');
  if (lineId === null) return null;
  const line = await findOwnLine(tx, userId, lineId);
  if (!line) throw new ShopError('ORDER_NOT_FOUND');
  return line;
}

/** Writes a message of the caller in an own open inquiry, which waits for an answer from then on. */
export const writeMessage = (
  ports: Ports,
  { id: userId }: Member,
  { id: inquiryId, content }: { id: number; content: string },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockAuthor(tx, userId);
    const { inquiry, state } = await lockForStep(tx, inquiryId, { as: 'BUYER', id: userId }, 'ASK');
    const message = { inquiryId, author: 'BUYER' as const, authorId: userId, content };
    const messageId = await insertMessage(tx, message, now);
    await markWritten(tx, inquiryId, state, now);
    const { sellerId, escalatedAt } = inquiry;
    await notifyDesk(tx, { inquiryId, messageId, sellerId, escalatedAt }, now);
    return { messageId };
  });

/** Closes an open inquiry of the caller. */
export const closeInquiry = (
  ports: Ports,
  { id: userId }: Member,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<null> => {
    await lockForStep(tx, id, { as: 'BUYER', id: userId }, 'CLOSE');
    await markClosed(tx, id, ports.clock.now());
    return null;
  });

/**
 * Locks an inquiry for a step of its reader and returns it with the state after the step; throws if
 * the reader may not read it or the state refuses the step.
 */
export async function lockForStep(tx: Queryable, id: number, reader: Reader, step: InquiryStep) {
  const inquiry = await lockInquiry(tx, id, reader);
  if (!inquiry) throw new ShopError('INQUIRY_NOT_FOUND');
  const state: InquiryState | null = afterStep(inquiry.state, step);
  if (state === null) throw new ShopError('INQUIRY_CLOSED');
  return { inquiry, state };
}
