import type { Queryable } from '../../db/database.ts';
import type { ApplicationRecord } from './application-store.ts';

/** Locks an applicant before the change of role. */
export const lockApplicant = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'nickname', 'role', 'status'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Gives a member the role of a seller. */
export const makeSeller = (tx: Queryable, userId: number, now: Date) =>
  tx.updateTable('users').set({ role: 'seller', updated_at: now }).where('id', '=', userId).execute();

/** Inserts an open store with the data of its application. */
export const openStore = (tx: Queryable, of: ApplicationRecord & { email: string }, now: Date) =>
  tx
    .insertInto('stores')
    .values({
      seller_id: of.userId,
      name: of.storeName,
      description: of.description,
      created_at: now,
      updated_at: now,
      phone: of.phone,
      business_no: of.businessNo,
      owner_name: of.ownerName,
      mail_order_no: of.mailOrderNo === '' ? null : of.mailOrderNo,
      address: [`(${of.zipCode})`, of.addressLine1, of.addressLine2].filter(Boolean).join(' '),
      email: of.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
