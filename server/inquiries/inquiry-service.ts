import type { InquiryThread } from '#domain/inquiries/inquiry.ts';
import type { InquiryForm, InquiryMessageBody, InquirySubject } from '#domain/inquiries/inquiry-form.ts';
import {
  afterStep,
  type InquiryState,
  type InquiryStep,
  reopensUntil,
  stepOfMessage,
} from '#domain/inquiries/inquiry-lifecycle.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { takeUploads } from '../files/upload-store.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { signedAddresses } from '../kit/secrets/signed-addresses.ts';
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
  type NewMessage,
} from './inquiry-store.ts';
import { notifyDesk } from './notify-desk.ts';
import { insertPictures } from './picture-store.ts';
import { toInquiryWire, toMessageWire } from './to-inquiry-wire.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Opened = InquiryForm & InquirySubject & Pick<InquiryMessageBody, 'pictureIds'>;
/** Message or answer in the inquiry of an id. */
export type Written = InquiryMessageBody & { id: number };

/** Returns a page of the caller's inquiries in two statements. */
export async function findMyInquiries(db: Queryable, user: Member, page: PageQuery) {
  const { ids, total } = await findOfMember(db, user.id, page);
  const rows = await findByIds(db, ids);
  return toPaged(rows.map(toInquiryWire), page, total);
}

/**
 * Returns an inquiry with its messages in two statements, three with pictures; throws if the reader may
 * not read it.
 */
export async function readInquiry({ db, clock }: Ports, id: number, reader: Reader): Promise<InquiryThread> {
  const row = await findReadable(db, id, reader);
  if (!row) throw new ShopError('INQUIRY_NOT_FOUND');
  const messages = await findMessages(db, id);
  const now = clock.now();
  const names = messages.flatMap(({ imageUrls }) => imageUrls);
  const addresses = await signedAddresses(db, names, now);
  const mayReopen = stepOfMessage(row.closedAt, now) === 'REOPEN';
  return {
    ...toInquiryWire(row),
    messages: messages.map((message) => toMessageWire(message, addresses)),
    reopensUntil: row.closedAt && mayReopen ? reopensUntil(row.closedAt).toISOString() : null,
  };
}

/**
 * Opens an inquiry about a line of the caller's orders to its store, or to the shop. That of a
 * closed store is escalated at once.
 */
export const openInquiry = (
  ports: Ports,
  { id: userId }: Member,
  { topic, content, pictureIds, ...subject }: Opened,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockAuthor(tx, userId);
    const line = await requireSubject(tx, userId, subject);
    const escalatedAt = line?.state === 'CLOSED' ? now : null;
    const storeId = line?.storeId ?? null;
    const inquiryId = await insertInquiry(tx, { ...subject, userId, topic, storeId, escalatedAt }, now);
    const message = { inquiryId, author: 'BUYER' as const, authorId: userId, content, pictureIds };
    const messageId = await writeWithPictures(tx, message, now);
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

/**
 * Writes a message of the caller in an own inquiry that is open or ended shortly before; it waits for an
 * answer from then on.
 */
export const writeMessage = (
  ports: Ports,
  { id: userId }: Member,
  { id: inquiryId, content, pictureIds }: Written,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await lockAuthor(tx, userId);
    const reader = { as: 'BUYER' as const, id: userId };
    const { inquiry, state } = await lockForStep(tx, inquiryId, reader, ({ closedAt }) =>
      stepOfMessage(closedAt, now),
    );
    const message = { inquiryId, author: reader.as, authorId: userId, content, pictureIds };
    const messageId = await writeWithPictures(tx, message, now);
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
    await lockForStep(tx, id, { as: 'BUYER', id: userId }, () => 'CLOSE');
    await markClosed(tx, id, ports.clock.now());
    return null;
  });

/** Inserts a message with the pictures that its author has uploaded for it; returns its id. */
export async function writeWithPictures(
  tx: Queryable,
  { pictureIds, ...message }: NewMessage & { pictureIds: readonly number[] },
  now: Date,
): Promise<number> {
  const messageId = await insertMessage(tx, message, now);
  const pictures = await takeUploads(
    tx,
    { userId: message.authorId, area: 'inquiries', ids: pictureIds },
    now,
  );
  if (!pictures) throw new ShopError('UPLOAD_GONE');
  await insertPictures(tx, { inquiryId: message.inquiryId, messageId }, pictures);
  return messageId;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockInquiry>>>;

/**
 * Locks an inquiry for a step of its reader and returns it with the state after the step; throws if
 * the reader may not read it or the state refuses the step.
 */
export async function lockForStep(
  tx: Queryable,
  id: number,
  reader: Reader,
  stepFor: (inquiry: Locked) => InquiryStep,
) {
  const inquiry = await lockInquiry(tx, id, reader);
  if (!inquiry) throw new ShopError('INQUIRY_NOT_FOUND');
  const state: InquiryState | null = afterStep(inquiry.state, stepFor(inquiry));
  if (state === null) throw new ShopError('INQUIRY_CLOSED');
  return { inquiry, state };
}
