import type { Queryable } from '../db/database.ts';
import { notify } from '../notices/notify.ts';
import { findAdmins } from './inquiry-store.ts';

type Written = {
  inquiryId: number;
  messageId: number;
  /** Null for an inquiry to the shop. */
  sellerId: number | null;
  escalatedAt: Date | null;
};

/** Notifies those who may answer of a message: the seller, and administrators where the shop takes part. */
export async function notifyDesk(
  tx: Queryable,
  { inquiryId, messageId, sellerId, escalatedAt }: Written,
  now: Date,
): Promise<void> {
  const admins = sellerId === null || escalatedAt !== null ? await findAdmins(tx) : [];
  const told = [
    ...(sellerId === null ? [] : [{ userId: sellerId, facts: { inquiryId, messageId, isOwn: true } }]),
    ...admins.map((userId) => ({ userId, facts: { inquiryId, messageId, isOwn: false } })),
  ];
  await notify(tx, 'INQUIRY_ASKED', told, now);
}
